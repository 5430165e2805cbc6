import type { PrintedTable } from '@crosstable/core';

import { type Column, IN_ONE_CELL, columnsOf } from '../cells/column.js';
import { NUMBER_WORDS } from '../cells/grid.js';
import { errorAtCell } from '../cells/refusal.js';
import { numberIn, ordinalOf } from '../cells/number-cell.js';
import type { PrintedPlayer } from '../cells/printed-game.js';
import type { OnRepair } from '../cells/repair.js';
import { type Row, cellAt } from '../cells/sheet.js';
import { legendOf } from './legend.js';
import { POINTS_WORDS } from './points-column.js';
import { byId, columnsBelow } from './printed-columns.js';
import { RANK_WORDS } from './printed-ranks.js';

/** A table of ranks, numbers of players, points and tie-breaks, without rounds. */
interface Standings {
  readonly ranks: Column;
  /** The players' numbers, or players with their numbers. */
  readonly numbers: Column;
  readonly points: Column;
  /** Those right of the points: tie-breaks. */
  readonly behind: readonly Column[];
}

/** The standings in a table of their own, as Vega has them; `undefined` where a page has none. */
function standingsOf(rows: readonly Row[], crosstable: number): Standings | undefined {
  for (const [at, headings] of rows.entries()) {
    const labels = headings.cells.map(({ text }) => text);
    const first = rows.at(at + 1) ?? headings;
    const number = labels.findIndex(
      (label, column) => NUMBER_WORDS.test(label) || IN_ONE_CELL.test(cellAt(first, column).text),
    );
    const points = labels.findIndex((label) => POINTS_WORDS.test(label));
    if (headings.table === crosstable || !RANK_WORDS.test(labels[0]) || number < 1 || points < number) continue;
    const below = rows.slice(at + 1).filter(({ table }) => table === headings.table);
    const players = below.filter((row) => ordinalOf(cellAt(row, 0).text) !== undefined);
    const columns = columnsOf(headings, players);
    const behind = columns.slice(points + 1).filter(({ label }) => label !== '');
    return { ranks: columns[0], numbers: columns[number], points: columns[points], behind };
  }
  return undefined;
}

/** The players of the rows: each once, and all of them in the crosstable. */
function idsOf({ numbers }: Standings, players: readonly PrintedPlayer[]): string[] {
  const byNumber = new Map(players.map(({ id, pairingNumber }) => [String(pairingNumber), id]));
  return numbers.cells.map((cell) => {
    const number = IN_ONE_CELL.exec(cell.text)?.[2] ?? cell.text;
    const id = byNumber.get(number);
    if (id === undefined) throw errorAtCell(cell, 'the number of a player of the crosstable whom no other row has');
    byNumber.delete(number);
    return id;
  });
}

/**
 * The table of a page with what its standings have beside its crosstable: ranks, and tie-breaks. Vega prints both on pages of
 * their own, which can stand in one file.
 */
export function withStandings(
  printed: PrintedTable,
  rows: readonly Row[],
  crosstable: number,
  players: readonly PrintedPlayer[],
  onRepair: OnRepair,
): PrintedTable {
  const standings = standingsOf(rows, crosstable);
  // A crosstable by rank may tell no numbers by which players could be found
  if (standings === undefined || players.every(({ pairingNumber }) => pairingNumber === undefined)) return printed;
  const { ranks, points, behind } = standings;
  const ids = idsOf(standings, players);
  for (const [at, cell] of points.cells.entries()) {
    const { [at]: id } = ids;
    const own = numberIn(cell);
    const known = printed.points?.get(id);
    if (known === undefined || own === known) continue;
    const more = own === null ? {} : { points: { id, stated: own, counted: known } };
    onRepair('points-differ', cell, { key: 'not-the-crosstable', values: { points: known } }, more);
  }
  const columns = columnsBelow(behind, ids, legendOf(rows), printed.columns);
  return {
    ...printed,
    ranks: printed.ranks ?? byId(ids, ranks.texts.map(ordinalOf).map(Number)),
    columns: [...printed.columns, ...columns],
  };
}
