/** Rounds a number by its decimal digits, halves away from zero: 1.0005 is a half, although its binary value is less. */
function roundWritten(value: number, decimals: number): number {
  const [mantissa, exponent] = Math.abs(value).toExponential().split('e');
  const digits = mantissa.replace('.', '');
  const kept = Number(exponent) + 1 + decimals;
  // Nothing to cut off; an infinite value has no exponent and ends here too. The sum makes a zero of a negative zero.
  if (!(kept < digits.length)) return value + 0;
  // A number with digits to cut off has at most 16 before them, which are a whole number below 2 ** 53.
  const whole = Number(digits.slice(0, Math.max(0, kept))) + Number(digits.charAt(kept) >= '5');
  return Math.sign(value) * Number(`${whole}e-${decimals}`);
}

/**
 * Rounds as `round` of mathjs does, and so as preferans-rating-js does: in decimal, halves away from zero, after the
 * noise of floating point is gone. Noise is what the 12th decimal rounds away, where that is at most 1e-12 of the value
 * or 1e-15 (the `relTol` and `absTol` of mathjs): 0.49999999999999994 is a half.
 *
 * A negative value that rounds to nothing is a negative zero, there as here.
 */
export function round(value: number, decimals: number): number {
  const clean = roundWritten(value, 12);
  const noise = Math.max(1e-12 * Math.abs(value), 1e-15);
  return roundWritten(Math.abs(value - clean) <= noise ? clean : value, decimals);
}
