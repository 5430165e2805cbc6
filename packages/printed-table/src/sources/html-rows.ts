import { placesIn } from '@crosstable/core/text';

import type { Cell, Row } from '../cells/sheet.js';
import { piecesOf } from './markup.js';

function withSingleBlanks(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/**
 * A cell of Vega as others write it: `6w1` for a game, `6:+` for a forfeit, `0:+` for a bye. The letter of the colour is `f`
 * where there was no game. Until 2017 the result stood behind the opponent.
 */
function inOneLine(before: string, colour: string, text: string): string {
  if (colour === '') return text;
  const [opponent, result = ''] = before === '' ? text.split(' ') : [text, before];
  if (colour !== 'f') return opponent + colour + result;
  return `${/^\d/.test(opponent) ? opponent : '0'}:${result.replace('1', '+').replace('½', '=').replace('0', '-')}`;
}

const COLUMNS = /\bcolspan\s*=\s*["']?(\d)\b/i;
const ROWS = /\browspan\s*=\s*["']?(\d)\b/i;

/** How many columns, or rows, a cell stands across. */
function spanOf(attributes: string, span: RegExp): number {
  return Number(span.exec(attributes)?.[1] ?? 1);
}

/** The rows of all tables, each of its innermost one, and the lines of text between them. */
export function htmlRows(html: string): Row[] {
  const placeOf = placesIn(html);
  const rows: Row[] = [];
  const tables: number[] = [];
  let opened = 0;
  let cells: Cell[] | undefined;
  /** By column, the last cell, and across how many more rows of the table it stands. */
  const above: Cell[] = [];
  let left: number[] = [];
  let span = 1;
  /** The text since `from`, of a cell where `inCell` is true. */
  let text = '';
  let from = 0;
  let inCell = false;
  /** Of a cell of Vega, what stands before the opponent. */
  let result = '';
  let colour = '';

  /** Ends a cell, or a line unless it is blank. */
  const endText = (at: number, tag: string): void => {
    const cell = { text: inOneLine(withSingleBlanks(result), colour, withSingleBlanks(text)), ...placeOf(from) };
    if (inCell && cells !== undefined) {
      left[cells.length] = span - 1;
      above[cells.length] = cell;
      cells.push(cell);
    } else if (cell.text !== '') rows.push({ cells: [cell], table: 0, endedBy: tag });
    while (cells !== undefined && left[cells.length] > 0) {
      left[cells.length]--;
      cells.push(above[cells.length]);
    }
    result = colour = text = '';
    from = at;
    inCell = false;
  };
  const endRow = (at: number, tag: string): void => {
    endText(at, tag);
    if (cells !== undefined) rows.push({ cells, table: tables.at(-1) ?? 0 });
    cells = undefined;
  };

  for (const { at, text: more, tag, attributes } of piecesOf(html)) {
    text += more;
    if (/^\/?(?:table|tr|h[1-6]|title)$/.test(tag)) {
      endRow(at, tag);
      if (tag.endsWith('table')) left = [];
      if (tag === 'table') tables.push(++opened);
      else if (tag === '/table') tables.pop();
    } else if (/^\/?t[dh]$/.test(tag)) {
      cells ??= [];
      endText(at, tag);
      inCell = !tag.startsWith('/');
      span = spanOf(attributes, ROWS);
      // Headings such as "Name" stand across the title and the name
      for (let blank = spanOf(attributes, COLUMNS); blank > 1; blank--) cells.push({ text: '', ...placeOf(at) });
    } else if (inCell) {
      const side = /^div\b[^]*\bclass="?c([wbf])\b/.exec(tag + attributes);
      if (side !== null) [result, colour, text] = [text, side[1], ''];
      else if (tag === 'br') text += ' ';
    } else if (/^\/?(?:p|br|div|li|caption)$/.test(tag)) endText(at, tag);
  }
  endRow(html.length, '');
  return rows;
}
