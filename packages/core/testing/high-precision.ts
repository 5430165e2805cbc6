// Numbers with 70 decimals for second implementations: whole numbers of 2^-256, so that no rounding of a double comes near.

const BITS = 256n;
export const ONE = 1n << BITS;
export const PI =
  (314159265358979323846264338327950288419716939937510582097494459230781640628620899n << BITS) / 10n ** 80n;

/** A double, exactly, unless it has bits below 2^-256. */
export function exactly(value: number): bigint {
  return BigInt(Math.trunc(value * 2 ** 64 * 2 ** 64)) << (BITS - 128n);
}

export function rounded(value: bigint): number {
  return Number(value) / 2 ** Number(BITS);
}

export function times(one: bigint, other: bigint): bigint {
  return (one * other) >> BITS;
}

export function over(one: bigint, other: bigint): bigint {
  return (one << BITS) / other;
}

/** The square root by Newton's method on whole numbers. */
export function root(value: bigint): bigint {
  const whole = value << BITS;
  let guess = 1n << BigInt(Math.ceil(whole.toString(2).length / 2));
  for (;;) {
    const next = (guess + whole / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
}

/** e^x: the series for x / 1024, squared ten times. */
export function exponential(x: bigint): bigint {
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
export function logarithm(value: bigint): bigint {
  let guess = exactly(Math.log(rounded(value)));
  for (let step = 0; step < 4; step++) guess -= ONE - over(value, exponential(guess));
  return guess;
}
