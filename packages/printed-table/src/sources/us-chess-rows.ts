import { linesOf } from '@crosstable/core/text';

import { tooLarge } from '../cells/refusal.js';
import type { Cell, Row } from '../cells/sheet.js';
import { withCharacters } from './markup.js';

/** A text with more is no table that people have. */
const MOST_FIELDS = 1_000_000;

/** The fields of a line between bars; a link in it is its text alone. */
function fieldsOf(text: string, line: number): Cell[] {
  let column = 1;
  return withCharacters(text.replaceAll(/<[^<>]*>/g, ''))
    .split('|')
    .map((field) => {
      const cell = { text: field.trim(), line, column };
      column += field.length + 1;
      return cell;
    });
}

/** The headings of a table: `Pair`, the name, `Total`, `Round`; the number of each round stands in the line below. */
function isHeading(fields: readonly Cell[]): boolean {
  const [pair, , total, round] = fields.map(({ text }) => text.toLowerCase());
  return pair === 'pair' && total === 'total' && round === 'round';
}

/** The columns of a player, whose fields stand in two lines. */
const COLUMNS = ['#', 'Name', 'State', 'ID', 'Rtng', 'Total'];

/** The row of headings, by the fields of their first line. */
function headingRow([pair, name, total, ...rounds]: readonly Cell[], table: number): Row {
  const places = [pair, name, pair, name, name, total];
  const named = COLUMNS.map((text, at): Cell => ({ ...places[at], text }));
  const ofRounds = rounds
    .filter(({ text }) => text !== '')
    .map((cell, at): Cell => ({ ...cell, text: `Rd ${at + 1}` }));
  return { cells: [...named, ...ofRounds], table };
}

/** The id, and the rating before the tournament: `12345678 / R: 1600P12->1588P15`. */
const RATED = /^(\d+) *\/ *[A-Z]: *(?:(\d{1,4})(?:P\d+)?)? */;

/** The row of a player, by the fields of the two lines: results in the first, colours below them. */
function playerRow(first: readonly Cell[], second: readonly Cell[], table: number): Row {
  const [number, name, total, ...results] = first;
  const blank = { ...number, text: '' };
  const [state = blank, rated = blank, , ...colours] = second;
  const [, id = '', rating = ''] = RATED.exec(rated.text) ?? [];
  const rounds = results.map((cell, at): Cell => {
    const colour = /\d$/.test(cell.text) ? (colours.at(at)?.text ?? '') : '';
    return { ...cell, text: cell.text.replaceAll(/\s/g, '') + colour.toLowerCase() };
  });
  return {
    cells: [number, name, state, { ...rated, text: id }, { ...rated, text: rating }, total, ...rounds],
    table,
  };
}

/**
 * The rows of a crosstable as US Chess prints it, a row for the two lines of a player; `undefined` of another text. Lines of dashes, and
 * headings that are printed again, are passed over.
 */
export function usChessRows(source: string): Row[] | undefined {
  if (!/\bPair(?:<[^<>]*>)?[ \t]*\|/i.test(source)) return undefined;
  if (source.split(/[\r\n|]/, MOST_FIELDS + 1).length > MOST_FIELDS) throw tooLarge();
  const lines = linesOf(source);
  const rows: Row[] = [];
  let table = 0;
  let last = 0;
  let headings: readonly Cell[] | undefined;
  for (const [at, text] of lines.entries()) {
    const fields = fieldsOf(text, at + 1);
    const [{ text: first }] = fields;
    if (isHeading(fields)) headings = fields;
    else if (fields.length > 3 && /^\d{1,5}$/.test(first)) {
      // Headings are printed again within a table; in another one the numbers begin again
      if (headings !== undefined && (table === 0 || Number(first) <= last)) rows.push(headingRow(headings, ++table));
      headings = undefined;
      last = Number(first);
      const below = fieldsOf(lines.at(at + 1) ?? '', at + 2);
      rows.push(playerRow(fields, /^\d/.test(below[0].text) ? [] : below, table));
    } else if (fields.length === 1 && /[^\s-]/.test(first)) rows.push({ cells: fields, table: Math.max(table, 1) });
  }
  return table === 0 ? undefined : rows;
}
