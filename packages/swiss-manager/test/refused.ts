// The text of the error about a file.
import { expect } from 'vitest';

import { isInputError, readSwissManager } from '../src/index.js';

/** The text of the error about a file; `nothing` where there is none. */
export function refused(bytes: Uint8Array): string {
  try {
    readSwissManager(bytes);
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    if (isInputError(error)) return error.message;
  }
  return 'nothing';
}
