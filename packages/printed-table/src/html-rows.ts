import { piecesOf } from './markup.js';
import { placesIn } from './places.js';
import type { Cell, Row } from './sheet.js';

/** Stands between the result and the opponent of a Vega cell, with the letter of the colour behind it. */
const SIDE = '\u0001';

/** Vega's results of a round without a game, as SwissPerfect writes them. */
const UNPLAYED: Readonly<Record<string, string>> = { '1': '+', '½': '=', '0': '-' };

/** A cell of Vega as others write it: `6w1` for a game, `6:+` for a forfeit, `0:+` for a bye. */
function inOneLine(text: string): string {
  const at = text.indexOf(SIDE);
  if (at < 0) return text;
  const [result, other] = [text.slice(0, at).trim(), text.slice(at + SIDE.length)];
  const side = other.slice(0, 1);
  const opponent = other.slice(1).trim();
  if (side !== 'f') return `${opponent}${side}${result}`;
  return `${/^\d/.test(opponent) ? opponent : '0'}:${UNPLAYED[result] ?? result}`;
}

function withSingleBlanks(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The rows of all tables, each of its innermost one, and the lines of text between them. */
export function htmlRows(html: string): Row[] {
  const placeOf = placesIn(html);
  const rows: Row[] = [];
  const tables: number[] = [];
  let opened = 0;
  let cells: Cell[] | undefined;
  /** The text since `from`, of a cell where `inCell` is true. */
  let text = '';
  let from = 0;
  let inCell = false;

  const begin = (at: number): void => {
    text = '';
    from = at;
  };
  const endCell = (at: number): void => {
    if (inCell) cells?.push({ text: inOneLine(withSingleBlanks(text)), ...placeOf(from) });
    inCell = false;
    begin(at);
  };
  const endLine = (at: number, element?: 'h2' | 'title'): void => {
    const line = withSingleBlanks(text);
    if (line !== '') rows.push({ cells: [{ text: line, ...placeOf(from) }], table: 0, ...(element && { element }) });
    begin(at);
  };
  const endText = (at: number): void => {
    if (inCell) endCell(at);
    else endLine(at);
  };
  const endRow = (at: number): void => {
    endText(at);
    if (cells !== undefined) rows.push({ cells, table: tables.at(-1) ?? 0 });
    cells = undefined;
  };

  for (const { at, text: more, tag, attributes } of piecesOf(html)) {
    if (tag === '') text += more;
    else if (/^\/?(?:table|tr|h[1-6]|title)$/.test(tag)) {
      if (tag === '/h2' || tag === '/title') endLine(at, tag === '/h2' ? 'h2' : 'title');
      endRow(at);
      if (tag === 'table') tables.push(++opened);
      else if (tag === '/table') tables.pop();
    } else if (tag === 'td' || tag === 'th') {
      endText(at);
      cells ??= [];
      inCell = true;
    } else if (tag === '/td' || tag === '/th') endCell(at);
    else if (inCell) {
      const side = tag === 'div' ? /\bclass="?c([wbf])\b/.exec(attributes)?.[1] : undefined;
      text += side === undefined ? (tag === 'br' ? ' ' : '') : SIDE + side;
    } else if (/^\/?(?:p|br|div|li|caption)$/.test(tag)) endLine(at);
  }
  endRow(html.length);
  return rows;
}
