// FIDE C.07 (edition 2026-03), Article 10.1: Average Rating of Opponents

import {
  type Calculation,
  type Contributions,
  type Crosstable,
  type Kept,
  PLAYERS_ONLY,
  type Player,
  type Rounds,
  type Rows,
  type Tournament,
  after,
  afterOne,
  cutHighest,
  cutLowest,
  isPlayed,
  nearestMillionth,
  ratedTournament,
  valueWhereAllowed,
} from '@crosstable/core';

/** Art. 10.1: the ratings of the opponents met over the board; Art. 15.2 says so for round-robins too. */
export function ratingsMet(tournament: Tournament, { from, to }: Rows): Contributions {
  const { opponents, ratings, records, roundRatings, rounds } = tournament;
  const start = from * rounds;
  const values = new Float64Array((to - from) * rounds).fill(NaN);
  for (let cell = 0; cell < values.length; cell++) {
    const opponent = opponents[start + cell];
    if (!isPlayed(records[start + cell])) continue;
    values[cell] = roundRatings ? roundRatings[opponent * rounds + (cell % rounds)] : ratings[opponent]; // Art. 10.1
  }
  return { scores: values, values };
}

/** Art. 10.1: the mean to the nearest whole number, ½ up. Math.round would give -0 below 0. */
export function roundedMeans({ counts, sums }: Kept): Float64Array {
  const means = new Float64Array(sums.length);
  for (let row = 0; row < means.length; row++) means[row] = Math.floor(nearestMillionth(sums[row]) / counts[row] + 0.5);
  return means;
}

/** Art. 10.1: the rounded mean of the ratings met. */
export const averageRatingCalculation: Calculation = {
  participants: PLAYERS_ONLY, // Art. 10
  contributions: ratingsMet,
  values: roundedMeans,
};

/**
 * Average Rating of Opponents: the mean rating of the opponents met over the board, rounded to the nearest whole number
 * (½ up). Opponents who are unrated or not in the list are skipped; in a FIDE event the regulations drop the tie-break
 * when any player is unrated (Article 10).
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param players - The players with their ratings; a table has them compiled in.
 * @returns Rating points; 0 when no rated opponent was met over the board.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; a table of
 *   teams is one (Art. 5).
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
  return valueWhereAllowed(averageRatingCalculation, player, ratedTournament(games, players));
}

/**
 * Average Rating of Opponents Cut-1: the same without the lowest rating.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param players - The players with their ratings; a table has them compiled in.
 * @returns Rating points; 0 when no rating is left.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; a table of
 *   teams is one (Art. 5).
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
  return valueWhereAllowed(averageRatingCalculation, player, ratedTournament(games, players), afterOne(cutLowest)); // Art. 14.1.1.b
}

/**
 * Average Rating of Opponents Cut-2: the same without the two lowest ratings.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param players - The players with their ratings; a table has them compiled in.
 * @returns Rating points; 0 when no rating is left.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; a table of
 *   teams is one (Art. 5).
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
  return valueWhereAllowed(
    averageRatingCalculation,
    player,
    ratedTournament(games, players),
    after(cutLowest, cutLowest),
  ); // Art. 14.2
}

/**
 * Average Rating of Opponents Median-1: the same without the lowest rating and without the highest.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param players - The players with their ratings; a table has them compiled in.
 * @returns Rating points; 0 when no rating is left.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; a table of
 *   teams is one (Art. 5).
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
  return valueWhereAllowed(
    averageRatingCalculation,
    player,
    ratedTournament(games, players),
    after(cutLowest, cutHighest),
  ); // Art. 14.3
}

/**
 * Average Rating of Opponents Median-2: the same without the two lowest ratings and without the two highest.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param players - The players with their ratings; a table has them compiled in.
 * @returns Rating points; 0 when no rating is left.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; a table of
 *   teams is one (Art. 5).
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
  return valueWhereAllowed(
    averageRatingCalculation,
    player,
    ratedTournament(games, players),
    after(cutLowest, cutLowest, cutHighest, cutHighest),
  ); // Art. 14.4
}
