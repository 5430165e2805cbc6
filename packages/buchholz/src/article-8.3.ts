// FIDE C.07 (edition 2026-03), Article 8.3: Fore Buchholz

import {
  AS_BLACK,
  type Calculation,
  type Crosstable,
  DRAWN,
  type Player,
  type Refusal,
  type Rounds,
  type Tournament,
  afterOne,
  cutLeastSignificant,
  derive,
  inPoints,
  memoized,
  tournamentOf,
  unlessKnown,
  valueWhereAllowed,
} from '@crosstable/core';

import { buchholzContributions } from './article-8.1.js';
import { refusalOfRoundRobin } from './article-8.js';

/** Whether a cell, `player * rounds + round`, is one of the final round, the last of those announced. */
export function isInFinalRound({ announcedRounds, rounds }: Tournament, cell: number): boolean {
  return (cell % rounds) + 1 === announcedRounds;
}

/**
 * Art. 8.3: the tournament in which all who are paired for the final round drew, whether the game is finished or not. A forfeit is
 * a pairing, a bye isn't. Before the final round nothing changes. Of teams the primary score alone changes, because Buchholz looks
 * at no other; for their game points it is a draw on every board.
 */
export const finalRoundDrawn = /* @__PURE__ */ memoized((tournament: Tournament) => {
  const { opponents, primary } = tournament;
  const records = tournament.records.slice();
  const awarded = primary.awarded.slice();
  for (let cell = 0; cell < opponents.length; cell++) {
    if (opponents[cell] < 0 || !isInFinalRound(tournament, cell)) continue;
    records[cell] = (records[cell] & AS_BLACK) | DRAWN; // Art. 8.3
    awarded[cell] = primary.draw; // Art. 8.3
  }
  return derive(tournament, { records, primary: { awarded } });
});

/** Which round is the final one has to be known. */
const refusalOfUnknownRounds = /* @__PURE__ */ unlessKnown('rounds', '8.3');

/** Fore Buchholz isn't for round-robins either, and has to know which round is the final one. */
export function refusalOfFore(tournament: Tournament): Refusal | undefined {
  if (tournament.announcedRounds !== undefined)
    return refusalOfRoundRobin(tournament) ?? refusalOfUnknownRounds(tournament);
  return {
    key: 'rounds-not-announced',
    article: '8.3',
    expected: 'a table with the announced number of rounds (Article 8.3)',
    got: 'undefined',
  };
}

/** Art. 8.3: the Buchholz of that tournament. */
export const foreBuchholzCalculation: Calculation = {
  refusal: refusalOfFore,
  transform: finalRoundDrawn,
  contributions: buchholzContributions,
  values: inPoints,
};

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
 * Cost: linear in the rounds, after a first call with a table that is linear in players times rounds. Follows C.07 Art.
 * 8.3 and 16.
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
  return valueWhereAllowed(foreBuchholzCalculation, player, tournamentOf(games)); // Art. 8.3
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
 * Cost: linear in the rounds, after a first call with a table that is linear in players times rounds. Follows C.07 Art.
 * 8.3, 14.1 and 16.5.
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
  return valueWhereAllowed(foreBuchholzCalculation, player, tournamentOf(games), afterOne(cutLeastSignificant)); // Art. 14.1, 16.5
}
