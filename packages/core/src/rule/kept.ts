import type { Cut } from '../c07/article-14-cuts.js';
import type { ContributionTable } from '../c07/contributions.js';

/** Contributions added up by row, without those that cuts have taken. */
export interface Kept extends ContributionTable {
  readonly sums: Float64Array;
  readonly counts: Int32Array;
}

/** The contributions of every row, added up without those that a cut takes. */
export function addUp(table: ContributionTable, cut?: Cut): Kept {
  const { from, scores, to, tournament, values } = table;
  const { rounds } = tournament;
  const sums = new Float64Array(to - from);
  const counts = new Int32Array(to - from);
  for (let row = 0, cell = 0; row < sums.length; row++) {
    const left = cut === undefined ? -1 : cut(table, row);
    let sum = 0;
    let count = 0;
    for (const end = cell + rounds; cell < end; cell++) {
      const value = values[cell];
      if (isNaN(value) || cell === left) continue;
      sum += value;
      count++;
    }
    sums[row] = sum;
    counts[row] = count;
  }
  return { from, scores, to, tournament, values, sums, counts };
}

/** A copy of contributions, for cuts to take from. */
export function copyOf({ from, scores, to, tournament, values }: ContributionTable): ContributionTable {
  return { from, scores, to, tournament, values: values.slice() };
}

/** Removes a contribution that a cut has chosen from a copy: cuts don't see a round without a value. */
export function take({ values }: ContributionTable, cell: number): void {
  if (cell >= 0) values[cell] = NaN;
}

/** Adds up contributions: all of them, or those that remain after cuts. */
export type Keeping = (table: ContributionTable) => Kept;

/** Art. 14: the sums after all cuts. Each cut sees what the cuts before it left; the last one needs no copy. */
export function keptAfter(cuts: readonly Cut[], table: ContributionTable): Kept {
  const last = cuts.length - 1;
  const left = last > 0 ? copyOf(table) : table;
  for (let at = 0; at < last; at++) {
    for (let row = 0; row < table.to - table.from; row++) take(left, cuts[at](left, row));
  }
  return addUp(left, cuts[last]);
}

/** Adds up after one cut; functions with one cut pay for no copies. */
export function afterOne(cut: Cut): Keeping {
  return (table) => addUp(table, cut);
}

/** Adds up after several cuts. */
export function after(...cuts: readonly Cut[]): Keeping {
  return (table) => keptAfter(cuts, table);
}
