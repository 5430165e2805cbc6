import { expect } from 'vitest';

/** A number of which so many decimals are known. */
export function near(value: number, decimals: number): unknown {
  return expect.closeTo(value, decimals);
}
