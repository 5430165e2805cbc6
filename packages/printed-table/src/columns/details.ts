import { isDay } from '@crosstable/core';

import { type Row, textOf } from '../cells/sheet.js';
import { dayIn } from './heading-day.js';

/** The details of the tournament that a page has above its table. */
export interface Details {
  readonly name: string;
  readonly start?: string;
  readonly updated?: string;
}

const START = /\b(\d{4})\/(\d{2})\/(\d{2})\b/;
/** Chess-Results prints the last update with the time, and before it the time at which the page was made. */
const UPDATE = /^(?!.*servertime).*?(\d{2})\.(\d{2})\.(\d{4}) \d{2}:\d{2}:\d/i;
/** Words of a page about itself, and not about the tournament. */
const OF_PAGE = /servertime|version|generated|printed|created|gedruckt|erstellt|imprim|©|\(c\)|&copy;/i;
/** Where a table comes from, or a detail: `Federation : Lebanon`. */
const NO_NAME = /chess-results|servertime|^[^:]{1,40}\s:\s|https?:/i;
/** A line that says which table it is: `Final Ranking crosstable after 9 Rounds`, `Endtabelle nach 7 Runden`. */
const TITLE_LINE = /crosstable|tabelle|taulukko|\b\d+ \p{L}+$/iu;

/**
 * The line that names the tournament, of a text or a spreadsheet: the first that is nothing else. A whole page of Chess-Results has
 * menus above it, and below it the last update.
 */
function nameAbove(rows: readonly Row[]): string {
  const texts = rows.map(textOf);
  const isName = (text: string): boolean => text !== '' && !NO_NAME.test(text) && !UPDATE.test(text);
  if (texts.some((text) => /servertime/i.test(text))) {
    const update = texts.findIndex((text) => UPDATE.test(text));
    return texts.slice(0, update).findLast(isName) ?? '';
  }
  const [first = '', second = ''] = texts.filter(isName);
  return second === '' && TITLE_LINE.test(first) ? '' : first;
}

/** The second line of Papi's title, which says which table it is. */
const GRID = /grille am[eé]ricaine/i;

function nameOf(rows: readonly Row[]): string {
  const grid = rows.map(textOf).find((text) => text.search(GRID) > 0);
  if (grid !== undefined) return grid.slice(0, grid.search(GRID)).trim();
  const heading = rows.find(({ endedBy }) => endedBy === '/h2') ?? rows.find(({ endedBy }) => endedBy === '/title');
  if (heading !== undefined) return textOf(heading).replace(/^Chess-Results Server.*?\.com - /, '');
  // Of HTML without either, the first line is one of a menu
  return rows.some(({ table }) => table !== 1) ? '' : nameAbove(rows);
}

/** Reads what stands above the table. */
export function detailsOf(above: readonly Row[]): Details {
  const texts = above.map(textOf);
  // Digits in this order may be no day, as 2026/02/30
  const start =
    texts.map((text) => START.exec(text)?.slice(1).join('-')).find(isDay) ??
    texts
      .filter((text) => !OF_PAGE.test(text))
      .map(dayIn)
      .find(isDay);
  const updated = texts.map((text) => UPDATE.exec(text)?.slice(1).reverse().join('-')).findLast(isDay);
  return {
    name: nameOf(above),
    ...(start !== undefined && { start }),
    ...(updated !== undefined && { updated }),
  };
}
