// Lines of a draft as they were read, which are written again where they still say what their field says
import { type Line, recordCode } from '../text/line.js';
import type { TrfDraft } from '../tournament.js';
import { TrfError } from '../trf-error.js';
import { checkLine } from './draft-check.js';

/** The line as it was read, if it is one of these records and is read as `value`. */
export function stillSaid<T>(
  { written }: TrfDraft,
  field: 'rounds' | 'initialColour' | 'tiebreaks',
  codes: readonly string[],
  read: (line: Line) => T,
  value: T,
): readonly string[] | undefined {
  if (written?.[field] === undefined) return undefined;
  const line = checkLine(written[field], `written.${field}`);
  return codes.includes(recordCode(line)) && says(() => read(asLine(line))) === value ? [line] : undefined;
}

/** The value that is read, or nothing where it can't be read. */
export function says<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof TrfError) return undefined;
    throw error;
  }
}

/** A text of the draft as a line to read. */
export function asLine(text: string): Line {
  return { number: 1, text };
}
