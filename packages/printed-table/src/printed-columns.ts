import type { PrintedColumn, PrintedTable } from '@crosstable/core';

import { namedRules } from './named-rules.js';
import { legendOf } from './legend.js';
import { misplaced } from './misplaced.js';
import { numberIn, numberOf } from './number-cell.js';
import { columnCells, hasNumberHeading, type Grid } from './player-rows.js';
import type { PrintedPoints } from './points.js';
import { cellAt, type Row } from './sheet.js';

/** Headings of points. */
export const POINTS_WORDS = /^(?:pts|pkt|points)\b/i;
/** Headings of ranks. */
export const RANK_WORDS = /^(?:pos|rk|rank)\.?$/i;
const TIEBREAK = /^\p{L}+\.?\s?\d{1,2}$/u;

/** Where a table has its points, ranks and tie-breaks. */
interface Columns {
  readonly points: number | undefined;
  readonly ranks: number | undefined;
  readonly tiebreaks: readonly number[];
}

/** The column of points is the one that agrees with the games for most players; where none does, words tell. */
function pointsColumn(
  grid: Grid,
  scores: readonly number[],
  tiebreaks: readonly number[],
  legend: Legend,
): number | undefined {
  const { heading, labels, key } = grid;
  const isRound = (column: number): boolean => column >= heading.first && column < heading.first + heading.count;
  const all = labels.flatMap((_, column) => (column === key || isRound(column) ? [] : [column]));
  const agreeing = (column: number): number =>
    columnCells(grid, column).filter(({ text }, at) => numberOf(text) === scores[at]).length;
  const others = all.filter((column) => !tiebreaks.includes(column));
  const best = others
    .toSorted((a, b) => agreeing(b) - agreeing(a))
    .find((column) => 2 * agreeing(column) > scores.length);
  const found = best ?? others.find((column) => POINTS_WORDS.test(labels[column]));
  if (found !== undefined) return found;
  return tiebreaks.find((column) => /^points \(game-points\)/i.test(legend(labels[column]) ?? ''));
}

/** The text below the table that says what a column is. */
type Legend = (label: string) => string | undefined;

/** Whether numbers from best to worst are ranks: each is its place, or the rank before it. */
function areRanks(ranks: readonly number[]): boolean {
  const sorted = ranks.toSorted((a, b) => a - b);
  return sorted.every((rank, at) => rank === at + 1 || (at > 0 && rank === sorted[at - 1]));
}

/** The ranks of a column; a blank one is the rank of the row above. `undefined` where it has none. */
function ranksIn(grid: Grid, column: number, scores: readonly number[]): number[] | undefined {
  const ranks: number[] = [];
  for (const { text } of columnCells(grid, column)) ranks.push(text === '' ? (ranks.at(-1) ?? NaN) : Number(text));
  if (!areRanks(ranks)) return undefined;
  const byRank = scores.map((score, at) => ({ score, rank: ranks[at] })).sort((a, b) => a.rank - b.rank);
  const falls = byRank.every(({ score }, at) => at === 0 || score <= byRank[at - 1].score);
  return falls ? ranks : undefined;
}

/**
 * Whether a column has ranks, some of them wrong, which shall be seen and not hide the others: its heading says so, or the
 * points allow three quarters of them.
 */
function areNearlyRanks(grid: Grid, column: number, scores: readonly number[]): boolean {
  const cells = columnCells(grid, column);
  if (!cells.every(({ text }) => /^[1-9]\d*$/.test(text))) return false;
  const sorted = scores.toSorted((a, b) => b - a);
  const allowed = cells.filter(({ text }, at) => sorted[Number(text) - 1] === scores[at]);
  return RANK_WORDS.test(grid.labels[column]) || 4 * allowed.length >= 3 * cells.length;
}

function columnsOf(grid: Grid, scores: readonly number[], legend: Legend): Columns {
  const { heading, labels } = grid;
  const right = labels.flatMap((_, column) => (column >= heading.first + heading.count ? [column] : []));
  const tiebreaks = right.filter((column) => TIEBREAK.test(labels[column]));
  const points = pointsColumn(grid, scores, tiebreaks, legend);
  const others = right.filter((column) => column !== points && !tiebreaks.includes(column));
  const ranks =
    others.find((column) => ranksIn(grid, column, scores) !== undefined) ??
    others.find((column) => areNearlyRanks(grid, column, scores));
  return { points, ranks, tiebreaks };
}

/** What a table prints beside its games. */
export interface Printed {
  readonly table: PrintedTable;
  /** Whether the first column has the players' starting numbers; else it has their ranks. */
  readonly areNumbers: boolean;
  /** The printed points of each row; empty where the table has none. */
  readonly points: readonly PrintedPoints[];
}

/** Reads the columns beside the games; `scores` are the points that the games give, in the order of the rows. */
export function printedColumns(grid: Grid, rows: readonly Row[], scores: readonly number[]): Printed {
  const legend = legendOf(rows.slice(grid.heading.at + 1));
  const { points, ranks, tiebreaks } = columnsOf(grid, scores, legend);
  const byId = <T>(values: readonly T[]): Map<string, T> => new Map(values.map((value, at) => [String(at + 1), value]));
  const numbersIn = (column: number): (number | null)[] => columnCells(grid, column).map(numberIn);
  const printedPoints = points === undefined ? scores : numbersIn(points).map((number, at) => number ?? scores[at]);
  const ofFirst = hasNumberHeading(grid) ? undefined : ranksIn(grid, grid.key, printedPoints);
  const printedRanks = ranks === undefined ? ofFirst : (ranksIn(grid, ranks, scores) ?? numbersIn(ranks).map(Number));
  const seen = new Set<string>();
  const columns = tiebreaks.map((column): PrintedColumn => {
    const label = grid.labels[column];
    if (seen.has(label)) throw misplaced(cellAt(grid.heading.row, column), 'a heading that no other column has');
    seen.add(label);
    const text = legend(label);
    const named = text === undefined ? [] : namedRules(text);
    return {
      label,
      cells: byId(numbersIn(column)),
      ...(text !== undefined && { legend: text }),
      ...(named.length > 0 && { named }),
    };
  });
  const table: PrintedTable = {
    ...(points !== undefined && { points: byId(printedPoints) }),
    ...(printedRanks !== undefined && { ranks: byId(printedRanks) }),
    columns,
  };
  const pointCells = points === undefined ? [] : columnCells(grid, points);
  return {
    table,
    areNumbers: ranks !== undefined || hasNumberHeading(grid),
    points: pointCells.map((cell) => ({ points: numberIn(cell), cell })),
  };
}
