// FIDE C.07 (edition 2026-03), Article 8.3: Fore Buchholz

import type {
  Account,
  CompiledTournament,
  Crosstable,
  Modifier,
  Player,
  Refusal,
  Rounds,
  Seat,
  View,
} from '@crosstable/core';
import {
  AS_BLACK,
  PLAYED,
  afterCuts,
  compiledSeat,
  cutLeastSignificant,
  inPoints,
  isPlayed,
  outcomeOf,
  reasonOfScoreMet,
  refuse,
  viewedFrom,
} from '@crosstable/core';

import { refusalOfRoundRobin } from './article-8.js';
import { buchholzAccount, scoresMet } from './article-8.1.js';

/** Whether a cell, `player * rounds + round`, is one of the final round, the last of those announced. */
export function isInFinalRound({ announcedRounds, rounds }: Seat['tournament'], cell: number): boolean {
  return (cell % rounds) + 1 === announcedRounds;
}

/**
 * Art. 8.3: the players paired for the final round drew, whether the game is finished or not; a forfeit is a pairing, a bye
 * is none. Before the final round nothing changes.
 */
export const FINAL_ROUND_DRAWN: View = {
  record: (tournament, cell) => {
    const { opponents, records } = tournament;
    const isPaired = opponents[cell] >= 0 && isInFinalRound(tournament, cell);
    return isPaired ? (records[cell] & AS_BLACK) | (PLAYED + 1) : records[cell]; // Art. 8.3
  },
};

/** Fore Buchholz isn't for round-robins either, and has to know which round is the final one. */
export function refusalOfFore(tournament: CompiledTournament): Refusal | undefined {
  if (tournament.announcedRounds !== undefined) return refusalOfRoundRobin(tournament);
  return {
    key: 'rounds-not-announced',
    article: '8.3',
    expected: 'a table with the announced number of rounds (Article 8.3)',
    got: undefined,
  };
}

/** A player's Fore Buchholz after some cuts, from a table. */
function read(player: string, games: Rounds | Crosstable, ...cuts: readonly Modifier[]): number {
  const seat = compiledSeat(player, games);
  refuse(refusalOfFore(seat.tournament), 'games');
  if (seat.player < 0) return 0;
  const fore = viewedFrom(seat, FINAL_ROUND_DRAWN);
  return inPoints(afterCuts(scoresMet(fore), cuts), fore.tournament);
}

/**
 * Fore Buchholz: the Buchholz as if all games paired for the final round had ended in draws. It can be computed before
 * that round is played. Before the final round of those announced it is the Buchholz.
 *
 * @param player - Id of the player.
 * @param games - A compiled table whose `rounds` were given: the games by themselves don't say which round is the final one.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points; 0 for a player without games.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; RangeError
 *   for games or a table without the announced number of rounds, and for a round-robin under the edition of March 2026.
 *
 * Cost: quadratic in the rounds, whatever the number of players. Follows C.07 Art. 8.3 and 16.
 *
 * @example
 * ```ts
 * import { crosstable } from 'crosstable';
 * import type { Game } from '@crosstable/buchholz';
 *
 * const games: Game[][] = [
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 0.5 }],
 *   [{ white: 'D', black: 'A', result: 0.5 }, { white: 'B', black: 'C', result: 1 }],
 *   [{ white: 'A', black: 'C', result: 1 }, { white: 'B', black: 'D', result: 1 }],
 * ];
 * foreBuchholz('A', crosstable(games, { rounds: 3 })); // → 4
 * ```
 */
export function foreBuchholz(player: string, games: Rounds | Crosstable, _players?: readonly Player[]): number {
  return read(player, games); // Art. 8.3
}

/**
 * Fore Buchholz Cut-1: without the lowest score, or, of a player with voluntary unplayed rounds, without the lowest that
 * comes of those (Art. 16.5); a forfeit in the final round is none of them, as it counts as a draw.
 *
 * @param player - Id of the player.
 * @param games - A compiled table whose `rounds` were given: the games by themselves don't say which round is the final one.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points; 0 when nothing is left.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; RangeError
 *   for games or a table without the announced number of rounds, and for a round-robin under the edition of March 2026.
 *
 * Cost: quadratic in the rounds, whatever the number of players. Follows C.07 Art. 8.3, 14.1 and 16.5.
 *
 * @example
 * ```ts
 * import { crosstable } from 'crosstable';
 * import type { Game } from '@crosstable/buchholz';
 *
 * const games: Game[][] = [
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 0.5 }],
 *   [{ white: 'D', black: 'A', result: 0.5 }, { white: 'B', black: 'C', result: 1 }],
 *   [{ white: 'A', black: 'C', result: 1 }, { white: 'B', black: 'D', result: 1 }],
 * ];
 * foreBuchholzCut1('A', crosstable(games, { rounds: 3 })); // → 3
 * ```
 */
export function foreBuchholzCut1(player: string, games: Rounds | Crosstable, _players?: readonly Player[]): number {
  return read(player, games, cutLeastSignificant); // Art. 14.1, 16.5
}

/** Fore Buchholz as the umbrella package and the explanations know it: the Buchholz of another final round. */
export const foreBuchholzAccount: Account = {
  ...buchholzAccount,
  code: 'FB',
  name: 'Fore Buchholz',
  article: '8.3',
  type: 'D',
  refusal: refusalOfFore,
  view: FINAL_ROUND_DRAWN,
  reason: (seat, element) => {
    const { announcedRounds, opponents, records, rounds } = seat.tournament;
    const opponent = opponents[seat.player * rounds + element.round];
    const isPaired = opponent >= 0 && isPlayed(outcomeOf(records[opponent * rounds + rounds - 1]));
    const met = reasonOfScoreMet(seat, element);
    return isPaired && rounds === announcedRounds && met.key === 'opponent-score'
      ? { key: 'opponent-fore-score', article: '8.3' }
      : met;
  },
};
