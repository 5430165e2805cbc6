// The lists of a fund as a table: a line of headings, and a line for each list
import { isInputError, withoutUndefined } from '@crosstable/core';
import { type Cell, csvCells, errorAt, wholeFrom } from '@crosstable/core/text';

import { checkFund } from './check-fund.js';
import type { Fund, PrizeCategory, PrizeFilter, PrizeItem } from './fund.js';

/** The headings, each with the part of a list that is written under it. */
const HEADINGS = {
  name: 'name',
  amounts: 'amounts',
  share: 'share',
  'share first': 'shareFirst',
  place: 'for.place',
  sex: 'for.sex',
  rating: 'for.rating',
  age: 'for.age',
  'age on': 'for.age.on',
  title: 'for.title',
  federation: 'for.federation',
  club: 'for.club',
  group: 'for.group',
  best: 'best',
  'all rounds': 'allRounds',
  least: 'least',
  bracket: 'bracket',
  guaranteed: 'guaranteed',
} as const;

type Heading = keyof typeof HEADINGS;

/** The cells of a list, in the order of the headings above. */
type Row = ReadonlyMap<Heading, Cell>;

function isHeading(text: string): text is Heading {
  return Object.hasOwn(HEADINGS, text);
}

const NAMES: readonly Heading[] = Object.keys(HEADINGS).filter(isHeading);

function columnsOf(headings: readonly Cell[]): readonly Heading[] {
  const columns: Heading[] = [];
  for (const cell of headings) {
    const text = cell.text.toLowerCase().replaceAll(/[\s_-]+/g, ' ');
    const heading = text === 'prize' ? 'name' : text;
    // A condition that is passed over would give the prize to others
    if (!isHeading(heading)) throw errorAt(cell, `${NAMES.slice(0, -1).join(', ')} or ${String(NAMES.at(-1))}`);
    if (columns.includes(heading)) throw errorAt(cell, 'each heading once');
    columns.push(heading);
  }
  if (columns.includes('name') && columns.includes('amounts')) return columns;
  throw errorAt(headings[0], 'the headings name and amounts');
}

function rowOf(cells: readonly Cell[], columns: readonly Heading[]): Row {
  const tooMany = cells.slice(columns.length).find(({ text }) => text !== '');
  if (tooMany !== undefined) {
    throw errorAt(tooMany, `no more than ${columns.length} fields, as the first line has`);
  }
  return new Map(
    NAMES.flatMap((heading): [Heading, Cell][] => {
      const at = columns.indexOf(heading);
      const cell = at < 0 ? undefined : cells.at(at);
      return cell === undefined || cell.text === '' ? [] : [[heading, cell]];
    }),
  );
}

function amountOf(text: string, cell: Cell, decimals: number): number | PrizeItem {
  if (text === 'trophy' || text === 'medal') return { kind: text };
  const found = /^(\d{1,13})(?:[.,](\d+))?$/.exec(text);
  if (found === null) throw errorAt({ ...cell, text }, 'amounts, such as 200 100 50');
  const [, units, parts = ''] = found;
  if (parts.length > decimals) {
    const expected = decimals === 0 ? 'amounts without decimals' : `amounts with ${decimals} decimals at most`;
    throw errorAt({ ...cell, text }, expected);
  }
  return Number(units + parts.padEnd(decimals, '0'));
}

function amountsOf(row: Row, start: Cell, decimals: number): (number | PrizeItem)[] {
  const cell = row.get('amounts');
  if (cell === undefined) throw errorAt({ ...start, text: '' }, 'amounts, such as 200 100 50');
  return cell.text.split(/\s+/).map((text) => amountOf(text, cell, decimals));
}

/** A number, or a range that may be open at one end: `8-10`, `-12`, `60-`. */
function rangeOf(cell: Cell, expected: string): { from?: number | undefined; to?: number | undefined } {
  const parts = cell.text.split(/[-–]/).map((part) => part.trim());
  const [first, last = first] = parts;
  const [from, to] = [wholeFrom(0, first), wholeFrom(0, last)];
  const isWritten = parts.length <= 2 && parts.every((part) => part === '' || wholeFrom(0, part) !== undefined);
  const isRange = isWritten && (from !== undefined || to !== undefined) && (from ?? 0) <= (to ?? Infinity);
  if (!isRange) throw errorAt(cell, expected);
  return withoutUndefined({ from, to });
}

function ratingOf(cell: Cell | undefined): PrizeFilter['rating'] {
  if (cell === undefined) return undefined;
  if (cell.text === 'unrated') return 'unrated';
  const found = /^<\s*(\d+)(\s+or unrated)?$/.exec(cell.text);
  if (found === null) return rangeOf(cell, '1600-1799, 1600-, -1799, <1800 or unrated');
  const [, under, also = ''] = found;
  return { under: Number(under), ...(also !== '' && { unrated: true }) };
}

function ageOf(age: Cell | undefined, on: Cell | undefined): PrizeFilter['age'] {
  const one = age ?? on;
  if (one === undefined) return undefined;
  if (age === undefined || on === undefined) {
    throw errorAt(one, 'an age beside a day such as 2026-01-01 or a year such as 2026 under age on');
  }
  return { on: on.text, ...rangeOf(age, '8-10, -12 or 60-') };
}

/** A text, or several with `|` between them; `none` is the empty one. */
function textsOf(cell: Cell | undefined): string | readonly string[] | undefined {
  if (cell === undefined) return undefined;
  const texts = cell.text.split('|').map((text) => (text.trim() === 'none' ? '' : text.trim()));
  return texts.length === 1 ? texts[0] : texts;
}

function wholeIn(cell: Cell | undefined): number | undefined {
  if (cell === undefined) return undefined;
  const value = wholeFrom(0, cell.text);
  if (value === undefined) throw errorAt(cell, 'a whole number');
  return value;
}

/** `yes`; `no` is as nothing. */
function flagIn(cell: Cell | undefined): true | undefined {
  if (cell === undefined || cell.text === 'no') return undefined;
  if (cell.text !== 'yes') throw errorAt(cell, 'yes or no');
  return true;
}

/** One of a few words. */
function wordIn<Word extends string>(cell: Cell | undefined, words: readonly Word[]): Word | undefined {
  if (cell === undefined) return undefined;
  const word = words.find((one) => one === cell.text);
  if (word === undefined) throw errorAt(cell, words.map((one) => `"${one}"`).join(' or '));
  return word;
}

function categoryOf(row: Row, start: Cell, decimals: number): PrizeCategory {
  const place = row.get('place');
  const filter: PrizeFilter = withoutUndefined({
    place: place && rangeOf(place, '11-20, -20 or 11-'),
    sex: wordIn(row.get('sex'), ['m', 'w']),
    rating: ratingOf(row.get('rating')),
    age: ageOf(row.get('age'), row.get('age on')),
    title: textsOf(row.get('title')),
    federation: textsOf(row.get('federation')),
    club: textsOf(row.get('club')),
    group: textsOf(row.get('group')),
  });
  return withoutUndefined({
    name: row.get('name')?.text ?? '',
    amounts: amountsOf(row, start, decimals),
    share: wordIn(row.get('share'), ['none', 'equal', 'hort']),
    shareFirst: wholeIn(row.get('share first')),
    for: Object.keys(filter).length === 0 ? undefined : filter,
    best: wordIn(row.get('best'), ['place', 'youngest', 'performance']),
    allRounds: flagIn(row.get('all rounds')),
    least: wholeIn(row.get('least')),
    bracket: row.get('bracket')?.text,
    guaranteed: flagIn(row.get('guaranteed')),
  });
}

/** Throws as `checkFund`, with the place in the table where a list is wrong. */
function checkLists(fund: Fund, rows: readonly Row[], starts: readonly Cell[]): void {
  try {
    checkFund(fund);
  } catch (error) {
    const found = isInputError(error) ? /^fund\.prizes\[(\d+)\]\.(.*)$/.exec(String(error.path)) : null;
    if (!isInputError(error) || found === null) throw error;
    const [, list, path] = found;
    const row = rows[Number(list)];
    // The longest of those that fit comes last
    const heading = [...row.keys()].findLast((one) => path.startsWith(HEADINGS[one]));
    const cell = heading && row.get(heading);
    throw errorAt(cell ?? { ...starts[Number(list)], text: '' }, error.expected);
  }
}

/** The fund whose lists stand in a table. */
export function csvFund(content: Uint8Array, rest: Omit<Fund, 'prizes'>, decimals: number): Fund {
  const [headings = [], ...lines] = csvCells(content);
  if (headings.length === 0) throw errorAt({ line: 1, column: 1, text: '' }, 'a line of headings');
  const columns = columnsOf(headings);
  const rows = lines.map((cells) => rowOf(cells, columns));
  const starts = lines.map(([first]) => first);
  const fund = { ...rest, prizes: rows.map((row, at) => categoryOf(row, starts[at], decimals)) };
  checkLists(fund, rows, starts);
  return fund;
}
