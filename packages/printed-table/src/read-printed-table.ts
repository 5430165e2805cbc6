import { refuseTeams } from './cells/refusal.js';
import { pairingsPage } from './pairings/pairings-page.js';
import { playersPage } from './players-page.js';
import type { PrintedPage } from './printed-page.js';
import { type PrintedTableOptions, readPage } from './read-page.js';

/**
 * Reads a crosstable as people have it: a saved page of Chess-Results or Vega, text copied from one, a CSV or XLSX file of
 * Swiss-Manager, a text of SwissPerfect, a table of the United States or of Papi; a Swiss or a round robin. Also Swiss-Manager's list of pairings,
 * whose players have numbers and no names. It finds columns by
 * what their cells look like, so that the language doesn't matter.
 *
 * @param source - The file: its bytes, or its text. XLSX needs bytes.
 * @param options - The crosstable of a file that has several, as `group`.
 * @returns The games and the players, and what the page prints beside them. The ids of the players are the numbers by which
 *   the cells name them.
 * @throws TypeError if `source` is neither a text nor a Uint8Array. RangeError for a page that can't be read, with the line and
 *   the column, or with what to do instead: a list that is cut, a page without games, pairings of one round, teams, cells that
 *   don't mirror each other, or can be read in two ways, several crosstables without a `group` (key `several-crosstables`), a PDF, a
 *   spreadsheet in the old form (.xls). A damaged XLSX file and a file too large for a table have neither.
 *
 * Cost: linear in the length of the file, and in the cells of the table.
 *
 * @example
 * ```ts
 * import { readPrintedTable } from '@crosstable/printed-table';
 *
 * const page = await readPrintedTable(`Rk.,Name,1.Rd,2.Rd,Pts.,TB1
 * 1,Ana,2w1,3b½,"1,5",1
 * 2,Bo,1b0,-1,1,"1,5"
 * 3,Cy,-½,1w½,1,"1,5"`);
 * page.games[0]; // → [{ white: '1', black: '2', result: 1 }, { white: '3', black: '', result: 0.5, kind: 'half-bye' }]
 * page.printed.points?.get('1'); // → 1.5
 * page.repairs.map(({ message }) => message); // → ['line 3, column 10: "-1" read as the pairing-allocated bye, the only one of its round']
 * ```
 */
export async function readPrintedTable(
  source: string | Uint8Array,
  options: PrintedTableOptions = {},
): Promise<PrintedPage> {
  return readPage(source, options, {
    crosstable: (rows, grid, before, teams) => {
      if (teams !== undefined) refuseTeams(teams.sign, 'tables of teams are read by readPrintedTeams');
      return playersPage(rows, grid, before);
    },
    pairings: pairingsPage,
  });
}
