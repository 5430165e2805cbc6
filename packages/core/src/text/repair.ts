import { type Cell, type Place, quote, withPlace } from './place.js';

/** A place where a file breaks its format, or leaves something open, and how it was read nevertheless. */
export interface FileRepair<Kind extends string> extends Place {
  /** The sort of the repair, for filtering. */
  readonly kind: Kind;
  /** Line of the file, or row of the spreadsheet, counted from 1. */
  readonly line: number;
  /** Column of the line in characters, or of the spreadsheet, counted from 1. */
  readonly column: number;
  /** The text of the file at this place; `''` where nothing stands. */
  readonly found: string;
  /** The reading, in a few words. */
  readonly read: string;
  /** The whole in a sentence: `line 14, column 92: "0000 - -" read as an absence`. */
  readonly message: string;
}

/** A repair with its sentence, which shows the text that was found, or as much of it as `shown`. */
export function repairOf<Kind extends string>(
  kind: Kind,
  cell: Cell,
  read: string,
  shown = cell.text,
): FileRepair<Kind> {
  const { line, column, text: found } = cell;
  return { kind, line, column, found, read, message: withPlace(cell, `${quote(shown)} ${read}`) };
}
