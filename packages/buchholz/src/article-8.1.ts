// FIDE C.07 (edition 2026-03), Article 8.1: Buchholz

import {
  type Calculation,
  type Contributions,
  type Crosstable,
  type Player,
  type Rounds,
  type Rows,
  type Tournament,
  after,
  afterOne,
  cutHighest,
  cutLeastSignificant,
  inPoints,
  rowsOf,
  scoresMet,
  tournamentOf,
  valueWhereAllowed,
} from '@crosstable/core';

import { refusalOfRoundRobin } from './article-8.js';

/** Art. 8.1: the scores met. */
export function buchholzContributions(tournament: Tournament, rows: Rows): Contributions {
  const scores = rowsOf(scoresMet(tournament), tournament, rows);
  return { scores, values: scores }; // Art. 8.1
}

/** Art. 8.1: their sum. */
export const buchholzCalculation: Calculation = {
  refusal: refusalOfRoundRobin,
  contributions: buchholzContributions,
  values: inPoints,
};

/**
 * Buchholz: the sum of the opponents' scores. Unplayed rounds follow Article 16: a dummy stands in for the missing
 * opponent, and opponents' own unplayed rounds are adjusted.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points; 0 for a player without games.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; RangeError
 *   for a table of a round-robin under the edition of March 2026.
 *
 * Cost: linear in the games; with a table linear in the rounds, after a first call that is linear in players times rounds.
 * Follows C.07 Art. 8.1 and 16.
 *
 * @example
 * ```ts
 * buchholz('A', [
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 0.5 }],
 *   [{ white: 'D', black: 'A', result: 0.5 }, { white: 'B', black: 'C', result: 1 }],
 *   [{ white: 'A', black: 'C', result: 1 }, { white: 'B', black: 'D', result: 1 }],
 * ]); // → 3.5
 * ```
 */
export function buchholz(player: string, games: Rounds | Crosstable, _players?: readonly Player[]): number {
  return valueWhereAllowed(buchholzCalculation, player, tournamentOf(games)); // Art. 8.1
}

/**
 * Buchholz Cut-1: without the lowest score, or, of a player with voluntary unplayed rounds, without the lowest that comes
 * of those (Art. 16.5).
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points; 0 when nothing is left.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; RangeError
 *   for a table of a round-robin under the edition of March 2026.
 *
 * Cost: linear in the games; with a table linear in the rounds, after a first call that is linear in players times rounds.
 * Follows C.07 Art. 8.1, 14.1.1.a and 16.5.
 *
 * @example
 * ```ts
 * buchholzCut1('A', [
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 0.5 }],
 *   [{ white: 'D', black: 'A', result: 0.5 }, { white: 'B', black: 'C', result: 1 }],
 *   [{ white: 'A', black: 'C', result: 1 }, { white: 'B', black: 'D', result: 1 }],
 * ]); // → 3
 * ```
 */
export function buchholzCut1(player: string, games: Rounds | Crosstable, _players?: readonly Player[]): number {
  return valueWhereAllowed(buchholzCalculation, player, tournamentOf(games), afterOne(cutLeastSignificant)); // Art. 14.1.1.a, 16.5
}

/**
 * Buchholz Cut-2: without the two lowest scores; Art. 16.5 applies to each of the two cuts.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points; 0 when nothing is left.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; RangeError
 *   for a table of a round-robin under the edition of March 2026.
 *
 * Cost: linear in the games; with a table linear in the rounds, after a first call that is linear in players times rounds.
 * Follows C.07 Art. 8.1, 14.2 and 16.5.
 *
 * @example
 * ```ts
 * buchholzCut2('A', [
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 0.5 }],
 *   [{ white: 'D', black: 'A', result: 0.5 }, { white: 'B', black: 'C', result: 1 }],
 *   [{ white: 'A', black: 'C', result: 1 }, { white: 'B', black: 'D', result: 1 }],
 * ]); // → 2
 * ```
 */
export function buchholzCut2(player: string, games: Rounds | Crosstable, _players?: readonly Player[]): number {
  return valueWhereAllowed(
    buchholzCalculation,
    player,
    tournamentOf(games),
    after(cutLeastSignificant, cutLeastSignificant),
  ); // Art. 14.2
}

/**
 * Buchholz Median-1: without the lowest score (Art. 16.5 included) and then without the highest.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points; 0 when nothing is left.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; RangeError
 *   for a table of a round-robin under the edition of March 2026.
 *
 * Cost: linear in the games; with a table linear in the rounds, after a first call that is linear in players times rounds.
 * Follows C.07 Art. 8.1, 14.3 and 16.5.
 *
 * @example
 * ```ts
 * buchholzMedian1('A', [
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 0.5 }],
 *   [{ white: 'D', black: 'A', result: 0.5 }, { white: 'B', black: 'C', result: 1 }],
 *   [{ white: 'A', black: 'C', result: 1 }, { white: 'B', black: 'D', result: 1 }],
 * ]); // → 1
 * ```
 */
export function buchholzMedian1(player: string, games: Rounds | Crosstable, _players?: readonly Player[]): number {
  return valueWhereAllowed(buchholzCalculation, player, tournamentOf(games), after(cutLeastSignificant, cutHighest)); // Art. 14.3
}

/**
 * Buchholz Median-2: without the two lowest scores (Art. 16.5 included) and then without the two highest.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points; 0 when nothing is left.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; RangeError
 *   for a table of a round-robin under the edition of March 2026.
 *
 * Cost: linear in the games; with a table linear in the rounds, after a first call that is linear in players times rounds.
 * Follows C.07 Art. 8.1, 14.4 and 16.5.
 *
 * @example
 * ```ts
 * buchholzMedian2('A', [
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 0.5 }],
 *   [{ white: 'D', black: 'A', result: 0.5 }, { white: 'B', black: 'C', result: 1 }],
 *   [{ white: 'A', black: 'C', result: 1 }, { white: 'B', black: 'D', result: 1 }],
 * ]); // → 0
 * ```
 */
export function buchholzMedian2(player: string, games: Rounds | Crosstable, _players?: readonly Player[]): number {
  return valueWhereAllowed(
    buchholzCalculation,
    player,
    tournamentOf(games),
    after(cutLeastSignificant, cutLeastSignificant, cutHighest, cutHighest),
  ); // Art. 14.4
}
