/** An exact value: a whole number of parts. The number of parts is more than 0. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** Sums and products of such small tournaments stay exact; this check shows it. */
function exact(whole: number): number {
  if (!Number.isSafeInteger(whole)) throw new RangeError(`expected an exact whole number, got ${whole}`);
  return whole === 0 ? 0 : whole; // never -0
}

export function fraction(numerator: number, denominator = 1): Fraction {
  return { numerator: exact(numerator), denominator: exact(denominator) };
}

/** Negative if the first is less, positive if it is more. */
export function compareFractions(one: Fraction, other: Fraction): number {
  if (one.denominator === other.denominator) return one.numerator - other.numerator;
  const left = BigInt(one.numerator) * BigInt(other.denominator);
  const right = BigInt(other.numerator) * BigInt(one.denominator);
  return Number(left > right) - Number(left < right);
}

/** The nearest number: both parts are exact, so there is one rounding. */
export function toNumber({ numerator, denominator }: Fraction): number {
  return numerator / denominator;
}

/** To the nearest whole number, ½ up. */
export function roundedHalfUp({ numerator, denominator }: Fraction): number {
  return exact(Math.floor(exact(2 * numerator + denominator) / (2 * denominator)));
}

/** Ratings are counted in millionths, and points that are finer than thousandths. */
export const MILLIONTHS = 1_000_000;

/** A rating in millionths, by its written decimals; a finer one is rounded to the nearest, ½ up. */
export function nearestMillionth(rating: number): number {
  const written = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(rating));
  if (written === null) throw new RangeError(`expected a plain decimal, got ${rating}`);
  const [, sign, whole, decimals = ''] = written;
  const digits = decimals.padEnd(6, '0');
  const denominator = 10 ** digits.length;
  const millionths = exact(Number(whole) * MILLIONTHS + Number(digits.slice(0, 6)));
  const rest = fraction(Number(digits.slice(6)), denominator / MILLIONTHS);
  return exact(sign === '' ? millionths + roundedHalfUp(rest) : -millionths - roundedHalfUp(rest));
}

/** The sum of whole numbers. */
export function sum(values: readonly number[]): number {
  return exact(values.reduce((total, value) => total + value, 0));
}
