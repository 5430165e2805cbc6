import { type Column, isNumbering } from '../cells/column.js';
import { type Grid, MOST_PLAYERS, beginWithNames, hasNumberHeading } from '../cells/grid.js';
import { ordinalOf } from '../cells/number-cell.js';
import type { OnRepair } from '../cells/repair.js';

/** Headings of ranks. */
export const RANK_WORDS = /^(?:pos|pl|place|platz|r[gk]|rank|место)\.?$/i;

/** The ranks of a column; a blank cell of the first one has the rank of the row above. `undefined` of a cell that has none. */
function ranksIn({ texts }: Column, isFirst: boolean): (number | undefined)[] {
  const ranks: (number | undefined)[] = [];
  for (const text of texts) {
    const rank = Number(text === '' && isFirst ? ranks.at(-1) : ordinalOf(text));
    ranks.push(rank > 0 && rank < MOST_PLAYERS ? rank : undefined);
  }
  return ranks;
}

/** How many ranks go to players with the points of that place. */
export function countFitting(ranks: readonly (number | undefined)[], points: readonly number[]): number {
  const sorted = points.toSorted((a, b) => b - a);
  return ranks.filter((rank = 0, at) => sorted[rank - 1] === points[at]).length;
}

/** The printed ranks by the ids of players, and what the first column has. */
export interface PrintedRanks {
  readonly ranks: ReadonlyMap<string, number> | undefined;
  /** Whether the first column has the players' starting numbers; else it has their ranks, or nobody knows what. */
  readonly areNumbers: boolean;
}

/**
 * The ranks of the first column, of one on the `right` of the rounds, or of one left of them that counts from 1. Wrong ranks
 * shall be seen, and not hide the others: they are read where the heading says that a column has ranks, or where the printed
 * points or those of the games allow three quarters of them; below a heading of starting numbers where they allow all.
 */
export function printedRanks(
  grid: Grid,
  right: readonly Column[],
  points: readonly (readonly number[])[],
  onRepair: OnRepair,
): PrintedRanks {
  const { key, left, players } = grid;
  const isHeaded = ({ label }: Column): boolean => RANK_WORDS.test(label);
  const hasNumbers = hasNumberHeading(grid);
  const found = [...right, key, ...left.filter(isNumbering)].flatMap((column) => {
    const ranks = ranksIn(column, column === key);
    const allowed = Math.max(...points.map((one) => countFitting(ranks, one)));
    const hasRanks = ranks.some((rank) => rank !== undefined);
    if (isHeaded(column) && !hasRanks) onRepair('unknown-record', column.heading, { key: 'no-ranks', values: {} });
    // SwissPerfect and Swiss-Chess number their standings; in the order of a draw points hardly ever fall all the way
    if (column === key && hasNumbers)
      return points.some((one) => new Set(one).size > 3) && allowed === players.length
        ? [{ column, ranks, weight: 0 }]
        : [];
    // The number of games falls with the points, too, after the first round: words come first
    const weight = isHeaded(column) && hasRanks ? players.length + 1 + allowed : allowed;
    return 4 * weight >= 3 * players.length ? [{ column, ranks, weight }] : [];
  });
  const best = found.sort((a, b) => b.weight - a.weight).at(0);
  if (best === undefined && !hasNumbers && !isHeaded(key) && !beginWithNames(grid))
    onRepair('unknown-record', key.heading, { key: 'neither-ranks-nor-numbers', values: {} });
  const areRanksBeside = best !== undefined && !isHeaded(key);
  const areNumbers = best?.column !== key && (hasNumbers || areRanksBeside) && isNumbering(key);
  if (best === undefined) return { ranks: undefined, areNumbers };
  const ranks = new Map<string, number>();
  for (const [at, cell] of best.column.cells.entries()) {
    const rank = best.ranks[at];
    if (rank !== undefined) ranks.set(String(at + 1), rank);
    else if (cell.text !== '') onRepair('unknown-record', cell, { key: 'no-rank', values: {} });
  }
  return { ranks, areNumbers };
}
