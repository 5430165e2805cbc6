// Glicko-2 with 70 decimals. The volatility is found by
// bisection, from the old one on, and not by the Illinois iteration.

import {
  ONE,
  PI,
  exactly,
  exponential,
  logarithm,
  over,
  root,
  rounded,
  times,
} from '@crosstable/core/testing/high-precision';

import type { GlickoGame, GlickoRating } from '../src/index.js';

/** 173.7178, as printed. */
const SCALE = (1_737_178n * ONE) / 10_000n;

/** The zero of a function that is nearest to `from`, on the side where its sign says that it is falling. */
function nearestZero(f: (x: bigint) => bigint, from: bigint): bigint {
  const isAbove = f(from) > 0n;
  const step = isAbove ? ONE / 16n : -ONE / 16n;
  let near = from;
  let far = from + step;
  while (f(far) > 0n === isAbove) [near, far] = [far, far + step];
  for (let time = 0; time < 120; time++) {
    const middle = (near + far) / 2n;
    if (f(middle) > 0n === isAbove) near = middle;
    else far = middle;
  }
  return near;
}

export function slowGlicko2(player: GlickoRating, games: readonly GlickoGame[], tau: number): GlickoRating {
  const mu = over(exactly(player.rating) - exactly(1500), SCALE);
  const phi = over(exactly(player.deviation), SCALE);
  const sigma = exactly(player.volatility);
  let information = 0n;
  let surplus = 0n;
  for (const game of games) {
    const opponent = over(exactly(game.rating) - exactly(1500), SCALE);
    const deviation = over(exactly(game.deviation), SCALE);
    const g = over(ONE, root(ONE + over(3n * times(deviation, deviation), times(PI, PI))));
    const expected = over(ONE, ONE + exponential(-times(g, mu - opponent)));
    information += times(times(g, g), times(expected, ONE - expected));
    surplus += times(g, exactly(game.score) - expected);
  }
  const v = over(ONE, information);
  const delta = times(v, surplus);
  const square = times(phi, phi);
  const a = logarithm(times(sigma, sigma));
  const limit = times(exactly(tau), exactly(tau));
  const f = (x: bigint): bigint => {
    const power = exponential(x);
    const sum = square + v + power;
    return over(times(power, times(delta, delta) - sum), 2n * times(sum, sum)) - over(x - a, limit);
  };
  const newSigma = exponential(nearestZero(f, a) / 2n);
  const started = square + times(newSigma, newSigma);
  const after = over(ONE, root(over(ONE, started) + information));
  return {
    rating: rounded(times(SCALE, mu + times(times(after, after), surplus))) + 1500,
    deviation: rounded(times(SCALE, after)),
    volatility: rounded(newSigma),
  };
}
