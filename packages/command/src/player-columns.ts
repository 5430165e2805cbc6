// Files with a line of headings and a line for each player, whom the start number names.

import { type Cell, csvCells, errorAt } from '@crosstable/core/text';
import type { EventPlayer } from '@crosstable/event';

/** Headings of columns for people. */
const FOR_READERS: ReadonlySet<string> = new Set(['name', 'federation']);

/** The cells of a player by their meanings; empty ones are left out. */
export type PlayerRow<Field extends string> = ReadonlyMap<Field | 'id', Cell>;

/** The players of a file in its order. */
export interface PlayerColumns<Field extends string> {
  readonly rows: readonly {
    readonly player: EventPlayer;
    /** The cell with the start number. */
    readonly cell: Cell;
    readonly row: PlayerRow<Field>;
  }[];
  /** The headings of the columns that mean nothing here. */
  readonly unused: readonly string[];
}

/** The number in a field; nothing where it is empty. */
export function numberIn(
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
function columnsOf<Field extends string>(
  headings: readonly Cell[],
  known: ReadonlyMap<string, Field | 'id'>,
  needed: string,
): ReadonlyMap<number, Field | 'id'> {
  const columns = new Map<number, Field | 'id'>();
  const seen = new Set<Field | 'id'>();
  headings.forEach((cell, at) => {
    const field = known.get(plain(cell));
    if (field === undefined) return;
    if (seen.has(field)) throw errorAt(cell, 'each heading once');
    seen.add(field);
    columns.set(at, field);
  });
  const [first] = headings;
  if (!seen.has('id')) throw errorAt(first, 'a line of headings with id among them');
  if (seen.size === 1) throw errorAt(first, needed);
  return columns;
}

function rowOf<Field extends string>(
  cells: readonly Cell[],
  columns: ReadonlyMap<number, Field>,
  width: number,
): ReadonlyMap<Field, Cell> {
  const tooMany = cells.slice(width).find(({ text }) => text !== '');
  if (tooMany !== undefined) throw errorAt(tooMany, `no more than ${width} fields, as the first line has`);
  const row = new Map<Field, Cell>();
  cells.forEach((cell, at) => {
    const field = columns.get(at);
    if (field !== undefined && cell.text !== '') row.set(field, cell);
  });
  return row;
}

/**
 * Reads the players of a file.
 *
 * @param known - The meanings of headings, each without blanks, signs and capitals.
 * @param needed - What is expected of a file that has start numbers alone.
 */
export function readPlayerColumns<Field extends string>(
  content: Uint8Array,
  known: ReadonlyMap<string, Field | 'id'>,
  needed: string,
  listed: readonly EventPlayer[],
): PlayerColumns<Field> {
  const all = csvCells(content);
  if (all.length === 0) throw errorAt({ line: 1, column: 1, text: '' }, 'a line of headings');
  const [headings, ...lines] = all;
  const columns = columnsOf(headings, known, needed);
  const idAt = [...columns].find(([, field]) => field === 'id')?.[0] ?? 0;
  const players = new Map(listed.map((player) => [player.id, player]));
  const seen = new Set<string>();
  const rows = lines.map((cells) => {
    const row = rowOf(cells, columns, headings.length);
    const cell = row.get('id') ?? { ...(cells.at(idAt) ?? cells[0]), text: '' };
    const player = players.get(cell.text) ?? players.get(cell.text.replace(/^0+(?=\d)/, ''));
    if (player === undefined) throw errorAt(cell, 'a start number of the tournament');
    if (seen.has(player.id)) throw errorAt(cell, 'each player once');
    seen.add(player.id);
    return { player, cell, row };
  });
  const unused = headings
    .filter((cell, at) => cell.text !== '' && !columns.has(at) && !FOR_READERS.has(plain(cell)))
    .map(({ text }) => text);
  return { rows, unused };
}
