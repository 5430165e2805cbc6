// Expectations of a law, which hold in thousands of runs and for every player: vitest's expect() takes some 8 µs, as long as
// a few values, so it is asked only where it fails. `of` says whose value it is.

import { isDeepStrictEqual } from 'node:util';

import { expect } from 'vitest';

/** The same number or other simple value, in every bit: 0 is not -0. */
export function expectSame(received: unknown, expected: unknown, of?: string): void {
  if (!Object.is(received, expected)) expect(received, of).toBe(expected);
}

/** The same list or record, in every bit. */
export function expectEqual(received: unknown, expected: unknown, of?: string): void {
  if (!isDeepStrictEqual(received, expected)) expect(received, of).toEqual(expected);
}

/** A number that is not greater. */
export function expectAtMost(received: number, most: number, of?: string): void {
  if (!(received <= most)) expect(received, of).toBeLessThanOrEqual(most);
}

/** A number that is not less. */
export function expectAtLeast(received: number, least: number, of?: string): void {
  if (!(received >= least)) expect(received, of).toBeGreaterThanOrEqual(least);
}

/** A greater number. */
export function expectAbove(received: number, least: number, of?: string): void {
  if (!(received > least)) expect(received, of).toBeGreaterThan(least);
}

/** A smaller number. */
export function expectBelow(received: number, most: number, of?: string): void {
  if (!(received < most)) expect(received, of).toBeLessThan(most);
}
