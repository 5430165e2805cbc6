/** Sums of points and of ratings stay exact for whole millionths. */
const FINEST = 1_000_000;

/**
 * A number to the nearest millionth. It makes a sum of ratings exact again: the binary error of adding up hundreds of them
 * is far below half a millionth.
 */
export function nearestMillionth(value: number): number {
  // Beyond these, neighbouring doubles are too far apart for millionths. Not a constant of the file, which bundles would keep
  const isFine = Math.abs(value) < Number.MAX_SAFE_INTEGER / FINEST;
  return isFine ? Math.round(value * FINEST) / FINEST : value;
}

/** Whether a number has six decimals at most. Callers refuse numbers that are too large for decimals. */
export function isInMillionths(value: number): boolean {
  return nearestMillionth(value) === value;
}
