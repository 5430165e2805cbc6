// FIDE C.07 (edition 2026-03), Article 10.1: Average Rating of Opponents

import type {
  Account,
  CompiledTournament,
  Crosstable,
  Element,
  Player,
  RatedRounds,
  Rounds,
  Seat,
} from '@crosstable/core';
import {
  cutHighest,
  cutLowest,
  cutsAndMedians,
  isPlayed,
  meanReason,
  nearestMillionth,
  outcomeOf,
  ratedSeat,
} from '@crosstable/core';

/** Art. 10.1: the ratings of the opponents met over the board; Art. 15.2 says so for round-robins too. */
export function ratingsMet({ tournament, player }: Seat<RatedRounds>): readonly Element[] {
  const { rating, records, rounds } = tournament;
  const elements: Element[] = [];
  for (let round = 0; round < rounds; round++) {
    const value = rating(player, round);
    const met = isPlayed(outcomeOf(records[player * rounds + round]));
    if (met && value !== 0) elements.push({ round, score: value, value });
  }
  return elements;
}

/** Art. 10.1: the mean of so many, to the nearest whole number, ½ up; of nothing no number. Math.round would give -0 below 0. */
export function roundedMean(sum: number, count: number): number {
  return Math.floor(nearestMillionth(sum) / count + 0.5);
}

/** The rounded mean of ratings. */
export function mean(elements: readonly Element[]): number {
  return roundedMean(
    elements.reduce((sum, { value }) => sum + value, 0),
    elements.length,
  );
}

/**
 * Average Rating of Opponents: the mean rating of the opponents met over the board, rounded to the nearest whole number
 * (½ up). Opponents who are unrated or not in the list are skipped; in a FIDE event the regulations leave the tie-break
 * out when anyone is unrated (Article 10).
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param players - The players with their ratings; a table has them compiled in.
 * @returns Rating points; 0 when no rated opponent was met over the board.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games and players; with a table linear in the rounds. Follows C.07 Art. 10.1.
 *
 * @example
 * ```ts
 * averageRatingOfOpponents(
 *   'A',
 *   [
 *     [{ white: 'A', black: 'B', result: 1 }],
 *     [{ white: 'C', black: 'A', result: 0.5 }],
 *     [{ white: 'A', black: 'D', result: 0 }],
 *   ],
 *   [{ id: 'B', rating: 1600 }, { id: 'C', rating: 1700 }, { id: 'D', rating: 1900 }],
 * ); // → 1733
 * ```
 */
export function averageRatingOfOpponents(
  player: string,
  games: Rounds | Crosstable,
  players?: readonly Player[],
): number {
  return mean(ratingsMet(ratedSeat(player, games, players))) || 0;
}

/**
 * Average Rating of Opponents Cut-1: the same without the lowest rating.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param players - The players with their ratings; a table has them compiled in.
 * @returns Rating points; 0 when no rating is left.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games and players; with a table linear in the rounds. Follows C.07 Art. 10.1 and 14.1.1.b.
 *
 * @example
 * ```ts
 * averageRatingOfOpponentsCut1(
 *   'A',
 *   [
 *     [{ white: 'A', black: 'B', result: 1 }],
 *     [{ white: 'C', black: 'A', result: 0.5 }],
 *     [{ white: 'A', black: 'D', result: 0 }],
 *   ],
 *   [{ id: 'B', rating: 1600 }, { id: 'C', rating: 1700 }, { id: 'D', rating: 1900 }],
 * ); // → 1800
 * ```
 */
export function averageRatingOfOpponentsCut1(
  player: string,
  games: Rounds | Crosstable,
  players?: readonly Player[],
): number {
  return mean(cutLowest(ratingsMet(ratedSeat(player, games, players)))) || 0; // Art. 14.1.1.b
}

/**
 * Average Rating of Opponents Cut-2: the same without the two lowest ratings.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param players - The players with their ratings; a table has them compiled in.
 * @returns Rating points; 0 when no rating is left.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games and players; with a table linear in the rounds. Follows C.07 Art. 10.1 and 14.2.
 *
 * @example
 * ```ts
 * averageRatingOfOpponentsCut2(
 *   'A',
 *   [
 *     [{ white: 'A', black: 'B', result: 1 }],
 *     [{ white: 'C', black: 'A', result: 0.5 }],
 *     [{ white: 'A', black: 'D', result: 0 }],
 *   ],
 *   [{ id: 'B', rating: 1600 }, { id: 'C', rating: 1700 }, { id: 'D', rating: 1900 }],
 * ); // → 1900
 * ```
 */
export function averageRatingOfOpponentsCut2(
  player: string,
  games: Rounds | Crosstable,
  players?: readonly Player[],
): number {
  const met = ratingsMet(ratedSeat(player, games, players));
  return mean(cutLowest(cutLowest(met))) || 0; // Art. 14.2
}

/**
 * Average Rating of Opponents Median-1: the same without the lowest rating and without the highest.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param players - The players with their ratings; a table has them compiled in.
 * @returns Rating points; 0 when no rating is left.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games and players; with a table linear in the rounds. Follows C.07 Art. 10.1 and 14.3.
 *
 * @example
 * ```ts
 * averageRatingOfOpponentsMedian1(
 *   'A',
 *   [
 *     [{ white: 'A', black: 'B', result: 1 }],
 *     [{ white: 'C', black: 'A', result: 0.5 }],
 *     [{ white: 'A', black: 'D', result: 0 }],
 *   ],
 *   [{ id: 'B', rating: 1600 }, { id: 'C', rating: 1700 }, { id: 'D', rating: 1900 }],
 * ); // → 1700
 * ```
 */
export function averageRatingOfOpponentsMedian1(
  player: string,
  games: Rounds | Crosstable,
  players?: readonly Player[],
): number {
  const met = ratingsMet(ratedSeat(player, games, players));
  return mean(cutHighest(cutLowest(met))) || 0; // Art. 14.3
}

/**
 * Average Rating of Opponents Median-2: the same without the two lowest ratings and without the two highest.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param players - The players with their ratings; a table has them compiled in.
 * @returns Rating points; 0 when no rating is left.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games and players; with a table linear in the rounds. Follows C.07 Art. 10.1 and 14.4.
 *
 * @example
 * ```ts
 * averageRatingOfOpponentsMedian2(
 *   'A',
 *   [
 *     [{ white: 'A', black: 'B', result: 1 }],
 *     [{ white: 'C', black: 'A', result: 0.5 }],
 *     [{ white: 'A', black: 'D', result: 0 }],
 *     [{ white: 'E', black: 'A', result: 1 }],
 *     [{ white: 'A', black: 'F', result: 1 }],
 *   ],
 *   [
 *     { id: 'B', rating: 1600 },
 *     { id: 'C', rating: 1700 },
 *     { id: 'D', rating: 1900 },
 *     { id: 'E', rating: 2000 },
 *     { id: 'F', rating: 2100 },
 *   ],
 * ); // → 1900
 * ```
 */
export function averageRatingOfOpponentsMedian2(
  player: string,
  games: Rounds | Crosstable,
  players?: readonly Player[],
): number {
  const met = ratingsMet(ratedSeat(player, games, players));
  return mean(cutHighest(cutHighest(cutLowest(cutLowest(met))))) || 0; // Art. 14.4
}

/** {@link mean} of {@link ratingsMet} for a whole table. */
export function column({ opponents, ratings, records, rounds }: CompiledTournament): Float64Array {
  const values = new Float64Array(ratings.length);
  for (let player = 0; player < values.length; player++) {
    const end = (player + 1) * rounds;
    let sum = 0;
    let kept = 0;
    for (let cell = player * rounds; cell < end; cell++) {
      if (!isPlayed(outcomeOf(records[cell]))) continue;
      const rating = ratings[opponents[cell]];
      if (rating === 0) continue;
      sum += rating;
      kept++;
    }
    values[player] = roundedMean(sum, kept); // Art. 10.1
  }
  return values;
}

/** The same without the lowest. */
function cutColumn({ opponents, ratings, records, rounds }: CompiledTournament): Float64Array {
  const values = new Float64Array(ratings.length);
  for (let player = 0; player < values.length; player++) {
    const end = (player + 1) * rounds;
    let sum = 0;
    let kept = -1;
    let lowest = Infinity;
    for (let cell = player * rounds; cell < end; cell++) {
      if (!isPlayed(outcomeOf(records[cell]))) continue;
      const rating = ratings[opponents[cell]];
      if (rating === 0) continue;
      sum += rating;
      kept++;
      lowest = Math.min(lowest, rating);
    }
    values[player] = kept > 0 ? roundedMean(sum - lowest, kept) : NaN; // Art. 10.1, 14.1.1.b
  }
  return values;
}

/** The average rating as the umbrella package and the explanations know it. */
export const averageRatingAccount: Account = {
  code: 'ARO',
  name: 'Average Rating of Opponents',
  article: '10.1',
  type: 'D',
  edition: '2024-08',
  systems: ['swiss', 'round-robin'],
  cutArticle: '14.1.1.b',
  degree: 0,
  degreeOfScores: 0,
  needsRatings: true,
  elements: ratingsMet,
  modifiers: cutsAndMedians(cutLowest, cutHighest),
  value: (elements) => (elements.length === 0 ? null : mean(elements)),
  columns: { '': column, '/C1': cutColumn },
  reason: () => ({ key: 'opponent-rating', article: '10.1' }),
  conclusion: (elements) => meanReason('10.1', elements),
};
