import { round } from './rounding.js';

/** The input of the formula for one player. */
export interface Rated {
  readonly rating: number;
  readonly score: number;
}

/** The comparison of two players, as the first of them sees it; for the second, every sign is the other one. */
export interface PrefComparison {
  /** The lead in score per bula, rounded to 3 decimals. */
  readonly d: number;
  /** The other player's lead in rating × 2.8 / 100, rounded to 3 decimals. */
  readonly t: number;
  /** A hundredth of the bula: positive for the higher score, negative for the lower one, 0 for equal scores. */
  readonly n: number;
  /** The sum `d + t + n`. The rule doesn't round it, so the noise of floating point may show: -35.099999999999994. */
  readonly c: number;
}

/** All that the formula says of a game; everything else is words and shapes around it. */
export interface Computed {
  /** First and second player, first and third, second and third. */
  readonly pairs: readonly [PrefComparison, PrefComparison, PrefComparison];
  /** The changes of the three before they are rounded. */
  readonly unrounded: readonly [number, number, number];
}

function compare(first: Rated, second: Rated, bula: number): PrefComparison {
  const lead = first.score - second.score;
  const d = round(lead / bula, 3);
  const t = round(((second.rating - first.rating) * 2.8) / 100, 3);
  const n = (Math.sign(lead) * bula) / 100;
  // The order of the sums is that of preferans-rating-js: another one rounds differently now and then.
  return { d, t, n, c: d + t + n };
}

/** Compares every two of the three players. */
export function compareAll(first: Rated, second: Rated, third: Rated, bula: number): Computed {
  const c12 = compare(first, second, bula);
  const c13 = compare(first, third, bula);
  const c23 = compare(second, third, bula);
  return {
    pairs: [c12, c13, c23],
    unrounded: [(c12.c + c13.c) / 2, (-c12.c + c23.c) / 2, (-c13.c - c23.c) / 2],
  };
}
