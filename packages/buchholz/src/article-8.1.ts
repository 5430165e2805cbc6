// FIDE C.07 (edition 2026-03), Article 8.1: Buchholz

import type {
  Account,
  CompiledTournament,
  Crosstable,
  Element,
  Modifier,
  Player,
  Rounds,
  Seat,
  Tournament,
} from '@crosstable/core';
import {
  NOBODY,
  afterCuts,
  cutLeastSignificant,
  cutMostSignificant,
  cutsAndMedians,
  inPoints,
  isIn,
  isPlayed,
  outcomeOf,
  reasonOfScoreMet,
  refuse,
  scoreMet,
  seatAmongOpponents,
} from '@crosstable/core';

import { refusalOfRoundRobin } from './article-8.js';

/** Art. 8.1: the scores met. */
export function scoresMet({ tournament, player }: Seat<Tournament>): readonly Element[] {
  const { records, rounds, unplayed } = tournament;
  const elements: Element[] = [];
  for (let round = 0; round < rounds; round++) {
    const score = scoreMet(tournament, player, round);
    const voluntary = isIn(unplayed.voluntary, records[player * rounds + round]);
    if (score !== NOBODY) elements.push({ round, score, value: score, voluntary }); // Art. 8.1
  }
  return elements;
}

/** A player's Buchholz after some cuts, from games or a table. */
function read(player: string, games: Rounds | Crosstable, ...cuts: readonly Modifier[]): number {
  const { tournament, player: number } = seatAmongOpponents(player, games);
  refuse(refusalOfRoundRobin(tournament), 'games');
  return inPoints(afterCuts(scoresMet({ tournament, player: number }), cuts), tournament);
}

/**
 * Buchholz: the sum of the opponents' scores. Unplayed rounds go by Article 16: a dummy stands for the opponent who isn't
 * there, and opponents' own unplayed rounds are adjusted.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points; 0 for a player without games.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; RangeError
 *   for a table of a round-robin under the edition of March 2026.
 *
 * Cost: linear in the games; with a table linear in the rounds. Follows C.07 Art. 8.1 and 16.
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
  return read(player, games); // Art. 8.1
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
 * Cost: linear in the games; with a table linear in the rounds. Follows C.07 Art. 8.1, 14.1.1.a and 16.5.
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
  return read(player, games, cutLeastSignificant); // Art. 14.1.1.a, 16.5
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
 * Cost: linear in the games; with a table linear in the rounds. Follows C.07 Art. 8.1, 14.2 and 16.5.
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
  return read(player, games, cutLeastSignificant, cutLeastSignificant); // Art. 14.2
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
 * Cost: linear in the games; with a table linear in the rounds. Follows C.07 Art. 8.1, 14.3 and 16.5.
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
  return read(player, games, cutLeastSignificant, cutMostSignificant); // Art. 14.3
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
 * Cost: linear in the games; with a table linear in the rounds. Follows C.07 Art. 8.1, 14.4 and 16.5.
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
  return read(player, games, cutLeastSignificant, cutLeastSignificant, cutMostSignificant, cutMostSignificant); // Art. 14.4
}

/** {@link scoresMet} for a whole table, added up, in the units of the tournament. Games come first and in short. */
export function buchholzSums(tournament: CompiledTournament): Float64Array {
  const { adjustedScores, opponents, records, rounds, scores } = tournament;
  const sums = new Float64Array(scores.length);
  for (let player = 0; player < sums.length; player++) {
    const start = player * rounds;
    let sum = 0;
    for (let cell = start; cell < start + rounds; cell++) {
      const played = isPlayed(outcomeOf(records[cell]));
      const score = played ? adjustedScores[opponents[cell]] : scoreMet(tournament, player, cell - start);
      if (score !== NOBODY) sum += score; // Art. 8.1
    }
    sums[player] = sum;
  }
  return sums;
}

function column(tournament: CompiledTournament): Float64Array {
  return buchholzSums(tournament).map((sum) => sum / tournament.scale);
}

/** The same without what {@link cutLeastSignificant} cuts: of a sum of scores the lowest one is the least significant. */
function cutColumn(tournament: CompiledTournament): Float64Array {
  const { adjustedScores, opponents, records, rounds, scale, scores, unplayed } = tournament;
  const values = new Float64Array(scores.length);
  for (let player = 0; player < values.length; player++) {
    const start = player * rounds;
    let sum = 0;
    let least = Infinity;
    let lowestVoluntary = Infinity;
    for (let cell = start; cell < start + rounds; cell++) {
      const outcome = outcomeOf(records[cell]);
      const played = isPlayed(outcome);
      const score = played ? adjustedScores[opponents[cell]] : scoreMet(tournament, player, cell - start);
      if (score === NOBODY) continue;
      sum += score; // Art. 8.1
      if (score < least) least = score; // Art. 14.1.1.a
      if (!played && score < lowestVoluntary && isIn(unplayed.voluntary, outcome)) lowestVoluntary = score; // Art. 16.5.1
    }
    const cut = lowestVoluntary === Infinity ? least : lowestVoluntary; // Art. 16.5.2
    values[player] = cut === Infinity ? 0 : (sum - cut) / scale;
  }
  return values;
}

/** Buchholz as the umbrella package and the explanations know it. */
export const buchholzAccount: Account = {
  code: 'BH',
  name: 'Buchholz',
  article: '8.1',
  type: 'C',
  edition: '2024-08',
  systems: ['swiss'],
  cutArticle: '14.1.1.a',
  degree: 1,
  degreeOfScores: 1,
  needsRatings: false,
  refusal: refusalOfRoundRobin,
  elements: scoresMet,
  modifiers: cutsAndMedians(cutLeastSignificant, cutMostSignificant),
  value: (elements, { tournament }) => inPoints(elements, tournament),
  columns: { '': column, '/C1': cutColumn },
  reason: reasonOfScoreMet,
};
