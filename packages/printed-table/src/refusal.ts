import { misplaced } from './misplaced.js';
import type { Cell, Row } from './sheet.js';

const OPEN_CROSSTABLE =
  'open the crosstable of the tournament (in chess-results "art=4" or "art=5" in the address, with "zeilen=99999" for all rows) and save that page';

/** Throws what says that a table is one of teams. */
export function refuseTeams(cell: Cell): never {
  const note = 'tables of teams are not read; give the tournament as a TRF file or as JSON';
  throw misplaced(cell, 'the result of one player', note);
}

/** Throws what says that a list is cut. */
export function refuseCut(cell: Cell, players: number, count: number): never {
  const told = count === 1 ? '1 cell names a player who is' : `${count} cells name players who are`;
  const note = `${told} not in the list: if it is cut, ask chess-results for all rows with "zeilen=99999" in the address`;
  throw misplaced(cell, `an opponent from 1 to ${players}`, note);
}

/** The beginnings of files that have no text, and what to do instead. */
const OTHER_FILES: readonly (readonly [begin: string, said: string])[] = [
  ['%PDF-', 'this is a PDF, whose cells cannot be told apart; save the page as HTML, or the table as XLSX or CSV'],
  ['\u00d0\u00cf\u0011\u00e0', 'this is a spreadsheet in the old form (.xls); save it as XLSX or CSV'],
];

/** Throws where the beginning of a file, each byte a character, shows that it is no table. */
export function refuseOtherFiles(begin: string): void {
  const said = OTHER_FILES.find(([sign]) => begin.startsWith(sign))?.[1];
  if (said !== undefined) throw new RangeError(said);
}

/** Throws what says why a page without columns of rounds can't be read. */
export function refuseWithoutGames(rows: readonly Row[]): never {
  const cells = rows.flatMap((row) => row.cells);
  const match = cells.find(({ text }) => /^\d+½?\s?:\s?\d+½?$/.test(text));
  if (match !== undefined) refuseTeams(match);
  const pairing = cells.find(({ text }) => /^[01½+-]\s?-\s?[01½+-]$/.test(text));
  if (pairing !== undefined) {
    throw misplaced(pairing, 'a crosstable', `this page has the pairings of one round; ${OPEN_CROSSTABLE}`);
  }
  const place = rows.at(-1)?.cells[0] ?? { line: 1, column: 1, text: '' };
  if (cells.length === 0) throw misplaced(place, 'a crosstable');
  throw new RangeError(
    `expected a crosstable, got a page without games, as a ranking or a list of players is; ${OPEN_CROSSTABLE}`,
  );
}
