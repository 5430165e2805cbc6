import { visible } from '@crosstable/core/text';
import { type Place, placeLine } from '@crosstable/event';

import { WORDS, aligned, width } from './columns.js';

/** Signs that begin markup, a link or a picture, or that end a cell. */
const MARKUP = /[\\`*_~[\]|]/g;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text that stands for itself in Markdown: nothing in it is markup, HTML, or the end of a cell or a row. */
export function markdownText(text: string): string {
  return visible(text)
    .replaceAll(MARKUP, String.raw`\$&`)
    .replaceAll(/[&<>]/g, (sign) => ENTITIES[sign]);
}

/** The lines above a table: the name of the tournament, where it has one, before a line about the table, and the place. */
export function markdownHead(title: Place, about: string): string[] {
  const name = title.name === '' ? '' : `**${markdownText(title.name)}** – `;
  const place = placeLine(title);
  return [name + about, ...(place === '' ? [] : ['', markdownText(place)])];
}

/** A table with its headings as lines of Markdown. */
export function markdownTable(table: readonly (readonly string[])[]): string[] {
  const [headings, ...rows] = aligned(table.map((row) => row.map(markdownText)));
  const rule = headings.map((heading) => {
    const dashes = '-'.repeat(Math.max(width(heading) - 1, 2));
    return WORDS.has(heading.trim()) ? `:${dashes}` : `${dashes}:`;
  });
  return [headings, rule, ...rows].map((row) => `| ${row.join(' | ')} |`);
}
