// The error about a file that is written for a test.
import { expect } from 'vitest';

import { type InputError, isInputError, readSwissChess } from '../src/index.js';

/** The error about a file; fails where there is none. */
export function errorOf(bytes: Uint8Array): InputError {
  try {
    readSwissChess(bytes);
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    if (isInputError(error)) return error;
  }
  return expect.unreachable('the file is read');
}

/** The text of the error. */
export function refused(bytes: Uint8Array): string {
  return errorOf(bytes).message;
}
