// Times rateGames beside a loop by hand and beside the npm packages that rate by the same formula.
import { rateGames } from '@crosstable/elo/batch';
import { history, inHalfPoints } from './elo-games.mjs';
import { PEERS, byHand } from './elo-peers.mjs';
import { median, medianAndBest, ratioOf, timeTogether } from './pair.mjs';

const SAMPLES = 7;
/** Warm-up turns: before these the engine may still compile. */
const TURNS = 5;
/** The difference in rating points that rounding may cause. */
const NOISE = 1e-9;

/** Throws if a player's two ratings differ by more than that. */
function compareRatings(what, expected, actual, off = 0) {
  expected.forEach((rating, player) => {
    const far = Math.abs(actual[player] - rating);
    if (!(far <= off + NOISE)) throw new Error(`${what}: player ${player}: expected ${rating}, got ${actual[player]}`);
  });
}

function after(rate, ratings, games) {
  const now = ratings.slice();
  rate(now, games);
  return now;
}

/**
 * Those of the first games for which the package is right. Each gets two players of its own, so that no error leads to
 * another.
 */
function gamesOfTheirOwn(ratings, { result }, isRight) {
  const half = ratings.length / 2;
  const all = Array.from({ length: half }, (_, pair) => pair);
  const pairs = all.filter((pair) => isRight(ratings[pair] - ratings[pair + half], result[pair]));
  if (pairs.length < half / 10) throw new Error(`expected at least ${half / 10} games to compare, got ${pairs.length}`);
  return {
    white: Int32Array.from(pairs),
    black: Int32Array.from(pairs, (pair) => pair + half),
    result: Float64Array.from(pairs, (pair) => result[pair]),
  };
}

function compareAll(ratings, games, halfPoints) {
  const exact = after(byHand, ratings, games);
  compareRatings('points', exact, after(rateGames, ratings, games));
  compareRatings('half points', exact, after(rateGames, ratings, halfPoints));
  for (const { name, rate, off, isRight } of PEERS) {
    const some = gamesOfTheirOwn(ratings, games, isRight);
    compareRatings(name, after(byHand, ratings, some), after(rate, ratings, some), off);
    if (off === 0) compareRatings(name, exact, after(rate, ratings, games));
  }
}

/**
 * Nanoseconds per game of all programs, measured in one run. `part` is the time of our slower way divided by the other
 * program's.
 *
 * @param {number} size the number of players
 * @param {number} total the number of games
 */
export function timeElo(size, total) {
  const { ratings, games } = history(size, total);
  const halfPoints = inHalfPoints(games);
  compareAll(ratings, games, halfPoints);

  const now = ratings.slice();
  const from = (rate, columns) => () => {
    now.set(ratings);
    rate(now, columns);
  };
  const runs = [
    from(rateGames, games),
    from(rateGames, halfPoints),
    from(byHand, games),
    ...PEERS.map(({ rate }) => from(rate, games)),
  ];
  const nanoseconds = timeTogether(runs, SAMPLES, TURNS).map((times) => times.map((time) => (time * 1e6) / total));
  const [ofPoints, ofHalfPoints, ofHand, ...ofPeers] = nanoseconds;
  const slower = median(ofPoints) > median(ofHalfPoints) ? ofPoints : ofHalfPoints;
  const beside = (times) => ({ ...medianAndBest(times), part: ratioOf(slower, times) });
  const peers = PEERS.map(({ name }, at) => ({ name, ...beside(ofPeers[at]) }));
  return {
    points: medianAndBest(ofPoints),
    halfPoints: medianAndBest(ofHalfPoints),
    slower: medianAndBest(slower),
    byHand: beside(ofHand),
    peers,
    fastest: peers.toSorted((one, other) => one.median - other.median)[0],
  };
}
