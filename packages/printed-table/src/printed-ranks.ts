import { ordinalOf } from './number-cell.js';
import { MOST_PLAYERS, columnCells, hasNumberHeading, isNumbering, type Grid } from './player-rows.js';
import type { Report } from './repair.js';

/** Headings of ranks. */
export const RANK_WORDS = /^(?:pos|pl|place|platz|r[gk]|rank|место)\.?$/i;

/** The ranks of a column; a blank cell of the first one has the rank of the row above. `undefined` where a cell has none. */
function ranksIn(grid: Grid, column: number): number[] | undefined {
  const ranks: number[] = [];
  for (const { text } of columnCells(grid, column)) {
    const rank = text === '' && column === grid.key ? ranks.at(-1) : ordinalOf(text);
    if (rank === undefined || rank < 1 || rank >= MOST_PLAYERS) return undefined;
    ranks.push(rank);
  }
  return ranks;
}

/** The printed ranks of the rows, and what the first column has. */
export interface PrintedRanks {
  readonly ranks: readonly number[] | undefined;
  /** Whether the first column has the players' starting numbers; else it has their ranks, or nobody knows what. */
  readonly areNumbers: boolean;
}

/**
 * The ranks of the first column, or of one on the `right` of the rounds. Wrong ranks shall be seen, and not hide the others: they
 * are read where the heading says that a column has ranks, or where the points allow three quarters of them.
 */
export function printedRanks(
  grid: Grid,
  right: readonly number[],
  scores: readonly number[],
  report: Report,
): PrintedRanks {
  const { labels, key, heading } = grid;
  const isHeaded = (column: number): boolean => RANK_WORDS.test(labels[column]);
  const hasNumbers = hasNumberHeading(grid);
  const sorted = scores.toSorted((a, b) => b - a);
  const found = (hasNumbers ? right : [...right, key]).flatMap((column) => {
    const ranks = ranksIn(grid, column);
    if (ranks === undefined) {
      if (isHeaded(column)) report('unknown-record', heading.row.cells[column], 'has other cells than ranks: left out');
      return [];
    }
    const allowed = ranks.filter((rank, at) => sorted[rank - 1] === scores[at]).length;
    // The number of games falls with the points, too, after the first round: words come first
    const weight = isHeaded(column) ? scores.length + 1 + allowed : allowed;
    return 4 * weight >= 3 * scores.length ? [{ column, ranks, weight }] : [];
  });
  const best = found.sort((a, b) => b.weight - a.weight).at(0);
  if (best === undefined && !hasNumbers && !isHeaded(key))
    report('unknown-record', heading.row.cells[key], 'is read neither as ranks nor as starting numbers');
  const areRanksBeside = best !== undefined && best.column !== key && !isHeaded(key);
  return { ranks: best?.ranks, areNumbers: (hasNumbers || areRanksBeside) && isNumbering(grid, key) };
}
