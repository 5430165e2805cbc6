// Times ratePeriod of @crosstable/glicko beside the npm packages that rate by the same formula.
import { ratePeriod } from '@crosstable/glicko/period';
import { history } from './elo-games.mjs';
import { OPENSKILL, PEERS } from './glicko-peers.mjs';
import { medianAndBest, ratioOf, timeTogether } from './pair.mjs';

const SAMPLES = 3;
/** The difference that rounding may cause, in rating points. */
const NOISE = 1e-6;

/** Everybody's rating at the beginning, and games in periods of the same length. */
export function periodsOf(size, total, count) {
  const { ratings, games } = history(size, total);
  const length = total / count;
  const periods = Array.from({ length: count }, (_, period) => {
    const part = (column) => column.subarray(period * length, (period + 1) * length);
    return { white: part(games.white), black: part(games.black), result: part(games.result) };
  });
  const start = {
    rating: ratings,
    deviation: new Float64Array(size).fill(200),
    volatility: new Float64Array(size).fill(0.06),
  };
  return { start, periods };
}

function copyOf({ rating, deviation, volatility }) {
  return { rating: rating.slice(), deviation: deviation.slice(), volatility: volatility.slice() };
}

function rateAll(ratings, periods) {
  for (const period of periods) ratePeriod(ratings, period);
}

function after(rate, start, periods) {
  const ratings = copyOf(start);
  rate(ratings, periods);
  return ratings;
}

/** Throws if a package, or we, have other ratings after the first period; later ones would only repeat it. */
function compareAll(start, periods) {
  const ours = after(rateAll, start, periods.slice(0, 1));
  for (const { name, rate } of PEERS) {
    const theirs = after(rate, start, periods.slice(0, 1));
    for (const column of ['rating', 'deviation', 'volatility']) {
      ours[column].forEach((value, player) => {
        if (Math.abs(theirs[column][player] - value) <= NOISE) return;
        throw new Error(`${name}: ${column} of player ${player}: expected ${value}, got ${theirs[column][player]}`);
      });
    }
  }
}

/**
 * Nanoseconds per game of all programs, measured in one run. `part` is our time divided by the other program's.
 *
 * @param {number} size the number of players
 * @param {number} total the number of games
 * @param {number} count the number of periods
 */
export function timeGlicko(size, total, count) {
  const { start, periods } = periodsOf(size, total, count);
  compareAll(start, periods);
  const programs = [{ rate: rateAll }, ...PEERS, OPENSKILL].map((program) => ({
    rate: program.rate,
    rated: program.isSlow === true ? periods.slice(0, 1) : periods,
  }));
  const runs = programs.map(({ rate, rated }) => () => {
    after(rate, start, rated);
  });
  const [ofOurs, ...ofOthers] = timeTogether(runs, SAMPLES).map((times, at) =>
    times.map((time) => (time * 1e6 * count) / (total * programs[at].rated.length)),
  );
  const others = [...PEERS, OPENSKILL].map(({ name }, at) => ({
    name,
    ...medianAndBest(ofOthers[at]),
    part: ratioOf(ofOurs, ofOthers[at]),
  }));
  return {
    ours: medianAndBest(ofOurs),
    others,
    fastest: others.slice(0, PEERS.length).toSorted((one, other) => one.median - other.median)[0],
  };
}
