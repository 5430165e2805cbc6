// FIDE C.07 (edition 2026-03), Article 9.1: Sonneborn-Berger

import {
  type Calculation,
  type Crosstable,
  type Player,
  type Rounds,
  type Score,
  type Tournament,
  after,
  afterOne,
  cutLeastSignificant,
  quotients,
  rowsOf,
  scoresMet,
  tournamentOf,
  unlessOrderNeeded,
  valueWhereAllowed,
} from '@crosstable/core';

/** The scores met may depend on the order of the rounds. */
const refusalOfUnknownOrder = /* @__PURE__ */ unlessOrderNeeded('16.3.2');

/** Art. 9.1, 13.2: the sum of the scores met, each times the points of a score, the primary or another, from that round. */
export function sonnebornBergerOf(scored: (tournament: Tournament) => Score): Calculation {
  return {
    refusal: refusalOfUnknownOrder,
    contributions: (tournament, rows) => {
      const scores = rowsOf(scoresMet(tournament), tournament, rows);
      const points = rowsOf(scored(tournament).awarded, tournament, rows);
      const values = new Float64Array(scores.length);
      for (let cell = 0; cell < values.length; cell++) values[cell] = scores[cell] * points[cell]; // Art. 9.1
      return { scores, values };
    },
    values: ({ sums, tournament }) => quotients(sums, tournament.primary.scale * scored(tournament).scale),
  };
}

/** Art. 9.1: with the points of the score that the opponents are taken by. */
export const sonnebornBergerCalculation: Calculation = /* @__PURE__ */ sonnebornBergerOf(({ primary }) => primary);

/**
 * Sonneborn-Berger: the final scores of the opponents, each times the points scored against them. Unplayed rounds follow
 * Article 16 (a dummy instead of the opponent); in a table compiled as `'round-robin'` they follow Article 15.2 (forfeits
 * are regular games).
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points times points; 0 for a player without games.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games; with a table linear in the rounds, after a first call that is linear in players times rounds.
 * Follows C.07 Art. 9.1, 15 and 16.
 *
 * @example
 * ```ts
 * sonnebornBerger('A', [
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 0 }],
 *   [{ white: 'A', black: 'D', result: 0.5 }, { white: 'C', black: 'B', result: 0 }],
 *   [{ white: 'A', black: 'C', result: 1 }, { white: 'D', black: 'B', result: 1 }],
 * ]); // → 2.25
 * ```
 */
export function sonnebornBerger(player: string, games: Rounds | Crosstable, _players?: readonly Player[]): number {
  return valueWhereAllowed(sonnebornBergerCalculation, player, tournamentOf(games));
}

/**
 * Sonneborn-Berger Cut-1: without the contribution of the opponent with the lowest score. Of a player with voluntary
 * unplayed rounds the lowest contribution of those goes instead, unless it is lower (Art. 16.5).
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points times points; 0 when nothing is left.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games; with a table linear in the rounds, after a first call that is linear in players times rounds.
 * Follows C.07 Art. 9.1, 14.1.1.d and 16.5.
 *
 * @example
 * ```ts
 * sonnebornBergerCut1('A', [
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 0 }],
 *   [{ white: 'A', black: 'D', result: 0.5 }, { white: 'C', black: 'B', result: 0 }],
 *   [{ white: 'A', black: 'C', result: 1 }, { white: 'D', black: 'B', result: 1 }],
 * ]); // → 2.25
 * ```
 */
export function sonnebornBergerCut1(player: string, games: Rounds | Crosstable, _players?: readonly Player[]): number {
  return valueWhereAllowed(sonnebornBergerCalculation, player, tournamentOf(games), afterOne(cutLeastSignificant)); // Art. 14.1.1.d, 16.5
}

/**
 * Sonneborn-Berger Cut-2: Cut-1 applied twice. Art. 16.5 applies to each of the two cuts.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points times points; 0 when nothing is left.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games; with a table linear in the rounds, after a first call that is linear in players times rounds.
 * Follows C.07 Art. 9.1, 14.1.1.d, 14.2 and 16.5.
 *
 * @example
 * ```ts
 * sonnebornBergerCut2('A', [
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 0 }],
 *   [{ white: 'A', black: 'D', result: 0.5 }, { white: 'C', black: 'B', result: 0 }],
 *   [{ white: 'A', black: 'C', result: 1 }, { white: 'D', black: 'B', result: 1 }],
 * ]); // → 1.25
 * ```
 */
export function sonnebornBergerCut2(player: string, games: Rounds | Crosstable, _players?: readonly Player[]): number {
  return valueWhereAllowed(
    sonnebornBergerCalculation,
    player,
    tournamentOf(games),
    after(cutLeastSignificant, cutLeastSignificant),
  ); // Art. 14.2, 16.5.2
}
