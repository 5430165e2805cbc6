// Times a rated game of Preferans beside the npm package that the formula comes from.
import { isDeepStrictEqual } from 'node:util';

// Its main entry isn't in its tarball.
import reference from 'preferans-rating-js/lib/pref.rating.js';

import { PrefRating, prefRating } from '@crosstable/preferans-rating';
import { medianAndBest, ratioOf, timeTogether } from './pair.mjs';
import { randomNumbers } from './tournament.mjs';
import { versioned } from './versions.mjs';

const SAMPLES = 21;
/** Warm-up turns: before these the engine may still compile. */
const TURNS = 5;

/** Games of three players as in practice: ratings around 1200, scores that differ by some hundreds. */
function gamesOf(total) {
  const random = randomNumbers(1);
  const player = (username) => ({
    username,
    rating: 900 + Math.floor(600 * random()),
    score: Math.floor(1200 * random()) - 600,
  });
  return Array.from({ length: total }, () => ({
    three: ['Pedja', 'Marko', 'Johnny'].map(player),
    bula: 20 + 2 * Math.floor(50 * random()),
  }));
}

/** Each way has a loop of its own: in a shared loop the engine would inline none of them. Each loop reads its results. */
function byFunction(games) {
  let sum = 0;
  for (const { three, bula } of games) sum += prefRating(three[0], three[1], three[2], bula).p1.rating;
  return sum;
}

function byClass(games) {
  let sum = 0;
  for (const { three, bula } of games) sum += new PrefRating(three[0], three[1], three[2], bula).rating.p1.rating;
  return sum;
}

function byReference(games) {
  let sum = 0;
  for (const { three, bula } of games)
    sum += new reference.default(three[0], three[1], three[2], bula).rating.p1.rating;
  return sum;
}

/** Nanoseconds per game of both, and by the class that replaces theirs; `part` is our time divided by theirs. */
export function timePreferans(total) {
  const games = gamesOf(total);
  games.forEach(({ three, bula }, at) => {
    const { rating: expected } = new reference.default(...three, bula);
    for (const got of [prefRating(...three, bula), new PrefRating(...three, bula).rating]) {
      if (isDeepStrictEqual(got, expected)) continue;
      throw new Error(`game ${at + 1}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`);
    }
  });
  const runs = [byFunction, byClass, byReference].map((rate) => () => rate(games));
  const nanoseconds = timeTogether(runs, SAMPLES, TURNS).map((times) => times.map((time) => (time * 1e6) / total));
  const [ofFunction, ofClass, theirs] = nanoseconds;
  return [
    { name: 'prefRating', ...medianAndBest(ofFunction), part: ratioOf(ofFunction, theirs) },
    { name: 'new PrefRating', ...medianAndBest(ofClass), part: ratioOf(ofClass, theirs) },
    { name: versioned('preferans-rating-js'), ...medianAndBest(theirs), part: null },
  ];
}
