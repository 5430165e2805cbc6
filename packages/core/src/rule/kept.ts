import type { Cut } from '../c07/article-14-cuts.js';
import { without } from '../c07/article-14-cuts.js';
import type { ContributionTable } from './contributions.js';

/** Contributions added up by row, without those that cuts have taken. */
export interface Kept extends ContributionTable {
  readonly sums: Float64Array;
  readonly counts: Int32Array;
}

/** The contributions of every row, added up without a cut. */
export function added({ from, scores, to, tournament, values }: ContributionTable): Kept {
  const { rounds } = tournament;
  const sums = new Float64Array(to - from);
  const counts = new Int32Array(to - from);
  for (let row = 0, cell = 0; row < sums.length; row++) {
    let sum = 0;
    let count = 0;
    for (const end = cell + rounds; cell < end; cell++) {
      const value = values[cell];
      if (Number.isNaN(value)) continue;
      sum += value;
      count++;
    }
    sums[row] = sum;
    counts[row] = count;
  }
  return { from, scores, to, tournament, values, sums, counts };
}

/** How contributions are added up: all of them, or what cuts leave. */
export type Keeping = (table: ContributionTable) => Kept;

/** Art. 14: what the cuts leave, one after the other. Each is told what those before it left. */
export function keptAfter(cuts: readonly Cut[], table: ContributionTable): Kept {
  return added(cuts.reduce((left, cut) => without(left, cut(left)), table));
}

/** The same as a way of adding up. */
export function after(...cuts: readonly Cut[]): Keeping {
  return (table) => keptAfter(cuts, table);
}
