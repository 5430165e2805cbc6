import { check } from '@crosstable/core';

import { rateGame } from './played-game.js';

/** Games in columns: game `i` is that of player `white[i]` against player `black[i]`. All three are of the same length. */
export interface GameColumns {
  /** The players who move first, as indices into the ratings. */
  readonly white: Int32Array;
  /** The opponent, likewise. */
  readonly black: Int32Array;
  /** White's score: points from 0 to 1 in a `Float64Array`, or half points (0, 1 or 2) in a `Uint8Array`. */
  readonly result: Float64Array | Uint8Array;
}

/** Refuses what can't be ratings and columns of games; their entries are looked at one by one. */
export function checkColumns(ratings: Float64Array, games: GameColumns): void {
  const { white, black, result } = { ...games };
  for (const [path, column, type] of [
    ['ratings', ratings, Float64Array],
    ['games.white', white, Int32Array],
    ['games.black', black, Int32Array],
    ['games.result', result, result instanceof Uint8Array ? Uint8Array : Float64Array],
  ] as const) {
    check(column instanceof type, path, type.name, column);
  }
  const [whites, blacks, results] = [white.length, black.length, result.length];
  const isSame = blacks === whites && results === whites;
  check(isSame, 'games', 'columns of the same length', `${whites}, ${blacks}, ${results}`, 'string');
}

/** The new ratings of one game of the columns by a formula, with the result in points. */
export function rateAt<Rated>(
  { white, black, result }: GameColumns,
  index: number,
  ratings: Float64Array,
  formula: (ofWhite: number, result: number, ofBlack: number) => Rated,
): Rated {
  const isHalves = result instanceof Uint8Array;
  const points = isHalves ? result[index] / 2 : result[index];
  check(!isHalves || points <= 1, `games[${index}].result`, '0, 1 or 2 half points', result[index], 'number');
  const ratingOf = (player: number, path: string): number => {
    const rating = ratings[player];
    check(Number.isFinite(rating), path, 'a player', player, 'number');
    return rating;
  };
  return rateGame(index, { white: white[index], black: black[index], result: points }, ratingOf, formula);
}
