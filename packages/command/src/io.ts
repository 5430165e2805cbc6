import { visibleMessage } from '@crosstable/core/text';

import { CommandError } from './command-error.js';

/** The world outside, as the command sees it. */
export interface Io {
  /** The version of the package that has the command. */
  readonly version: string;
  /** The content of a file, or of standard input for `-`. */
  readonly read: (path: string) => Uint8Array;
  readonly print: (text: string) => unknown;
  readonly complain: (text: string) => unknown;
  /** The width of the terminal in characters; left out if the output goes elsewhere. */
  readonly columns?: number | undefined;
  /** The variables of the environment, of which some name the language; left out for English. */
  readonly environment?: Readonly<Record<string, string | undefined>> | undefined;
  /** Whether text has colours. */
  readonly isColoured?: boolean | undefined;
  /** Shows that the work goes on, until the returned function is called; left out if no user would see it. */
  readonly showProgress?: ((said: string) => () => void) | undefined;
}

/** The text for standard output, the notes for standard error, and the exit code. */
export interface Printed {
  readonly text: string;
  readonly notes: readonly string[];
  readonly code: number;
}

/** Prints the text and the notes; each note stays one line, whatever a file or the command line has in it. */
export function print({ notes, text }: Printed, io: Pick<Io, 'complain' | 'print'>): void {
  if (text !== '') io.print(text);
  // Below the table, where they are in sight on a terminal
  for (const note of notes) io.complain(`${visibleMessage(note)}\n`);
}

/** A word or a file can't be used. */
const CODE_OF_ERRORS = 2;

/** The sentence that says which word or file can't be used. Throws what is no mistake of the user. */
export function refused(thrown: unknown): Printed {
  if (!(thrown instanceof CommandError)) throw thrown;
  return { text: '', notes: [`crosstable: ${thrown.message}`], code: CODE_OF_ERRORS };
}
