import { type Cell, csvCells, errorAt, wholeFrom } from '@crosstable/core/text';
import { type Development, MOST } from '@crosstable/elo/inside';
import type { EventPlayer } from '@crosstable/event';

/** Not even one game allows a larger K (B.02 8.3.3). */
export const K_EXPECTED = `a whole number from 1 to ${MOST}`;

/** K from a text; `undefined` for a text that isn't a K. */
export function coefficientOf(text: string): number | undefined {
  return wholeFrom(1, text, MOST);
}

/** The meaning of a column. */
type Field = 'id' | 'k' | 'birthYear' | 'games' | 'highestRating';

/** The headings of each, without blanks, signs and capitals. */
const HEADINGS: ReadonlyMap<string, Field> = new Map([
  ['id', 'id'],
  ['no', 'id'],
  ['number', 'id'],
  ['startnumber', 'id'],
  ['k', 'k'],
  ['kfactor', 'k'],
  ['coefficient', 'k'],
  ['birthyear', 'birthYear'],
  ['yearofbirth', 'birthYear'],
  ['birth', 'birthYear'],
  ['born', 'birthYear'],
  ['games', 'games'],
  ['ratedgames', 'games'],
  ['highestrating', 'highestRating'],
  ['highest', 'highestRating'],
]);

/** Headings of columns for people. */
const FOR_READERS: ReadonlySet<string> = new Set(['name', 'federation']);

const OLDEST = 1900;

/** The players' development: K itself, or the facts that decide it. */
export interface KFile {
  readonly byPlayer: ReadonlyMap<string, number | Development>;
  /** The headings of the columns that mean nothing here. */
  readonly unused: readonly string[];
}

/** The tournament, as far as it decides about K. */
interface Setting {
  readonly players: readonly EventPlayer[];
  /** The year of the rating list; `undefined` where nothing says when the tournament was. */
  readonly listYear: number | undefined;
}

type Row = ReadonlyMap<Field, Cell>;

/** The number in a field; nothing where it is empty. */
function numberIn(
  cell: Cell | undefined,
  expected: string,
  read: (text: string) => number | undefined,
): number | undefined {
  if (cell === undefined) return undefined;
  const value = read(cell.text);
  if (value === undefined) throw errorAt(cell, expected);
  return value;
}

/** A heading without blanks, signs and capitals. */
function plain({ text }: Cell): string {
  return text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
}

/** The columns that have a meaning, by their position. */
function columnsOf(headings: readonly Cell[]): ReadonlyMap<number, Field> {
  const columns = new Map<number, Field>();
  const seen = new Set<Field>();
  headings.forEach((cell, at) => {
    const field = HEADINGS.get(plain(cell));
    if (field === undefined) return;
    if (seen.has(field)) throw errorAt(cell, 'each heading once');
    seen.add(field);
    columns.set(at, field);
  });
  const [first] = headings;
  if (!seen.has('id')) throw errorAt(first, 'a line of headings with id among them');
  if (seen.size === 1) throw errorAt(first, 'a heading k, birth year, games or highest rating too');
  return columns;
}

/** The first four digits of a date; of an older report or a wrong one nothing. */
function yearOf(text: string, last: number): number | undefined {
  const year = /^(\d{4})(?!\d)/.exec(text)?.[1];
  return year === undefined ? undefined : wholeFrom(OLDEST, year, last);
}

/** The facts that decide K; the year of birth may come from the tournament report. */
function developmentIn(
  row: Row,
  id: Cell,
  { birth = '' }: EventPlayer,
  { listYear }: Setting,
): Development | undefined {
  const cell = row.get('birthYear');
  const games = numberIn(row.get('games'), 'a whole number of games', (text) => wholeFrom(0, text));
  const highestRating = numberIn(row.get('highestRating'), 'a rating', (text) => wholeFrom(1, text));
  if (cell === undefined && games === undefined && highestRating === undefined) return undefined;
  if (listYear === undefined && (cell !== undefined || birth !== '')) {
    throw errorAt(cell ?? id, 'a tournament with a date, because K depends on the age (--on gives one)');
  }
  const last = listYear ?? 0;
  const expected = `a year of birth from ${OLDEST} to ${last}`;
  const birthYear = numberIn(cell, expected, (text) => yearOf(text, last)) ?? yearOf(birth, last);
  return { games, highestRating, birthYear, listYear };
}

function rowOf(cells: readonly Cell[], columns: ReadonlyMap<number, Field>, width: number): Row {
  const tooMany = cells.slice(width).find(({ text }) => text !== '');
  if (tooMany !== undefined) throw errorAt(tooMany, `no more than ${width} fields, as the first line has`);
  const row = new Map<Field, Cell>();
  cells.forEach((cell, at) => {
    const field = columns.get(at);
    if (field !== undefined && cell.text !== '') row.set(field, cell);
  });
  return row;
}

/** Reads a file with a line of headings and a line for each player. */
export function readKFile(content: Uint8Array, setting: Setting): KFile {
  const all = csvCells(content);
  if (all.length === 0) throw errorAt({ line: 1, column: 1, text: '' }, 'a line of headings');
  const [headings, ...lines] = all;
  const columns = columnsOf(headings);
  const idAt = [...columns].find(([, field]) => field === 'id')?.[0] ?? 0;
  const players = new Map(setting.players.map((player) => [player.id, player]));
  const seen = new Set<string>();
  const byPlayer = new Map<string, number | Development>();
  for (const cells of lines) {
    const row = rowOf(cells, columns, headings.length);
    const cell = row.get('id') ?? { ...(cells.at(idAt) ?? cells[0]), text: '' };
    const player = players.get(cell.text) ?? players.get(cell.text.replace(/^0+(?=\d)/, ''));
    if (player === undefined) throw errorAt(cell, 'a start number of the tournament');
    const { id } = player;
    if (seen.has(id)) throw errorAt(cell, 'each player once');
    seen.add(id);
    const development = developmentIn(row, cell, player, setting);
    const known = numberIn(row.get('k'), K_EXPECTED, coefficientOf) ?? development;
    if (known !== undefined) byPlayer.set(id, known);
  }
  const unused = headings
    .filter((cell, at) => cell.text !== '' && !columns.has(at) && !FOR_READERS.has(plain(cell)))
    .map(({ text }) => text);
  return { byPlayer, unused };
}
