// Makes up a history of games for ratings, the same one for the same arguments.
import { randomNumbers } from './tournament.mjs';

const DRAWS = 0.3;

/**
 * Players with ratings from 1000 to 2600, in whole points, who meet at random. Three games of ten are drawn; the
 * winners of the others follow the expectation of the ratings.
 *
 * @param {number} size
 * @param {number} total the number of games
 * @returns {{ ratings: Float64Array, games: { white: Int32Array, black: Int32Array, result: Float64Array } }}
 */
export function history(size, total) {
  const random = randomNumbers(1);
  const ratings = Float64Array.from({ length: size }, () => 1000 + Math.floor(1601 * random()));
  const games = { white: new Int32Array(total), black: new Int32Array(total), result: new Float64Array(total) };
  for (let game = 0; game < total; game++) {
    const white = Math.floor(size * random());
    const black = (white + 1 + Math.floor((size - 1) * random())) % size;
    games.white[game] = white;
    games.black[game] = black;
    games.result[game] = resultOf(ratings[white] - ratings[black], random);
  }
  return { ratings, games };
}

function resultOf(lead, random) {
  if (random() < DRAWS) return 0.5;
  return random() < 1 / (1 + 10 ** (-lead / 400)) ? 1 : 0;
}

/** The games with results in half points. */
export function inHalfPoints({ white, black, result }) {
  return { white, black, result: Uint8Array.from(result, (points) => 2 * points) };
}
