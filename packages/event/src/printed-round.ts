import { type PrintedTable, isAlone } from '@crosstable/core';

import type { ChessEvent } from './chess-event.js';
import type { EventGame, EventMatch } from './event-form.js';

/** The ranks that a report states, as a printed table without columns; `undefined` where it states none. */
export function tableOfRanks({ ranks = [] }: ChessEvent['written']): PrintedTable | undefined {
  if (ranks.length === 0) return undefined;
  return { ranks: new Map(ranks.map(({ player, rank }) => [player, rank])), columns: [] };
}

/** A game without a result, and its round. */
interface Unfinished extends EventGame {
  readonly round: number;
}

/** The games without a result until a round; of teams those on their boards. */
export function unfinishedGames({ games }: Pick<ChessEvent, 'games'>, until: number): readonly Unfinished[] {
  return games
    .slice(0, until)
    .flatMap((ofRound, at) => ofRound.flatMap((game) => (game.result === null ? [{ ...game, round: at + 1 }] : [])));
}

/** The first game without a result before a round. */
export function unfinishedBefore(event: Pick<ChessEvent, 'games'>, round: number): Unfinished | undefined {
  return unfinishedGames(event, round - 1).at(0);
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
