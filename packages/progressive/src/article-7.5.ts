// FIDE C.07 (edition 2026-03), Article 7.5: (Sum of) Progressive Scores

import type {
  Account,
  CompiledTournament,
  Crosstable,
  Element,
  Explanation,
  OwnRounds,
  Player,
  Rounds,
  Seat,
} from '@crosstable/core';
import {
  UNFINISHED,
  afterCuts,
  check,
  checkNames,
  cutRound,
  cutOf,
  explanation,
  inPoints,
  outcomeOf,
  ownSeat,
  seatWithEverything,
} from '@crosstable/core';

/**
 * Art. 7.5: the scores after each round; from `first` on, as {@link progressiveCut1} asks, counting from there. After a game
 * that isn't finished there is none yet.
 */
function totals({ tournament, player }: Seat<OwnRounds>, first = 0): readonly Element[] {
  const { points, records, rounds } = tournament;
  const elements: Element[] = [];
  let value = 0;
  for (let round = first; round < rounds; round++) {
    const outcome = outcomeOf(records[player * rounds + round]);
    value += points[outcome];
    if (outcome !== UNFINISHED) elements.push({ round, score: value, value });
  }
  return elements;
}

/**
 * Progressive Score: the sum of the player's scores after every round. Byes and forfeits score their points, a round
 * without a record none.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points; 0 for a player without games.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
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
  const seat = ownSeat(player, games);
  return inPoints(totals(seat), seat.tournament); // Art. 7.5
}

/**
 * The Cut-1 that `@echecs/progressive` computes: round 1 is dropped and the total starts again after it. For a FIDE
 * event use {@link progressiveCut1Fide}.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points; 0 with fewer than two rounds.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
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
  const seat = ownSeat(player, games);
  return inPoints(totals(seat, 1), seat.tournament);
}

/**
 * Progressive Score Cut-1 of the regulations: the score after round 1 is left out of the sum, and stays in those after.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points; 0 with fewer than two rounds.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
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
  const seat = ownSeat(player, games);
  return inPoints(cutRound(1)(totals(seat)), seat.tournament); // Art. 14.1.1.c
}

/**
 * Progressive Score Cut-2 of the regulations: the scores after rounds 1 and 2 are left out of the sum, and stay in those
 * after.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points; 0 with fewer than three rounds.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
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
  const seat = ownSeat(player, games);
  return inPoints(afterCuts(totals(seat), [cutRound(1), cutRound(2)]), seat.tournament); // Art. 14.1.1.c, 14.2
}

/** {@link totals} for a whole table, with the first one or without. */
function column({ points, records, rounds, scale, scores }: CompiledTournament, cut: boolean): Float64Array {
  const values = new Float64Array(scores.length);
  for (let player = 0; player < values.length; player++) {
    const start = player * rounds;
    let total = 0;
    let sum = 0;
    for (let cell = start; cell < start + rounds; cell++) {
      const outcome = outcomeOf(records[cell]);
      total += points[outcome];
      if (outcome !== UNFINISHED) sum += total; // Art. 7.5
    }
    if (cut && rounds > 0) sum -= points[outcomeOf(records[start])]; // Art. 14.1.1.c; not finished it is 0
    values[player] = sum / scale;
  }
  return values;
}

/** Progressive scores as the umbrella package and the explanations know them. */
export const progressiveAccount: Account = {
  code: 'PS',
  name: '(Sum of) Progressive Scores',
  article: '7.5',
  type: 'B',
  edition: '2024-08',
  systems: ['swiss', 'round-robin'],
  cutArticle: '14.1.1.c',
  degree: 1,
  degreeOfScores: 1,
  needsRatings: false,
  elements: (seat) => totals(seat),
  modifiers: { '/C1': [cutRound(1)], '/C2': [cutRound(1), cutRound(2)] }, // Art. 14.1.1.c, 14.2
  value: (elements, { tournament }) => inPoints(elements, tournament),
  columns: { '': (tournament) => column(tournament, false), '/C1': (tournament) => column(tournament, true) },
  reason: () => ({ key: 'running-total', article: '7.5' }),
};

/** Which of the progressive scores to explain. */
export interface ProgressiveVariant {
  /** How many are cut; default 0, the plain sum. */
  readonly cut?: 0 | 1 | 2 | undefined;
  /** For one cut: `true` for FIDE's, as `/cut1-fide` computes it; default that of `@echecs/progressive`, as `/cut1` does. */
  readonly fide?: boolean | undefined;
}

/**
 * Explains a progressive score: the running total of every round, and what was cut.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param players - Checked with bare games, and otherwise not needed.
 * @param variant - Default the plain tie-break.
 * @returns The value in points and its contributions, in the order of the rounds.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games and players, and then as with a table: at most quadratic in the rounds.
 *
 * @example
 * ```ts
 * import type { Game } from '@crosstable/progressive';
 *
 * const games: Game[][] = [
 *   [{ white: 'A', black: 'B', result: 1 }],
 *   [{ white: 'C', black: 'A', result: 0.5 }],
 * ];
 * explain('A', games).contributions.map(({ value }) => value); // → [1, 1.5]
 * ```
 */
export function explain(
  player: string,
  games: Rounds | Crosstable,
  players?: readonly Player[],
  variant: ProgressiveVariant = {},
): Explanation {
  checkNames(variant, 'variant', { cut: true, fide: true });
  const cut = cutOf(variant, progressiveAccount);
  const fide = variant.fide ?? false;
  check(typeof fide === 'boolean', 'variant.fide', 'true or false', fide);
  const seat = seatWithEverything(player, games, players);
  if (fide || cut !== '/C1') return explanation(progressiveAccount, cut, player, seat);
  const restarted: Account = { ...progressiveAccount, code: 'progressiveCut1', elements: (own) => totals(own, 1) };
  return explanation(restarted, '', player, seat);
}
