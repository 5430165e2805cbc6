import { type Cell, errorAt, wholeFrom } from '@crosstable/core/text';
import { type Development, MOST } from '@crosstable/elo/inside';
import type { EventPlayer } from '@crosstable/event';

import { numberIn, readPlayerColumns } from './player-columns.js';

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

/** Reads a file with a line of headings and a line for each player. */
export function readKFile(content: Uint8Array, setting: Setting): KFile {
  const needed = 'a heading k, birth year, games or highest rating too';
  const { rows, unused } = readPlayerColumns(content, HEADINGS, needed, setting.players);
  const byPlayer = new Map<string, number | Development>();
  for (const { player, cell, row } of rows) {
    const development = developmentIn(row, cell, player, setting);
    const known = numberIn(row.get('k'), K_EXPECTED, coefficientOf) ?? development;
    if (known !== undefined) byPlayer.set(player.id, known);
  }
  return { byPlayer, unused };
}
