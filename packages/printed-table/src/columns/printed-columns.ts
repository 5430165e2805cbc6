import type { PrintedColumn, PrintedTable } from '@crosstable/core';

import type { Column } from '../cells/column.js';
import type { Grid } from '../cells/grid.js';
import { errorAtCell } from '../cells/refusal.js';
import { numberIn, numberOf, numbersIn } from '../cells/number-cell.js';
import type { OnRepair } from '../cells/repair.js';
import { type Row, cellAt } from '../cells/sheet.js';
import type { PrintedPoints } from '../games/points.js';
import { HEADING_WORDS, rulesOfHeading } from './heading-rules.js';
import { type Legend, legendOf } from './legend.js';
import { CODES, namedRules } from './named-rules.js';
import { pointsColumn } from './points-column.js';
import { printedRanks } from './printed-ranks.js';

/** Headings of tie-breaks: letters with a number, as Chess-Results has them; above numbers also codes of C.07, and words. */
const TIEBREAK = /^\p{L}[\p{L}\p{M}.]*\s?\d{1,2}$/u;
const TIEBREAK_WORDS = new RegExp(
  String.raw`^m?-?(?:bu|median|solk|sonn|sober|berg|koya|prog|fortschr|cumul|perf|tr\.?$|wins$|(?:fb|s[-.]b|${CODES})(?!\p{L})|\p{L}[\p{L}\s.-]*\d{1,2}$)`,
  'iu',
);

/** Whether a column has the values of a tie-break, by its heading. */
export function isTiebreak({ label, texts }: Column): boolean {
  if (TIEBREAK.test(label)) return true;
  const isKnown = TIEBREAK_WORDS.test(label) || HEADING_WORDS.test(label);
  return isKnown && texts.every((text) => numberOf(text) !== undefined);
}

/** The columns of a table beside its games. */
export interface Printed {
  readonly table: PrintedTable;
  /** Whether the first column has the players' starting numbers. */
  readonly areNumbers: boolean;
  /** The printed points of each row; empty where the table has none. */
  readonly points: readonly PrintedPoints[];
}

/** Columns of tie-breaks with their legends, and the rules that these name. Throws for a label that is `taken`, or used twice. */
export function columnsBelow(
  columns: readonly Column[],
  ids: readonly string[],
  legend: Legend,
  taken: readonly PrintedColumn[] = [],
): PrintedColumn[] {
  const labels = new Set(taken.map(({ label }) => label));
  return columns.map(({ cells, heading, label }) => {
    if (labels.has(label)) throw errorAtCell(heading, 'a heading that no other column has');
    labels.add(label);
    const text = legend(label);
    const named = text === undefined ? rulesOfHeading(label) : namedRules(text);
    const values = byId(ids, numbersIn(cells));
    return { label, cells: values, ...(text !== undefined && { legend: text }), ...(named.length > 0 && { named }) };
  });
}

/** The values of players by their ids. */
export function byId<T>(ids: readonly string[], values: readonly T[]): Map<string, T> {
  return new Map(values.map((value, at) => [ids[at], value]));
}

/** Reads the columns beside the games; `scores` are the points that the games give, in the order of the rows. */
export function printedColumns(
  grid: Grid,
  rows: readonly Row[],
  scores: readonly number[],
  onRepair: OnRepair,
): Printed {
  const { heading, left, right } = grid;
  const legend = legendOf(rows.slice(heading.at + 1));
  const others = right.filter((column) => !isTiebreak(column));
  const isNamedPoints = ({ label }: Column): boolean =>
    namedRules(legend(label) ?? '').some(({ code }) => code === 'PTS');
  const points = pointsColumn(scores, others, left, right.find(isNamedPoints));
  if (points === undefined)
    onRepair('unknown-record', cellAt(heading.row, heading.first + heading.count - 1), {
      key: 'no-points',
      values: {},
    });

  const ids = scores.map((_, at) => String(at + 1));
  const printedPoints = points?.cells.map((cell) => ({ points: numberIn(cell), cell })) ?? [];
  const ofPlayers = scores.map((score, at) => printedPoints[at]?.points ?? score);
  const mayHaveRanks = others.filter((column) => column !== points);
  const { ranks, areNumbers } = printedRanks(grid, mayHaveRanks, [ofPlayers, scores], onRepair);
  return {
    table: {
      ...(points !== undefined && { points: byId(ids, ofPlayers) }),
      ...(ranks !== undefined && { ranks }),
      // Wikipedia has some between the points and the opponents
      columns: columnsBelow(
        [...left.filter(({ at }) => at > Number(points?.at)), ...right].filter(isTiebreak),
        ids,
        legend,
      ),
    },
    areNumbers,
    points: printedPoints,
  };
}
