import type { FileRequest } from './arguments.js';
import { requestOf } from './arguments.js';

/** The request where the words ask for a file. Nothing where they don't, or are wrong: `run` says what is wrong with them. */
export function fileRequestOf(words: readonly string[]): FileRequest | undefined {
  try {
    const request = requestOf(words);
    return typeof request === 'object' && 'file' in request ? request : undefined;
  } catch {
    return undefined;
  }
}
