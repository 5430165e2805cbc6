import type { PrintedColumn, PrintedTable } from '@crosstable/core';

import { namedRules } from './named-rules.js';
import { legendOf } from './legend.js';
import { misplaced } from './misplaced.js';
import { numberIn, numberOf, numbersIn } from './number-cell.js';
import { columnCells, columnTexts, type Grid } from './player-rows.js';
import { pointsColumn } from './points-column.js';
import type { PrintedPoints } from './points.js';
import { printedRanks } from './printed-ranks.js';
import type { Report } from './repair.js';
import { cellAt, type Row } from './sheet.js';

/** Headings of tie-breaks: letters with a number, as Chess-Results has them; above numbers also codes of C.07, and words. */
const TIEBREAK = /^\p{L}+\.?\s?\d{1,2}$/u;
const TIEBREAK_WORDS =
  /^(?:m?-?bu|median|solk|sonn|sober|berg|koya|prog|cumul|perf|wins?$|(?:bh|fb|s[-.]?b|de|ps|ks|won|bpg|bwg|aob|aro|tpr|ptp|apro|appo)(?!\p{L})|\p{L}[\p{L}\s.-]*\d{1,2}$)/iu;

/** The columns of a table beside its games. */
export interface Printed {
  readonly table: PrintedTable;
  /** Whether the first column has the players' starting numbers. */
  readonly areNumbers: boolean;
  /** The printed points of each row; empty where the table has none. */
  readonly points: readonly PrintedPoints[];
}

/** Where columns of tie-breaks stand, and the text that says what a label is. */
interface Beside extends Pick<Grid, 'players'> {
  readonly headings: Row;
  /** By row. */
  readonly ids: readonly string[];
  readonly legend: (label: string) => string | undefined;
}

/** Columns of tie-breaks with their legends, and the rules that these name. Throws for a label that is `taken`, or used twice. */
export function columnsBelow(
  columns: readonly number[],
  beside: Beside,
  taken: Iterable<string> = [],
): PrintedColumn[] {
  const { headings, ids, legend } = beside;
  const labels = new Set(taken);
  return columns.map((column) => {
    const heading = cellAt(headings, column);
    const { text: label } = heading;
    if (labels.has(label)) throw misplaced(heading, 'a heading that no other column has');
    labels.add(label);
    const text = legend(label);
    const named = namedRules(text ?? (label === 'DirE' ? 'Direct Encounter' : '')); // Vega's word
    const cells = byId(ids, numbersIn(columnCells(beside, column)));
    return { label, cells, ...(text !== undefined && { legend: text }), ...(named.length > 0 && { named }) };
  });
}

/** The values of players by their ids. */
export function byId<T>(ids: readonly string[], values: readonly T[]): Map<string, T> {
  return new Map(values.map((value, at) => [ids[at], value]));
}

/** Reads the columns beside the games; `scores` are the points that the games give, in the order of the rows. */
export function printedColumns(grid: Grid, rows: readonly Row[], scores: readonly number[], report: Report): Printed {
  const { heading, labels, key } = grid;
  const legend = legendOf(rows.slice(heading.at + 1));
  const end = heading.first + heading.count;
  const beside = [...labels.keys()].filter((column) => column !== key && (column < heading.first || column >= end));
  const areNumeric = (column: number): boolean =>
    columnTexts(grid, column).every((text) => numberOf(text) !== undefined);
  const isTiebreak = (column: number): boolean =>
    column >= end && (TIEBREAK.test(labels[column]) || (TIEBREAK_WORDS.test(labels[column]) && areNumeric(column)));
  const tiebreaks = beside.filter(isTiebreak);
  const others = beside.filter((column) => !tiebreaks.includes(column));
  const isNamedPoints = (column: number): boolean =>
    namedRules(legend(labels[column]) ?? '').some(({ code }) => code === 'PTS');
  const points = pointsColumn(grid, scores, others, tiebreaks, isNamedPoints);
  if (points === undefined)
    report('unknown-record', cellAt(heading.row, end - 1), 'and what stands beside it have no points');

  const ids = scores.map((_, at) => String(at + 1));
  const pointCells = points === undefined ? [] : columnCells(grid, points);
  const printedPoints = pointCells.map((cell) => ({ points: numberIn(cell), cell }));
  const ofPlayers = scores.map((score, at) => printedPoints[at]?.points ?? score);
  const right = others.filter((column) => column >= end && column !== points);
  const { ranks, areNumbers } = printedRanks(grid, right, [ofPlayers, scores], report);
  const columns = columnsBelow(tiebreaks, { ...grid, headings: heading.row, ids, legend });
  return {
    table: {
      ...(points !== undefined && { points: byId(ids, ofPlayers) }),
      ...(ranks !== undefined && { ranks }),
      columns,
    },
    areNumbers,
    points: printedPoints,
  };
}
