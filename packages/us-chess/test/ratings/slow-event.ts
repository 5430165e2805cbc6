// The five steps with 70 decimals. The special formula bisects for both ends of the ratings at which the expectation is the score.

import {
  ONE,
  exactly,
  exponential,
  logarithm,
  over,
  root,
  rounded,
  times,
} from '@crosstable/core/testing/high-precision';

import type { USChessEventPlayer } from '../../src/ratings.js';

/** A game by the places of its players in the list, with White's score. */
export interface SlowGame {
  readonly white: number;
  readonly black: number;
  readonly score: number;
}

const whole = (value: number): bigint => BigInt(value) * ONE;
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const most = (one: bigint, other: bigint): bigint => (one > other ? one : other);

const LN_10 = logarithm(whole(10));

function curve(own: bigint, opponent: bigint): bigint {
  return over(ONE, ONE + exponential(times(LN_10, (opponent - own) / 400n)));
}

function line(own: bigint, opponent: bigint): bigint {
  return most(0n, least(ONE, ONE / 2n + (own - opponent) / 800n));
}

function effectiveOf(rating: bigint, games: number | undefined): bigint {
  const far = whole(2569) - rating;
  const full = over(whole(50), root((662n * ONE) / 1000n + (739n * times(far, far)) / 100_000_000n));
  const limit = rating > whole(2355) ? whole(50) : full;
  return games === undefined ? limit : least(limit, whole(games));
}

/** The least whole multiple of 2^-256 at which a rising function isn't negative any more, or is positive. */
function firstAt(isReached: (x: bigint) => boolean): bigint {
  let [low, high] = [whole(-10_000), whole(20_000)];
  while (high - low > 1n << 100n) {
    const middle = (low + high) / 2n;
    if (isReached(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** 2^-136: what is left of sums whose terms were cut off at 2^-256. */
const NOTHING = 1n << 120n;

function special(
  start: bigint,
  weight: bigint,
  earlier: string | undefined,
  met: readonly bigint[],
  score: bigint,
): bigint {
  const shift = earlier === 'all-won' ? -400 : earlier === 'all-lost' ? 400 : 0;
  const past = start + whole(shift);
  const points = score + (earlier === 'all-won' ? weight : earlier === 'all-lost' ? 0n : weight / 2n);
  const f = (x: bigint) =>
    met.reduce((sum, opponent) => sum + line(x, opponent), times(weight, line(x, past))) - points;
  const from = firstAt((x) => f(x) >= -NOTHING);
  const to = firstAt((x) => f(x) > NOTHING);
  return least(to, most(from, start));
}

const limited = (rating: bigint): bigint => least(whole(2700), most(whole(100), rating));

/** Everybody's rating after an event whose bonus multiplier is 10, and that isn't rated twice. */
export function slowEvent(
  players: readonly USChessEventPlayer[],
  games: readonly SlowGame[],
): readonly (number | null)[] {
  const own = players.map((_, at) =>
    games.flatMap(({ white, black, score }) =>
      white === at ? [{ met: black, score }] : black === at ? [{ met: white, score: 1 - score }] : [],
    ),
  );
  const starts = players.map(({ rating, age = 15 }) =>
    rating === undefined ? most(whole(100), least(whole(1300), 50n * exactly(age))) : exactly(rating),
  );
  const scoreOf = (at: number): bigint => own[at].reduce((sum, { score }) => sum + exactly(score), 0n);
  const pass = (ratings: readonly bigint[]): bigint[] =>
    players.map(({ rating, games: before, earlier }, at) => {
      const [start, met] = [starts[at], own[at].map((game) => ratings[game.met])];
      if (met.length === 0) return start;
      const weight = rating === undefined ? 0n : effectiveOf(start, before);
      const isSpecial = rating === undefined || earlier !== undefined || (before !== undefined && before <= 8);
      if (isSpecial) return limited(special(start, weight, earlier, met, scoreOf(at)));
      const k = over(whole(800), weight + whole(met.length));
      const gain = times(k, scoreOf(at) - met.reduce((sum, opponent) => sum + curve(start, opponent), 0n));
      const times10 = 10n * root(whole(Math.max(4, met.length)));
      const counts = own[at].map((game) => own[at].filter((other) => other.met === game.met).length);
      const isAllowed = met.length > 3 ? Math.max(...counts) <= 2 : met.length === 3 && Math.max(...counts) === 1;
      return start + gain + (isAllowed ? most(0n, gain - times10) : 0n);
    });
  const estimated = players.map(({ rating }, at) => {
    if (rating !== undefined || own[at].length === 0) return starts[at];
    return limited(
      special(
        starts[at],
        ONE,
        undefined,
        own[at].map((game) => starts[game.met]),
        scoreOf(at),
      ),
    );
  });
  const last = pass(pass(estimated));
  return players.map(({ rating, games: before, highest = 0, wins = 0, draws = 0, events = 0 }, at) => {
    const scores = own[at].map(({ score }) => score);
    if (scores.length === 0) return rating ?? null;
    const more = 4 * scores.filter((score) => score === 1).length + 2 * scores.filter((score) => score === 0.5).length;
    const absolute = Math.min(150, 100 + 4 * wins + 2 * draws + events + more + (scores.length > 2 ? 1 : 0));
    const isEstablished = rating !== undefined && (before === undefined || before > 25);
    const peak = isEstablished ? 100 * Math.floor(Math.round(Math.max(highest, rating)) / 100 - 2) : 0;
    return Math.max(absolute, peak < 1200 ? 0 : Math.min(2100, peak), rounded(last[at]));
  });
}
