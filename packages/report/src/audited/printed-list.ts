// Events of printed pages take the list that their columns follow

import { listOfPrinted } from '@crosstable/audit/inside';
import type { PrintedList } from '@crosstable/core';
import { type ChessEvent, atPrintedRound, definitionsToTry, tableOf } from '@crosstable/event';
import { checkList, isUsable } from '@crosstable/standings';

/** The list that the columns of the page of an event follow. */
function listOf(given: ChessEvent): PrintedList | undefined {
  const event = atPrintedRound(given);
  const { games, matches, written } = event;
  const { printed } = written;
  if (printed === undefined || printed.columns.length === 0) return undefined;
  const options = { ...event, selfDefined: definitionsToTry(event, printed) };
  return matches === undefined ? listOfPrinted(games, printed, options) : listOfPrinted(matches, printed, options);
}

/**
 * The event of a printed page with the list that its columns follow, for standings and explanations by default. An event of another file
 * stays as it is, and so do the tie-breaks of a page without a known list, or with one that C.07 doesn't allow in its system.
 */
export function withPrintedList(event: ChessEvent): ChessEvent {
  if (event.written.tiebreaks !== undefined) return event;
  const list = listOf(event);
  if (list === undefined) return event;
  const { codes } = list;
  const isAllowed = checkList(codes, tableOf(event)).codes.every(isUsable);
  return { ...event, ...(isAllowed && { tiebreaks: codes }), written: { ...event.written, list } };
}
