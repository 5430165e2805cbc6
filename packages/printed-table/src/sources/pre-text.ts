// The text of <pre> in a page, in which a program has printed a table.
import { piecesOf } from './markup.js';

/** Where the first <pre> of a page begins, and the text of all of them, in the lines in which it stands. */
export interface PreText {
  readonly at: number;
  readonly text: string;
}

/** The line ends of a text alone. */
function lineEndsOf(text: string): string {
  return text.replaceAll(/[^\r\n]+/g, '');
}

/** The text of the <pre> of a page; `undefined` where it has none. */
export function preText(html: string): PreText | undefined {
  let first: number | undefined;
  let isInside = false;
  /** The last piece: where it begins, and its text where that is one of <pre>. */
  let from = 0;
  let inside = '';
  const parts: string[] = [];
  const endPiece = (at: number): void => {
    parts.push(inside === '' ? lineEndsOf(html.slice(from, at)) : inside);
  };
  for (const { at, text, tag } of piecesOf(html)) {
    endPiece(at);
    from = at;
    if (tag === 'pre') first ??= at;
    if (tag === 'pre' || tag === '/pre') isInside = tag === 'pre';
    inside = isInside ? text : '';
  }
  endPiece(html.length);
  return first === undefined ? undefined : { at: first, text: parts.join('') };
}
