// Glicko-2 with 70 decimals: whole numbers of 2^-256, so that no rounding of a double comes near. The volatility is found by
// bisection, from the old one on, and not by the Illinois iteration.

import type { GlickoGame, GlickoRating } from '../src/index.js';

const BITS = 256n;
const ONE = 1n << BITS;
const PI = (314159265358979323846264338327950288419716939937510582097494459230781640628620899n << BITS) / 10n ** 80n;
/** 173.7178, as printed. */
const SCALE = (1737178n << BITS) / 10000n;

/** A double, exactly, unless it has bits below 2^-256. */
function exactly(value: number): bigint {
  return BigInt(Math.trunc(value * 2 ** 64 * 2 ** 64)) << (BITS - 128n);
}

function rounded(value: bigint): number {
  return Number(value) / 2 ** Number(BITS);
}

function times(one: bigint, other: bigint): bigint {
  return (one * other) >> BITS;
}

function over(one: bigint, other: bigint): bigint {
  return (one << BITS) / other;
}

/** The square root by Newton's method on whole numbers. */
function root(value: bigint): bigint {
  const whole = value << BITS;
  let guess = 1n << BigInt(Math.ceil(whole.toString(2).length / 2));
  for (;;) {
    const next = (guess + whole / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
}

/** e^x: the series for x / 1024, squared ten times. */
function exponential(x: bigint): bigint {
  if (x < 0n) return over(ONE, exponential(-x));
  const small = x >> 10n;
  let term = ONE;
  let sum = ONE;
  for (let n = 1n; term !== 0n; n++) {
    term = times(term, small) / n;
    sum += term;
  }
  for (let time = 0; time < 10; time++) sum = times(sum, sum);
  return sum;
}

/** The natural logarithm, by Newton's method from that of the double. */
function logarithm(value: bigint): bigint {
  let guess = exactly(Math.log(rounded(value)));
  for (let step = 0; step < 4; step++) guess -= ONE - over(value, exponential(guess));
  return guess;
}

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
