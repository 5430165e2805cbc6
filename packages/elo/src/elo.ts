import { unexpected, valueInMessage } from '@crosstable/core';

/** The curve that expected scores follow. */
export interface CurveOptions {
  /** The lead in rating points that stands for odds of 10 : 1: a finite number above 0, 400 by default. */
  readonly scale?: number | undefined;
  /**
   * The advantage of playing first, in rating points, which is added to the rating of player A, who has White or plays at home.
   * Any finite number, negative if B moves first; 0 by default.
   */
  readonly bonus?: number | undefined;
}

/** The effect of one game on the ratings. */
export interface EloOptions extends CurveOptions {
  /**
   * The development coefficient K, the most rating points that one game can move a rating: a finite number, at least 0,
   * for both players, or `[kA, kB]`. Default 32; 0 freezes a rating.
   */
  readonly k?: number | readonly [kA: number, kB: number] | undefined;
  /** The lowest new rating. Any finite number; no limit by default. */
  readonly floor?: number | undefined;
}

/** The options of `elo`, which include those of the curve, so that both functions take the same. */
export const NAMES = ['k', 'scale', 'bonus', 'floor'];

/** Throws unless a value is an object of options with no other names than these: a mistyped one would be ignored. */
export function checkKnown(options: object, names: readonly string[]): void {
  // Values that the types exclude are refused too: for callers without types, `null` or a number would be ignored.
  if (options !== Object(options)) throw unexpected('options', 'an object', valueInMessage(options), TypeError);
  for (const name in options) {
    if (!names.includes(name))
      throw unexpected('options', names.join(', '), valueInMessage(name), RangeError, 'unknown-name', { name });
  }
}

function isPair(k: EloOptions['k']): k is readonly [number, number] {
  return Array.isArray(k);
}

/** Gives `value` back if it is a finite number in the range that the caller also puts into words. */
export function finite(path: string, value: number, range = '', least = -Infinity, most = Infinity): number {
  if (Number.isFinite(value) && value >= least && value <= most) return value;
  throw unexpected(path, 'a number' + range, valueInMessage(value), typeof value === 'number' ? RangeError : TypeError);
}

/**
 * The score that player A can expect in a game against player B by Elo's logistic curve: 1 / (1 + 10^((b − a) / 400)).
 *
 * `expectedScore(a, b) + expectedScore(b, a)` is exactly 1.
 *
 * @param a - Rating of player A in rating points, any finite number.
 * @param b - Rating of player B, likewise.
 * @param options - `scale`, if the curve has another one than 400, and a `bonus` for A; `k` and `floor` of `elo` change nothing.
 * @returns A's expected score, from 0 to 1, unrounded; ½ for equal ratings.
 * @throws TypeError if a rating or an option is not a number, or `options` is not an object; RangeError if a rating or an option
 * is NaN or infinite, the scale not above 0, or there is no option of a name.
 *
 * Cost: constant.
 *
 * @example
 * ```ts
 * expectedScore(1900, 1500); // → 0.909090909090909
 * expectedScore(1900, 1900, { bonus: 35 }); // → 0.5502
 * ```
 */
export function expectedScore(a: number, b: number, options: CurveOptions = {}): number {
  checkKnown(options, NAMES);
  const { scale = 400, bonus = 0 } = options;
  const lead =
    (finite('a', a) - finite('b', b) + finite('bonus', bonus)) / finite('scale', scale, ' > 0', Number.MIN_VALUE);
  // The underdog's share is computed and the favourite's is the rest: that is how the two add up to exactly 1. A lead
  // beyond the range of numbers makes the power infinite and the share 0.
  const underdog = 1 / (1 + 10 ** Math.abs(lead));
  return lead > 0 ? 1 - underdog : underdog;
}

/**
 * The ratings of two players after a game: each moves by K × (score − expected score).
 *
 * A gains as much as B loses if both have the same K and `floor` isn't reached, apart from the rounding of floating point.
 *
 * The formula is Arpad Elo's; the order of the parameters and the K of 32 are those of the Perl module Chess::Elo.
 *
 * @param a - Rating of player A before the game in rating points, any finite number.
 * @param result - A's score: 1 for a win, ½ for a draw, 0 for a loss; any number from 0 to 1 is accepted.
 * @param b - Rating of player B before the game, any finite number.
 * @param options - `k`, if the development coefficient isn't 32; `scale`, `floor` and `bonus`.
 * @returns The new ratings of A and B, in this order, in rating points, unrounded.
 * @throws TypeError if a rating, the result or an option is not a number, or `options` is not an object; RangeError if a rating
 * or an option is NaN or infinite, the result not from 0 to 1, K negative, the scale not above 0, or there is no option of a name;
 * also if a new rating would be too large for a number.
 *
 * Cost: constant.
 *
 * @example
 * ```ts
 * elo(2100, 0, 1200); // → [2068.17894295388, 1231.82105704612]
 * elo(110, 0, 120, { k: 20, floor: 100 }); // → [100.2877, 129.7123]
 * ```
 */
export function elo(a: number, result: number, b: number, options: EloOptions = {}): [newA: number, newB: number] {
  const surprise = finite('result', result, ' from 0 to 1', 0, 1) - expectedScore(a, b, options);
  const { k = 32, floor = -Number.MAX_VALUE } = options;
  const [kA, kB] = isPair(k) ? k : [k, k];
  return [
    Math.max(finite('floor', floor), finite('a', a + finite('k', kA, ' from 0', 0) * surprise)),
    Math.max(floor, finite('b', b - finite('k', kB, ' from 0', 0) * surprise)),
  ];
}
