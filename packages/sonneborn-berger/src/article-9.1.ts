// FIDE C.07 (edition 2026-03), Article 9.1: Sonneborn-Berger

import type {
  Account,
  CompiledTournament,
  Crosstable,
  Element,
  Explanation,
  Player,
  Rounds,
  Seat,
  Tournament,
} from '@crosstable/core';
import {
  NOBODY,
  cutLeastSignificant,
  cutMostSignificant,
  checkNames,
  cutOf,
  cutsAndMedians,
  explanation,
  isIn,
  isPlayed,
  outcomeOf,
  reasonOfScoreMet,
  scoreMet,
  seatAmongOpponents,
  seatWithEverything,
  sumOf,
} from '@crosstable/core';

/** Art. 9.1: the scores met, each times the points from it. */
function products({ tournament, player }: Seat<Tournament>): readonly Element[] {
  const { points, records, rounds, unplayed } = tournament;
  const elements: Element[] = [];
  for (let round = 0; round < rounds; round++) {
    const record = records[player * rounds + round];
    const score = scoreMet(tournament, player, round);
    const value = score * points[outcomeOf(record)]; // Art. 9.1
    if (score !== NOBODY) elements.push({ round, score, value, voluntary: isIn(unplayed.voluntary, record) });
  }
  return elements;
}

function inSquaredPoints(elements: readonly Element[], { scale }: Tournament): number {
  return sumOf(elements) / scale ** 2;
}

/**
 * Sonneborn-Berger: the final scores of the opponents, each times the points scored against them. Unplayed rounds go by
 * Article 16 (a dummy instead of the opponent), in a table compiled as `'round-robin'` by Article 15.2 (forfeits are
 * regular games).
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points times points; 0 for a player without games.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games; with a table linear in the rounds. Follows C.07 Art. 9.1, 15 and 16.
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
  const seat = seatAmongOpponents(player, games);
  return inSquaredPoints(products(seat), seat.tournament);
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
 * Cost: linear in the games; with a table linear in the rounds. Follows C.07 Art. 9.1, 14.1.1.d and 16.5.
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
  const seat = seatAmongOpponents(player, games);
  return inSquaredPoints(cutLeastSignificant(products(seat)), seat.tournament); // Art. 14.1.1.d, 16.5
}

/**
 * Sonneborn-Berger Cut-2: what Cut-1 cuts, cut once more from what that leaves; Art. 16.5 applies to each of the two cuts.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points times points; 0 when nothing is left.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games; with a table linear in the rounds. Follows C.07 Art. 9.1, 14.1.1.d, 14.2 and 16.5.
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
  const seat = seatAmongOpponents(player, games);
  const once = cutLeastSignificant(products(seat));
  return inSquaredPoints(cutLeastSignificant(once), seat.tournament); // Art. 14.2, 16.5.2
}

/** {@link products} for a whole table. Games are what nearly all rounds are, so they come first and in short. */
function column(tournament: CompiledTournament): Float64Array {
  const { adjustedScores, opponents, points, records, rounds, scale, scores } = tournament;
  const values = new Float64Array(scores.length);
  for (let player = 0; player < values.length; player++) {
    const start = player * rounds;
    const end = start + rounds;
    let sum = 0;
    for (let cell = start; cell < end; cell++) {
      const outcome = outcomeOf(records[cell]);
      const played = isPlayed(outcome);
      const score = played ? adjustedScores[opponents[cell]] : scoreMet(tournament, player, cell - start);
      if (played || score !== NOBODY) sum += score * points[outcome]; // Art. 9.1
    }
    values[player] = sum / (scale * scale);
  }
  return values;
}

/** {@link products} for a whole table, without those that {@link cutLeastSignificant} cuts. */
function cutColumn(tournament: CompiledTournament): Float64Array {
  const { adjustedScores, opponents, points, records, rounds, scale, scores, unplayed } = tournament;
  const values = new Float64Array(scores.length);
  for (let player = 0; player < values.length; player++) {
    const start = player * rounds;
    const end = start + rounds;
    let sum = 0;
    let leastScore = Infinity;
    let least = 0;
    let lowestVoluntary = Infinity;
    for (let cell = start; cell < end; cell++) {
      const outcome = outcomeOf(records[cell]);
      const played = isPlayed(outcome);
      const score = played ? adjustedScores[opponents[cell]] : scoreMet(tournament, player, cell - start);
      if (score === NOBODY) continue;
      const value = score * points[outcome]; // Art. 9.1
      sum += value;
      if (score <= leastScore) {
        least = score < leastScore ? value : Math.min(least, value); // Art. 14.1.1.d
        leastScore = score;
      }
      if (!played && value < lowestVoluntary && isIn(unplayed.voluntary, outcome)) lowestVoluntary = value; // Art. 16.5.1
    }
    const cut = lowestVoluntary >= least && lowestVoluntary !== Infinity ? lowestVoluntary : least; // Art. 16.5.1
    values[player] = (sum - cut) / (scale * scale);
  }
  return values;
}

/** Sonneborn-Berger as the umbrella package and the explanations know it. */
export const sonnebornBergerAccount: Account = {
  code: 'SB',
  name: 'Sonneborn-Berger',
  article: '9.1',
  type: 'BC',
  edition: '2024-08',
  systems: ['swiss', 'round-robin'],
  cutArticle: '14.1.1.d',
  degree: 2,
  degreeOfScores: 1,
  needsRatings: false,
  elements: products,
  modifiers: cutsAndMedians(cutLeastSignificant, cutMostSignificant),
  value: (elements, { tournament }) => inSquaredPoints(elements, tournament),
  columns: { '': column, '/C1': cutColumn },
  reason: reasonOfScoreMet,
};

/** Which Sonneborn-Berger to explain; default the plain one. */
export interface SonnebornBergerVariant {
  /** How many of the least significant contributions are cut. */
  readonly cut?: 0 | 1 | 2 | undefined;
  /** How many are cut at both ends. */
  readonly median?: 0 | 1 | 2 | undefined;
}

/**
 * Explains a Sonneborn-Berger: the score met in every round and why it is that, the points, and what was cut.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param players - Checked with bare games, and otherwise not needed.
 * @param variant - Default the plain tie-break.
 * @returns The value in points times points and its contributions, in the order of the rounds.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games and players, and then as with a table: at most quadratic in the rounds.
 *
 * @example
 * ```ts
 * import type { Game } from '@crosstable/sonneborn-berger';
 *
 * const games: Game[][] = [
 *   [{ white: 'A', black: 'B', result: 1 }],
 *   [{ white: 'A', black: '', result: 0.5, kind: 'half-bye' }],
 * ];
 * explain('A', games).contributions.map(({ reason }) => reason.key); // → ['opponent-score', 'dummy-limited-by-draws']
 * ```
 */
export function explain(
  player: string,
  games: Rounds | Crosstable,
  players?: readonly Player[],
  variant: SonnebornBergerVariant = {},
): Explanation {
  checkNames(variant, 'variant', { cut: true, median: true });
  const cut = cutOf(variant, sonnebornBergerAccount);
  return explanation(sonnebornBergerAccount, cut, player, seatWithEverything(player, games, players));
}
