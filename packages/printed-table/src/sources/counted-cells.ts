// The cells of lines by the number of their words, where one blank stands between columns: a name takes the words that are left.
import { ordinalOf } from '../cells/number-cell.js';
import type { Cell } from '../cells/sheet.js';
import { NAME } from './aligned-cells.js';
import type { Block, Line, Word } from './words.js';

/** Forms of columns beside a name, by which a missing value is seen: numbers, and codes such as those of federations. */
const FORMS = [/^(?:\d{1,4}(?:[.,]\d{1,3}|½)?|½|-)$/u, /^(?:\p{Lu}{2,3}|[fmw])$/u];

/** The titles of FIDE, which pages print below no heading. */
const TITLE = /^(?:W?(?:GM|IM|FM|CM)|A[GIFC]M)$/;

const isNumber = (word: Word | undefined): boolean => word !== undefined && ordinalOf(word.text) !== undefined;

function cellOf(line: number, words: readonly Word[], column: number): Cell {
  return { text: words.map(({ text }) => text).join(' '), line, column: (words.at(0)?.from ?? column) + 1 };
}

/** How many numbers stand before the name of most players. */
function numbersBefore(players: readonly Line[], most: number): number {
  const counts = Array.from({ length: most + 1 }, () => 0);
  for (const { words } of players) {
    const found = words.slice(0, most).findIndex((word) => !isNumber(word));
    counts[found < 0 ? most : found]++;
  }
  return counts.indexOf(Math.max(...counts));
}

/** The cells of a block, the headings first; `undefined` where a line has other words than the headings ask for. */
export function countedCells({ headings, first, players }: Block): Cell[][] | undefined {
  const behind = headings.words.length - first;
  const numbers = numbersBefore(players, first - 1);
  /** Of each player the words that aren't given to a column yet, and the cells between them and the rounds. */
  const rows = players.map(({ line, words }) => {
    const start = Math.max(words.length - behind, 0);
    const values = words.slice(start);
    // A blank cell of a round moves a name into one
    const isWhole = start > 0 && !values.some(({ text }) => NAME.test(text));
    return { line, left: words.slice(0, start), isWhole, cells: values.map((word) => cellOf(line, [word], 0)) };
  });
  if (rows.some(({ isWhole }) => !isWhole)) return undefined;
  for (let column = first - 1; column > numbers; column--) {
    const countOf = (form: RegExp): number => rows.filter(({ left }) => form.test(left.at(-1)?.text ?? '')).length;
    // Of a column with words nobody can tell where they end
    const form = FORMS.find((one) => 2 * countOf(one) > rows.length);
    if (form === undefined) return undefined;
    for (const row of rows) {
      const word = row.left.at(-1);
      const isValue = word !== undefined && form.test(word.text);
      row.cells.unshift(cellOf(row.line, isValue ? [word] : [], word?.to ?? 0));
      if (isValue) row.left = row.left.slice(0, -1);
    }
  }
  const named = rows.map(({ line, left, cells }) => {
    const own = left.findIndex((word) => !isNumber(word));
    const words = left.slice(own);
    // A shared rank may be blank, but of two columns nobody could tell which is
    const isWhole = own === numbers || (own === 0 && numbers === 1);
    return { line, own: own === 0 && numbers === 1 ? [undefined] : left.slice(0, own), words, cells, isWhole };
  });
  if (named.some(({ isWhole, words }) => !isWhole || words.length === 0)) return undefined;
  const haveTitles = named.some(({ words: [word, ...others] }) => others.length > 0 && TITLE.test(word.text));
  const texts = headings.words.map((word) => cellOf(headings.line, [word], 0));
  return [
    haveTitles ? texts.toSpliced(numbers, 0, { ...texts[numbers], text: '' }) : texts,
    ...named.map(({ line, own, words, cells }) => {
      const title = words.length > 1 && TITLE.test(words[0].text) ? words.slice(0, 1) : [];
      return [
        ...own.map((word) => cellOf(line, word === undefined ? [] : [word], 0)),
        ...(haveTitles ? [cellOf(line, title, words[0].from)] : []),
        cellOf(line, haveTitles ? words.slice(title.length) : words, 0),
        ...cells,
      ];
    }),
  ];
}
