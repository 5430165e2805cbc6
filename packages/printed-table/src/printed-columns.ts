import type { PrintedColumn, PrintedTable } from '@crosstable/core';

import { namedRules } from './named-rules.js';
import { legendOf } from './legend.js';
import { misplaced } from './misplaced.js';
import { numberIn, numberOf } from './number-cell.js';
import { columnCells, hasNumberHeading, type Grid } from './player-rows.js';
import type { PrintedPoints } from './points.js';
import type { Cell, Row } from './sheet.js';

/** Headings of points. */
export const POINTS_WORDS = /^(?:pts|pkt|points)\b/i;
/** Headings of ranks. */
export const RANK_WORDS = /^(?:pos|r[gk]|rank)\.?$/i;
/** Headings of tie-breaks: letters with a number, as Chess-Results has them; codes of C.07, and words for some of them. */
const TIEBREAK = /^\p{L}+\.?\s?\d{1,2}$/u;
const TIEBREAK_WORDS =
  /^(?:bu|sonn|sober|koya|wins?$|(?:bh|fb|sb|de|ps|ks|won|bpg|bwg|aob|aro|tpr|ptp|apro|appo)(?!\p{L}))/iu;

/** The text below the table that says what a column is. */
type Legend = (label: string) => string | undefined;

/** The column of points is the one that agrees with the games for most players; where none does, words tell. */
function pointsColumn(
  grid: Grid,
  scores: readonly number[],
  others: readonly number[],
  tiebreaks: readonly number[],
  legend: Legend,
): number | undefined {
  const { labels } = grid;
  const agreeing = (column: number): number =>
    columnCells(grid, column).filter(({ text }, at) => numberOf(text) === scores[at]).length;
  return (
    others.toSorted((a, b) => agreeing(b) - agreeing(a)).find((column) => 2 * agreeing(column) > scores.length) ??
    others.find((column) => POINTS_WORDS.test(labels[column])) ??
    tiebreaks.find((column) => namedRules(legend(labels[column]) ?? '').some(({ code }) => code === 'PTS'))
  );
}

/**
 * The ranks of a column, each its place, or the rank before it where the points are the same; a blank one is the rank of the
 * row above. `undefined` where it has none.
 */
function ranksIn(grid: Grid, column: number, scores: readonly number[]): number[] | undefined {
  const ranks: number[] = [];
  for (const { text } of columnCells(grid, column)) ranks.push(text === '' ? (ranks.at(-1) ?? NaN) : Number(text));
  const byRank = scores.map((score, at) => ({ score, rank: ranks[at] })).sort((a, b) => a.rank - b.rank);
  const isFalling = byRank.every(({ score, rank }, at) => {
    if (at === 0) return rank === 1;
    const before = byRank[at - 1];
    return rank === at + 1 ? score <= before.score : rank === before.rank && score === before.score;
  });
  return isFalling ? ranks : undefined;
}

/**
 * The ranks of a column, some of them wrong, which shall be seen and not hide the others: its heading says that it has ranks,
 * or the points allow three quarters of them.
 */
function wrongRanksIn(grid: Grid, column: number, scores: readonly number[]): number[] | undefined {
  const cells = columnCells(grid, column);
  if (!cells.every(({ text }) => /^[1-9]\d{0,6}$/.test(text))) return undefined;
  const ranks = cells.map(({ text }) => Number(text));
  const sorted = scores.toSorted((a, b) => b - a);
  const allowed = ranks.filter((rank, at) => sorted[rank - 1] === scores[at]);
  return RANK_WORDS.test(grid.labels[column]) || 4 * allowed.length >= 3 * cells.length ? ranks : undefined;
}

/** What a table prints beside its games. */
export interface Printed {
  readonly table: PrintedTable;
  /** Whether the first column has the players' starting numbers; else it has their ranks. */
  readonly areNumbers: boolean;
  /** The printed points of each row; empty where the table has none. */
  readonly points: readonly PrintedPoints[];
}

/**
 * A column of tie-breaks, with its legend and the rules that it names. Throws for a label that is `taken`, else adds it to
 * these.
 */
export function columnBelow(
  heading: Cell,
  cells: PrintedColumn['cells'],
  legend: string | undefined,
  taken: Set<string>,
): PrintedColumn {
  const label = heading.text;
  if (taken.has(label)) throw misplaced(heading, 'a heading that no other column has');
  taken.add(label);
  const named = namedRules(legend ?? (label === 'DirE' ? 'Direct Encounter' : '')); // Vega's word
  return { label, cells, ...(legend !== undefined && { legend }), ...(named.length > 0 && { named }) };
}

/** The values of players by their ids. */
export function byId<T>(ids: readonly string[], values: readonly T[]): Map<string, T> {
  return new Map(values.map((value, at) => [ids[at], value]));
}

/** Reads the columns beside the games; `scores` are the points that the games give, in the order of the rows. */
export function printedColumns(grid: Grid, rows: readonly Row[], scores: readonly number[]): Printed {
  const { heading, labels, key } = grid;
  const legend = legendOf(rows.slice(heading.at + 1));
  const end = heading.first + heading.count;
  const beside = [...labels.keys()].filter((column) => column !== key && (column < heading.first || column >= end));
  const areNumeric = (column: number): boolean =>
    columnCells(grid, column).every(({ text }) => numberOf(text) !== undefined);
  const isTiebreak = (column: number): boolean =>
    column >= end && (TIEBREAK.test(labels[column]) || (TIEBREAK_WORDS.test(labels[column]) && areNumeric(column)));
  const tiebreaks = beside.filter(isTiebreak);
  const others = beside.filter((column) => !tiebreaks.includes(column));
  const points = pointsColumn(grid, scores, others, tiebreaks, legend);
  const isHeaded = (column: number): number => Number(RANK_WORDS.test(labels[column]));
  const right = others.filter((column) => column >= end && column !== points).sort((a, b) => isHeaded(b) - isHeaded(a)); // the number of games falls with the points, too, after the first round

  const ids = scores.map((_, at) => String(at + 1));
  const pointCells = points === undefined ? [] : columnCells(grid, points);
  const printedPoints = pointCells.map((cell) => ({ points: numberIn(cell), cell }));
  const ofPlayers = scores.map((score, at) => printedPoints[at]?.points ?? score);
  const last = [ranksIn, wrongRanksIn].flatMap((read) => right.map((column) => read(grid, column, scores)));
  const ranksBeside = last.find((ranks) => ranks !== undefined);
  const ranks = ranksBeside ?? (hasNumberHeading(grid) ? undefined : ranksIn(grid, key, ofPlayers));
  const taken = new Set<string>();
  const columns = tiebreaks.map((column) =>
    columnBelow(
      heading.row.cells[column],
      byId(ids, columnCells(grid, column).map(numberIn)),
      legend(labels[column]),
      taken,
    ),
  );
  return {
    table: {
      ...(points !== undefined && { points: byId(ids, ofPlayers) }),
      ...(ranks !== undefined && { ranks: byId(ids, ranks) }),
      columns,
    },
    areNumbers: ranksBeside !== undefined || hasNumberHeading(grid),
    points: printedPoints,
  };
}
