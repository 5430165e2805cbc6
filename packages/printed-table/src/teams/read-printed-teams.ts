import type { Cell } from '@crosstable/core/text';

import { errorAtCell } from '../cells/refusal.js';
import { cellAt } from '../cells/sheet.js';
import { pairingsPage } from '../pairings/pairings-page.js';
import type { PrintedPage } from '../printed-page.js';
import { playersPage } from '../players-page.js';
import { type PrintedTableOptions, readPage } from '../read-page.js';
import type { PrintedTeamPage } from './printed-team-page.js';
import { teamPageOf } from './team-page.js';

/** Reads a crosstable of players or of teams; that of teams has `teams`. */
export async function readPrintedPage(
  source: string | Uint8Array,
  options: PrintedTableOptions = {},
): Promise<PrintedPage | PrintedTeamPage> {
  return readPage<PrintedPage | PrintedTeamPage>(source, options, {
    crosstable: (rows, grid, before, teams) =>
      teams === undefined ? playersPage(rows, grid, before) : teamPageOf(rows, grid, before, teams),
    pairings: pairingsPage,
  });
}

/**
 * Reads a crosstable of teams whose cells have the points of a team on all boards, from the same sources as `readPrintedTable`: a
 * Swiss with cells as `18w4½` (opponent, colour of the first board, board points), or a round robin with cells as `4½`. The points
 * of both teams must add up to the number of boards. It finds columns by what their cells look like.
 *
 * @param source - The file: its bytes, or its text. XLSX needs bytes.
 * @param options - The crosstable of a file that has several, as `group`.
 * @returns The teams and their matches with `gamePoints`, and what the page prints beside them.
 * @throws TypeError if `source` is neither a text nor a Uint8Array. RangeError for a page that can't be read, as of
 *   `readPrintedTable`; for a table of players; and for points of two teams that contradict each other, with line and column.
 *
 * Cost: linear in the length of the file, and in the cells of the table.
 *
 * @example
 * ```ts
 * import { readPrintedTeams } from '@crosstable/printed-table';
 *
 * const page = await readPrintedTeams(`Rk.;Team;1.Rd;2.Rd;TB1;TB2
 * 1;Lions;2w2½;3b3;4;5½
 * 2;Bears;1b1½;bye;1;3½
 * 3;Foxes;0w0;1w1;0;1`);
 * page.matches[0]; // → [{ white: '1', black: '2', gamePoints: [2.5, 1.5] }]
 * [page.boards, page.pairingBye]; // → [4, { matchPoints: 1, gamePoints: 2 }]
 * page.matchPoints.get('1'); // → 4
 * ```
 */
export async function readPrintedTeams(
  source: string | Uint8Array,
  options: PrintedTableOptions = {},
): Promise<PrintedTeamPage> {
  return readPage(source, options, {
    crosstable: (rows, { heading, ...grid }, before, teams) =>
      teams === undefined
        ? refusePlayers(cellAt(heading.row, heading.first))
        : teamPageOf(rows, { heading, ...grid }, before, teams),
    pairings: ({ row }) => refusePlayers(cellAt(row, 0)),
  });
}

/** Throws what says that a table is one of players. */
function refusePlayers(cell: Cell): never {
  throw errorAtCell(cell, 'a table of teams', 'readPrintedTable reads those of players');
}
