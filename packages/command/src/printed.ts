import { visibleMessage } from '../../core/src/text/visible.js';

/** The text for standard output, and the exit code. */
export interface Answer {
  readonly text: string;
  readonly code: number;
}

/** An answer, and where there is more to compute the function that gives a fuller one. */
export interface FirstAnswer extends Answer {
  readonly fuller?: (() => Answer) | undefined;
}

/** An answer with the notes for standard error. */
export interface Printed extends Answer {
  readonly notes: readonly string[];
  /** Sentences that come before the notes. */
  readonly warnings?: readonly string[] | undefined;
}

/** The same of an answer that may not be the last one. */
export interface FirstPrinted extends Printed, FirstAnswer {}

/** The ways to standard output and standard error. */
interface Streams {
  readonly print: (text: string) => unknown;
  readonly complain: (text: string) => unknown;
}

/** Prints an answer; each note stays one line, whatever a file or the command line has in it. */
export function printAnswer({ notes, text }: Printed, { complain, print }: Streams): void {
  if (text !== '') print(text);
  // Below the table, where they are in sight on a terminal
  for (const note of notes) complain(`${visibleMessage(note)}\n`);
}
