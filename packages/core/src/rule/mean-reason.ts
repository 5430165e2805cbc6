import { nearestMillionth } from '../input/millionths.js';
import type { Kept } from './kept.js';
import type { Reason } from '../input/reasons.js';

/** The conclusion that a value is the mean of the contributions kept; `unit` is the unit of the sum. */
export function meanReason(article: string, { counts, sums }: Kept, unit = 1): Reason {
  return { key: 'mean', article, values: { sum: nearestMillionth(sums[0]) / unit, count: counts[0] } };
}
