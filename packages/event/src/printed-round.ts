import { isAlone } from '@crosstable/core';

import type { ChessEvent } from './chess-event.js';
import type { EventGame, EventMatch } from './event-form.js';

/** A game without a result before a round, and its own round. */
export function unfinishedBefore(
  { games }: Pick<ChessEvent, 'games'>,
  round: number,
): (EventGame & { readonly round: number }) | undefined {
  for (const [at, earlier] of games.slice(0, round - 1).entries()) {
    const unfinished = earlier.find(({ result }) => result === null);
    if (unfinished !== undefined) return { ...unfinished, round: at + 1 };
  }
  return undefined;
}

/** Whether a game has no result yet; a match, whether none of its boards has one. */
function isOpen(pairing: EventGame | EventMatch): boolean {
  if ('result' in pairing) return pairing.result === null;
  const { boards, gamePoints } = pairing;
  return boards === undefined ? gamePoints === null : boards.every(({ result }) => result === null);
}

/**
 * The event after the last round that a printed table can count: a round that is paired and has no result yet is left out, because
 * tables are printed with the pairings of the next round, and with the values of the one before.
 */
export function atPrintedRound(event: ChessEvent): ChessEvent {
  const { games, matches, round } = event;
  const pairings = ((matches ?? games)[round - 1] ?? []).filter((pairing) => !isAlone(pairing));
  const isOnlyPaired = round > 1 && pairings.length > 0 && pairings.every(isOpen);
  return isOnlyPaired ? { ...event, round: round - 1 } : event;
}
