// Measures the memory of ratings in a process of its own: `node --expose-gc elo-memory.mjs columns|period|stream <games>`.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { rateGames, rateGamesByPlayer } from '@crosstable/elo/batch';
import { ratePeriod } from '@crosstable/glicko/period';
import { history, inHalfPoints } from './elo-games.mjs';
import { periodsOf } from './glicko.mjs';
import { peak, used } from './process-memory.mjs';
import { randomNumbers } from './tournament.mjs';

const PLAYERS = 10_000;
const INITIAL = 1500;
const RESULTS = [0, 0.5, 1];
/** Games that are rated before the measurement: the code and the young generation of the heap have their size then. */
const FIRST = 1_000_000;
const file = fileURLToPath(import.meta.url);

function measured(run) {
  globalThis.gc();
  const before = { used: used(), peak: peak() };
  const start = performance.now();
  run();
  const seconds = (performance.now() - start) / 1000;
  return { used: used() - before.used, growth: peak() - before.peak, peak: peak(), seconds };
}

/** Columns of games, with results in points and in half points. */
function columns(total) {
  const { ratings, games } = history(PLAYERS, total);
  const halfPoints = inHalfPoints(games);
  const rate = () => {
    rateGames(ratings, games);
    rateGames(ratings, halfPoints);
  };
  rate();
  const report = measured(rate);
  // This use keeps the ratings and the games alive until here.
  if (ratings.length + games.result.length + halfPoints.result.length !== PLAYERS + 2 * total) {
    throw new Error('expected the ratings and the games to stay as they were');
  }
  return report;
}

/** One period of Glicko-2. */
function period(total) {
  const { start, periods } = periodsOf(PLAYERS, total, 1);
  const rate = () => ratePeriod(start, periods[0]);
  for (let turn = 0; turn < 3; turn++) rate();
  const report = measured(rate);
  // This use keeps the ratings and the games alive until here.
  if (start.rating.length + periods[0].white.length !== PLAYERS + total) {
    throw new Error('expected the ratings and the games to stay as they were');
  }
  return report;
}

/** Games as they come from a file: each is a new object that no variable keeps. */
function* stream(total) {
  const random = randomNumbers(1);
  const ids = Array.from({ length: PLAYERS }, (_, at) => `P${at + 1}`);
  for (let game = 0; game < total; game++) {
    const white = Math.floor(PLAYERS * random());
    const black = (white + 1 + Math.floor((PLAYERS - 1) * random())) % PLAYERS;
    yield { white: ids[white], black: ids[black], result: RESULTS[Math.floor(3 * random())] };
  }
}

function streamed(total) {
  const rate = (games) => {
    let sum = 0;
    const ratings = rateGamesByPlayer(stream(games));
    for (const rating of ratings.values()) sum += rating;
    // One player gains as much as the other loses.
    if (Math.abs(sum / PLAYERS - INITIAL) > 1e-6)
      throw new Error(`expected a mean of ${INITIAL}, got ${sum / PLAYERS}`);
  };
  rate(FIRST);
  return measured(() => rate(total));
}

const WAYS = { columns, period, stream: streamed };

/**
 * In MB: `used` is the growth of the memory in use before any collection, `growth` that of the largest resident size of
 * the process, and `peak` is that size, with Node itself and the games.
 *
 * @param {'columns' | 'period' | 'stream'} way by rateGames, by ratePeriod of Glicko-2, or by rateGamesByPlayer from a generator
 * @param {number} total the number of games
 * @returns {{ used: number, growth: number, peak: number, seconds: number }}
 */
export function memoryOfRatings(way, total) {
  return JSON.parse(execFileSync(process.execPath, ['--expose-gc', file, way, String(total)], { encoding: 'utf8' }));
}

if (process.argv[1] === file) console.log(JSON.stringify(WAYS[process.argv[2]](Number(process.argv[3]))));
