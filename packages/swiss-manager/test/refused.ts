// The text of the error about a file, and those of its notes.
import { expect } from 'vitest';

import { type SwissManagerFile, isInputError, readSwissManager } from '../src/index.js';

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

/** The texts of the notes on a file. */
export function messagesOf({ notes }: Pick<SwissManagerFile, 'notes'>): readonly string[] {
  return notes.map(({ message }) => message);
}
