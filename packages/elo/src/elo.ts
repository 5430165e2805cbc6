import { check, isObject } from '@crosstable/core';

/** How strongly one game moves the ratings. */
export interface EloOptions {
  /**
   * The development coefficient K, the most rating points that one game can move a rating: a finite number, at least 0,
   * for both players, or `[kA, kB]`. Default 32; 0 freezes a rating.
   */
  readonly k?: number | readonly [kA: number, kB: number] | undefined;
}

/** Gives `value` back if it is a finite number, and `inside` the range that the caller puts into words. */
function finite(path: string, value: number, range = '', inside = true): number {
  check(Number.isFinite(value) && inside, path, `a finite number${range}`, value, 'number');
  return value;
}

/**
 * The score that player A can expect in a game against player B by Elo's logistic curve: 1 / (1 + 10^((b − a) / 400)).
 *
 * `expectedScore(a, b) + expectedScore(b, a)` is exactly 1. Constant time.
 *
 * @param a - rating of player A in rating points, any finite number
 * @param b - rating of player B, likewise
 * @returns A's expected score, from 0 to 1, unrounded; ½ for equal ratings
 * @throws TypeError if a rating is not a number
 * @throws RangeError if a rating is NaN or infinite
 *
 * @example
 * expectedScore(1900, 1500); // → 0.909090909090909
 */
export function expectedScore(a: number, b: number): number {
  const lead = finite('a', a) - finite('b', b);
  // The underdog's share is computed and the favourite's is the rest: that is how the two add up to exactly 1. A lead
  // beyond the range of numbers makes the power infinite and the share 0.
  const underdog = 1 / (1 + 10 ** (Math.abs(lead) / 400));
  return lead > 0 ? 1 - underdog : underdog;
}

/**
 * The ratings of two players after a game: each moves by K × (score − expected score).
 *
 * What A gains B loses, so with one K for both the sum of the ratings is kept, up to the rounding of floating point.
 * Constant time.
 *
 * The formula is Arpad Elo's; the order of the parameters and the K of 32 are those of the Perl module Chess::Elo.
 *
 * @param a - rating of player A before the game in rating points, any finite number
 * @param result - A's score: 1 for a win, ½ for a draw, 0 for a loss; any number from 0 to 1 is accepted
 * @param b - rating of player B before the game, any finite number
 * @param options - `k`, if the development coefficient isn't 32
 * @returns the new ratings of A and B, in this order, in rating points, unrounded
 * @throws TypeError if a rating, the result or K is not a number, or `options` is not an object
 * @throws RangeError if a rating or K is NaN or infinite, the result not from 0 to 1, or K negative; also if a new
 * rating would be too large for a number
 *
 * @example
 * elo(2100, 0, 1200); // → [2068.17894295388, 1231.82105704612]
 */
export function elo(a: number, result: number, b: number, options?: EloOptions): [newA: number, newB: number];
// What the types rule out is refused as well: callers without types would have `null` or a bare K ignored.
export function elo(a: number, result: number, b: number, options: EloOptions | null = {}): [number, number] {
  check(isObject(options), 'options', '{ k }', options);
  const { k = 32 } = options;
  // One K twice, or the pair first.
  const [kA, kB] = [k, k].flat();
  const surprise = finite('result', result, ' from 0 to 1', result >= 0 && result <= 1) - expectedScore(a, b);
  return [
    finite('new a', a + finite('options.k', kA, ' >= 0', kA >= 0) * surprise),
    finite('new b', b - finite('options.k', kB, ' >= 0', kB >= 0) * surprise),
  ];
}
