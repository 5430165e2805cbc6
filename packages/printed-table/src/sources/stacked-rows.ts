// The rows of a table of which each cell stands in a line of its own, as phones copy one.
import { linesOf } from '@crosstable/core/text';

import { NUMBER_WORDS } from '../cells/grid.js';
import { roundRun } from '../cells/heading.js';
import { ordinalOf } from '../cells/number-cell.js';
import { numberOf } from './blank-rows.js';
import { namesOpponent } from '../notations/notations.js';
import type { Cell, Row } from '../cells/sheet.js';
import { RANK_WORDS } from '../columns/printed-ranks.js';

/** More columns stand before the rounds of no table. */
const MOST_BEFORE = 12;

/** How many rows of so many cells begin at a cell, each with the next number; a shared rank is blank. */
function countRows(cells: readonly Cell[], start: number, width: number): number {
  let rows = 0;
  for (let at = start; at + width <= cells.length; at += width, rows++) {
    const { text } = cells[at];
    if (ordinalOf(text) !== rows + 1 && (text !== '' || rows === 0)) break;
  }
  return rows;
}

/** The rows of lines, by each number of cells with which they come out evenly: the headings are as many as the cells of each player. */
function* evenRows(cells: readonly Cell[]): Generator<Row[]> {
  const rounds = roundRun({
    cells: cells.map((cell) => ({ ...cell, text: cell.text.replace(/^\d+$/, '') })),
    table: 1,
  });
  const signs = cells.map((cell) => ({ ...cell, text: numberOf(cell.text.replace(/^\d+$/, '')) }));
  const opponents = roundRun({ cells: signs, table: 1 });
  // Points and the number of the next player may count from 1, too
  const numbers = opponents.count > 2 ? opponents : roundRun({ cells, table: 1 });
  const { first, count } = rounds.count > 0 ? rounds : numbers;
  if (rounds.count === 0 && count < 2) return;
  const start = cells.findIndex(({ text }, at) => at >= first + count && ordinalOf(text) === 1);
  if (start < 0) return;
  for (let width = start - first + 1; width <= Math.min(start, start - first + MOST_BEFORE); width++) {
    const rows = countRows(cells, start, width);
    const end = start + rows * width;
    const left = cells.slice(end);
    const isCut = left.some(({ text }) => ordinalOf(text) === rows + 1 || namesOpponent(text));
    // Without a column that is blank in all rows another heading would stand above each of those before it
    const isShort =
      start > width && [NUMBER_WORDS, RANK_WORDS].some((words) => words.test(cells[start - width - 1].text));
    if (rows < 2 || isCut || isShort) continue;
    const alone = (cell: Cell): Row => ({ cells: [cell], table: 1 });
    const before = cells.slice(0, start - width).filter(({ text }) => text !== '');
    const behind = left.filter(({ text }) => text !== '');
    const whole = Array.from({ length: rows + 1 }, (_, row): Row => {
      const from = start + (row - 1) * width;
      return { cells: cells.slice(from, from + width), table: 1 };
    });
    yield [...before.map(alone), ...whole, ...behind.map(alone)];
  }
}

/** The ways in which a text with a cell in each line can be read: with its empty lines as blank cells, and without them. */
export function* stackedReadings(text: string): Generator<Row[]> {
  const cells = linesOf(text).map((line, at): Cell => {
    const trimmed = line.trim();
    return { text: trimmed, line: at + 1, column: 1 + line.length - line.trimStart().length };
  });
  // The last row may lack the empty line that stands behind the others
  yield* evenRows([...cells, { text: '', line: cells.length + 1, column: 1 }]);
  yield* evenRows(cells.filter((cell) => cell.text !== ''));
}
