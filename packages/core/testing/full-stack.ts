// Most of the stack in use, so that code which puts a list on it fails with few entries, and not with 150,000.

import { expect } from 'vitest';

/** As many as overflow what {@link onFullStack} leaves of the stack, each with eight bytes as an argument. */
export const TOO_MANY_ARGUMENTS = 20_000;

/** Calls a function with arguments that it doesn't take: they fill the stack while it runs. */
export function onFullStack<T>(run: (...ignored: readonly undefined[]) => T): T {
  return run(...new Array<undefined>(110_000));
}

/** Checks that a list of this length fails as arguments there, or the tests that use it would prove nothing. */
export function expectNoRoomForArguments(): void {
  const list = new Array<number>(TOO_MANY_ARGUMENTS).fill(0);
  expect(() => onFullStack(() => Math.max(...list))).toThrow(RangeError);
  expect(Math.max(...list)).toBe(0);
}
