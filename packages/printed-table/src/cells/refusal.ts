import {
  type ForeignFormat,
  type InputError,
  type InputErrorKey,
  foreignFormat,
  inputError,
  errorAt as misplacedIn,
  shorten,
} from '@crosstable/core/text';

import type { Cell, Row } from './sheet.js';

/** An error that says where something stands, what was expected there, what was found, and perhaps what to do. */
export function errorAtCell(cell: Cell, expected: string, note?: string, key?: InputErrorKey): InputError {
  return misplacedIn({ ...cell, text: shorten(cell.text) }, expected, note, key);
}

/** The error about a whole file, and perhaps what to do. */
export function refusal(key: InputErrorKey, expected: string, found: string, note = '', format?: string): InputError {
  const values = { ...(note !== '' && { note }), ...(format !== undefined && { format }) };
  const text = `expected ${expected}, got ${found}${note && `; ${note}`}`;
  return inputError(text, { path: '', expected, found, key, values });
}

/** The error about a file in which no table can be. */
export function tooLarge(): InputError {
  return refusal('too-large', 'a table', 'a file that is too large for one');
}

/** The advice where a page has no games. */
export const OPEN_CROSSTABLE = 'save its crosstable, in chess-results art=4 with zeilen=99999 in the address';

/** The note on what no page can give. */
export function notRead(what: string): string {
  return `${what} are not read; give a TRF file or JSON`;
}

/** The note on a table of teams in another form than those that are read. */
const TEAMS_READ =
  'tables of teams are read where both teams of a match have points as in "18w4½" or "4½", for all boards';

/** Throws what says that a table is one of teams. */
export function refuseTeams(cell: Cell, note = TEAMS_READ): never {
  throw errorAtCell(cell, 'the result of a player', note);
}

/** The advice on files that can have a table in them which isn't read here. */
const OTHER_FILES: Partial<Record<ForeignFormat['name'], readonly [found: string, note: string]>> = {
  'a PDF': ['a PDF', 'save the page as HTML, XLSX or CSV'],
  'a spreadsheet or another file of an office program': ['an old .xls', 'save it as XLSX or CSV'],
};

/** Throws where the beginning of a file shows that it is no table. */
export function refuseOtherFiles(begin: string): void {
  const name = foreignFormat(begin)?.name;
  const advice = name && OTHER_FILES[name];
  if (advice !== undefined) throw refusal('unreadable-table', 'a table', ...advice, name);
}

/** Headings of rounds in one cell: `1.Rd 2.Rd`, or 1 and 2 behind words. */
const BETWEEN_BLANKS = /\s1\.\p{L}+\.?[\s|]{1,40}2\.\p{L}|[\p{L}|][\s|]{1,40}#?1[\s|]{1,40}#?2(?:[\s|]|$)/u;

/** The results of three games or more. */
const MANY_GAMES = /^[01½=](?:[\s/:-][01½=]){2,}$|^(?=.*[½=])[01½=]{3,}$/;

/** The same, each in a line. */
const FIRST_ROUND = /^1\.\s?\p{L}/u;
const SECOND_ROUND = /^2\.\s?\p{L}/u;

const COPY_AGAIN = 'save the page, or copy the table into a spreadsheet and save that as CSV';

/** Throws what says why a page without columns of rounds can't be read. */
export function refuseWithoutGames(rows: readonly Row[]): never {
  const cells = rows.flatMap((row) => row.cells);
  const match = cells.find(({ text }) => /^\d+½?\s?:\s?\d+½?$/.test(text));
  if (match !== undefined) refuseTeams(match);
  const games = cells.find(({ text }) => MANY_GAMES.test(text));
  if (games !== undefined)
    throw errorAtCell(
      games,
      'the results of two games at most',
      notRead('round robins of more than two games per pair'),
    );
  const line = cells.find(({ text }) => BETWEEN_BLANKS.test(text));
  if (line !== undefined) {
    throw errorAtCell(line, 'cells with tabs, semicolons or commas between them', COPY_AGAIN);
  }
  const firstCells = rows.flatMap((row) => row.cells.slice(0, 1));
  const stacked = firstCells.find(
    ({ text }, at) => FIRST_ROUND.test(text) && SECOND_ROUND.test(firstCells.at(at + 1)?.text ?? ''),
  );
  if (stacked !== undefined)
    throw errorAtCell(stacked, 'as many lines for each player as there are headings', COPY_AGAIN);
  const pairing = cells.find(({ text }) => /^[01½+-]\s?-\s?[01½+-]$/.test(text));
  if (pairing !== undefined) {
    const note = `pairings of one round; ${OPEN_CROSSTABLE}`;
    throw errorAtCell(pairing, 'a crosstable', note, 'pairings-of-one-round');
  }
  const headings = 'it begins with headings such as "1.Rd" or "1"';
  throw refusal('page-without-games', 'a crosstable', 'a page without games', `${OPEN_CROSSTABLE}; ${headings}`);
}
