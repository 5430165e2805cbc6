// FIDE C.07 (edition 2026-03), Article 7.5: (Sum of) Progressive Scores

import {
  type Calculation,
  type Contributions,
  type Crosstable,
  type Keeping,
  type Player,
  type Rounds,
  type Rows,
  type Tournament,
  UNFINISHED,
  after,
  afterOne,
  cutRound,
  inPoints,
  outcomeOf,
  refuse,
  rowsOf,
  tournamentOf,
  unlessKnown,
  valueOf,
} from '@crosstable/core';

/** Art. 7.5: the scores after each round. After a game that isn't finished there is none yet. */
function runningTotals(tournament: Tournament, rows: Rows): Contributions {
  const { primary, rounds } = tournament;
  const records = rowsOf(tournament.records, tournament, rows);
  const awarded = rowsOf(primary.awarded, tournament, rows);
  const values = new Float64Array(awarded.length);
  let total = 0;
  for (let cell = 0; cell < values.length; cell++) {
    total = cell % rounds === 0 ? awarded[cell] : total + awarded[cell];
    values[cell] = outcomeOf(records[cell]) === UNFINISHED ? NaN : total;
  }
  for (const { player, points, round } of primary.adjustments ?? []) {
    // The rounds of a player outside of the rows are outside of the list, where nothing is written
    const start = (player - rows.from) * rounds;
    for (let later = Math.max(round, 0); later < rounds; later++) values[start + later] += points;
  }
  return { scores: values, values };
}

/** Whether added points, by their round from 0, are from before round 2, and so are dropped with round 1. */
export function isDropped({ round }: { readonly round: number }): boolean {
  return round < 1;
}

/** By round: the points so far, counted from round 2 on, without the points of round 1 and those from before it. */
function restartedTotals(tournament: Tournament, rows: Rows): Contributions {
  const { primary, rounds } = tournament;
  const { values } = runningTotals(tournament, rows);
  const first = rowsOf(primary.awarded, tournament, rows).slice();
  for (const adjustment of primary.adjustments ?? []) {
    if (isDropped(adjustment)) first[(adjustment.player - rows.from) * rounds] += adjustment.points;
  }
  for (let cell = 0; cell < values.length; cell++) {
    const round = cell % rounds;
    values[cell] = round === 0 ? NaN : values[cell] - first[cell - round];
  }
  return { scores: values, values };
}

/** Art. 7.5: which round a game belongs to has to be known. */
const refusal = /* @__PURE__ */ unlessKnown('rounds', '7.5');

/** Art. 7.5: the sum of the scores after each round. */
export const progressiveCalculation: Calculation = {
  refusal,
  contributions: runningTotals,
  values: inPoints,
};

/** The Cut-1 that `@echecs/progressive` computes, see {@link progressiveCut1}. */
export const restartedCalculation: Calculation = {
  refusal,
  contributions: restartedTotals,
  values: inPoints,
};

/**
 * The value of one player, in a tournament whose rounds are known. `valueWhereAllowed` would do the same for 80 bytes more: it also asks
 * whether a tie-break is for teams.
 */
function valueOfRounds(calculation: Calculation, player: string, tournament: Tournament, keep?: Keeping): number {
  refuse(refusal(tournament), 'games');
  return valueOf(calculation, player, tournament, keep);
}

/**
 * Progressive Score: the sum of the player's scores after every round. Byes and forfeits score their points, a round
 * without a record none.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points; 0 for a player without games.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; a table whose
 *   rounds nobody knows is one.
 *
 * Cost: linear in the games; with a table linear in the rounds. Follows C.07 Art. 7.5.
 *
 * @example
 * ```ts
 * progressive('A', [
 *   [{ white: 'A', black: 'B', result: 1 }],
 *   [{ white: 'C', black: 'A', result: 0.5 }],
 *   [{ white: 'A', black: 'D', result: 1 }],
 * ]); // → 5
 * ```
 */
export function progressive(player: string, games: Rounds | Crosstable, _players?: readonly Player[]): number {
  return valueOfRounds(progressiveCalculation, player, tournamentOf(games)); // Art. 7.5
}

/**
 * The Cut-1 that `@echecs/progressive` computes: round 1 is dropped and the total starts again after it. For a FIDE
 * event use {@link progressiveCut1Fide}.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points; 0 with fewer than two rounds.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; a table whose
 *   rounds nobody knows is one.
 *
 * Cost: linear in the games; with a table linear in the rounds.
 *
 * @example
 * ```ts
 * progressiveCut1('A', [
 *   [{ white: 'A', black: 'B', result: 1 }],
 *   [{ white: 'C', black: 'A', result: 0.5 }],
 *   [{ white: 'A', black: 'D', result: 1 }],
 * ]); // → 2
 * ```
 */
export function progressiveCut1(player: string, games: Rounds | Crosstable, _players?: readonly Player[]): number {
  return valueOfRounds(restartedCalculation, player, tournamentOf(games));
}

/**
 * Progressive Score Cut-1 of the regulations: the score after round 1 is left out of the sum, and stays in those after.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points; 0 with fewer than two rounds.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; a table whose
 *   rounds nobody knows is one.
 *
 * Cost: linear in the games; with a table linear in the rounds. Follows C.07 Art. 7.5 and 14.1.1.c.
 *
 * @example
 * ```ts
 * progressiveCut1Fide('A', [
 *   [{ white: 'A', black: 'B', result: 1 }],
 *   [{ white: 'C', black: 'A', result: 0.5 }],
 *   [{ white: 'A', black: 'D', result: 1 }],
 * ]); // → 4
 * ```
 */
export function progressiveCut1Fide(player: string, games: Rounds | Crosstable, _players?: readonly Player[]): number {
  return valueOfRounds(progressiveCalculation, player, tournamentOf(games), afterOne(cutRound(1))); // Art. 14.1.1.c
}

/**
 * Progressive Score Cut-2 of the regulations: the scores after rounds 1 and 2 are left out of the sum, and stay in those
 * after.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points; 0 with fewer than three rounds.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; a table whose
 *   rounds nobody knows is one.
 *
 * Cost: linear in the games; with a table linear in the rounds. Follows C.07 Art. 7.5, 14.1.1.c and 14.2.
 *
 * @example
 * ```ts
 * progressiveCut2('A', [
 *   [{ white: 'A', black: 'B', result: 1 }],
 *   [{ white: 'C', black: 'A', result: 0.5 }],
 *   [{ white: 'A', black: 'D', result: 1 }],
 * ]); // → 2.5
 * ```
 */
export function progressiveCut2(player: string, games: Rounds | Crosstable, _players?: readonly Player[]): number {
  return valueOfRounds(progressiveCalculation, player, tournamentOf(games), after(cutRound(1), cutRound(2))); // Art. 14.1.1.c, 14.2
}
