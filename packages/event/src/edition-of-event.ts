// The edition of C.07 that an event follows, and where it comes from.
import { type Edition, type PrintedTable, editionOfDays } from '@crosstable/core';

import type { ChessEvent } from './chess-event.js';

/**
 * Where an edition comes from: the file names it, the legends of a printed table do, the date decides, or there is none and the
 * newest is taken; `'asked'` where it is another one than these.
 */
export type EditionOrigin = 'asked' | 'date' | 'file' | 'legend' | 'newest';

/** The edition that the legends of a printed table name; `undefined` where none does, or where they name several. */
export function editionOfLegends({ columns }: PrintedTable): Edition | undefined {
  const named = columns.flatMap((column) => (column.named ?? []).flatMap(({ edition }) => edition ?? []));
  const [first, ...others] = new Set(named);
  return others.length === 0 ? first : undefined;
}

/** Where the edition of an event comes from. */
export function editionFrom({ edition, start, end, written }: ChessEvent): EditionOrigin {
  const { edition: given, printed } = written;
  if (given !== undefined && given !== edition) return 'asked';
  if (given !== undefined) return printed !== undefined && editionOfLegends(printed) === given ? 'legend' : 'file';
  if (editionOfDays({ start, end }) !== edition) return 'asked';
  return start === undefined && end === undefined ? 'newest' : 'date';
}
