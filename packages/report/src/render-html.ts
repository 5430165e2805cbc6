import { visible } from '@crosstable/core/text';

import {
  type Column,
  type Document,
  type Entry,
  type Part,
  type Sentence,
  type Table,
  textOf,
  withoutEmptyColumns,
} from './document.js';

/**
 * Colours of the reader's system, light or dark; on paper black, with the headings on every page. Rank and name stay in
 * sight while the other columns are scrolled, and on a narrow screen the name may take several lines.
 */
const STYLE = `
:root { color-scheme: light dark; }
.crosstable { font: 1rem/1.4 system-ui, sans-serif; color: CanvasText; background: Canvas; }
.crosstable .warning { font-weight: 600; }
.crosstable .scroll { overflow-x: auto; }
.crosstable table { border-collapse: separate; border-spacing: 0; font-variant-numeric: tabular-nums lining-nums; }
.crosstable h1, .crosstable h2, .crosstable p, .crosstable li { overflow-wrap: anywhere; }
.crosstable h1 { font-size: 1.4em; margin-block: .25em; }
.crosstable h2 { font-size: 1.15em; }
.crosstable .about { margin-block: .25em; }
.crosstable th, .crosstable td { padding: .2em .5em; border-bottom: 1px solid GrayText; text-align: end; white-space: nowrap; }
.crosstable thead th { vertical-align: bottom; border-bottom-width: 2px; }
.crosstable .name, .crosstable .word { text-align: start; }
.crosstable tbody .name { font-weight: 600; overflow-wrap: anywhere; }
.crosstable .rank, .crosstable .name { position: sticky; background: Canvas; }
.crosstable .rank { inset-inline-start: 0; box-sizing: border-box; min-inline-size: calc(var(--rank) + 1em); }
.crosstable .name { inset-inline-start: calc(var(--rank) + 1em); border-inline-end: 1px solid GrayText; }
.crosstable .sentence { text-align: start; white-space: normal; min-inline-size: 12em; }
.crosstable .round { text-align: center; }
.crosstable .value { border-inline-start: 1px solid GrayText; }
.crosstable .points { font-weight: 600; }
.crosstable [class^="rest-"] { display: inline-block; text-align: start; }
.crosstable .rest-1, .crosstable .rest-2 { inline-size: 1.6ch; }
.crosstable .rest-3 { inline-size: 2.6ch; }
.crosstable .rest-4 { inline-size: 3.6ch; }
.crosstable a { color: inherit; text-decoration: none; }
.crosstable a:hover, .crosstable a:focus-visible { text-decoration: underline; }
.crosstable tr:target th, .crosstable tr:target td { background: Mark; color: MarkText; }
.crosstable abbr { text-decoration: none; cursor: help; }
.crosstable .notes { font-size: .875em; padding-inline-start: 1.25em; }
@media screen and (max-width: 40rem) {
  .crosstable { font-size: .875rem; }
  .crosstable th, .crosstable td { padding-inline: .35em; }
  .crosstable .name { min-inline-size: 7em; max-inline-size: 40vw; white-space: normal; }
}
@page standings { size: landscape; margin: 1cm; }
@media print {
  :root { color-scheme: light; }
  .crosstable { font-size: 8pt; color: black; background: none; }
  .crosstable:has(table) { page: standings; }
  .crosstable .scroll { overflow: visible; }
  .crosstable .rank, .crosstable .name { position: static; background: none; }
  .crosstable th, .crosstable td { padding-inline: .3em; }
  .crosstable .name { white-space: normal; min-inline-size: 10em; }
  .crosstable tr:target th, .crosstable tr:target td { background: none; color: black; }
  .crosstable thead { display: table-header-group; }
  .crosstable tr { break-inside: avoid; }
}
`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in a page, in an element or an attribute; control characters, which no page may have, are replaced. */
function escaped(text: string): string {
  return visible(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character]);
}

/** A sentence as an item, with those that belong to it in a list of its own. */
function item(sentence: Sentence): string {
  if (typeof sentence === 'string') return `<li>${escaped(sentence)}</li>`;
  const { details, text } = sentence;
  return `<li>${escaped(text)}${listOf(details).join('')}</li>`;
}

function listOf(sentences: readonly Sentence[], attributes = ''): string[] {
  return sentences.length === 0 ? [] : [`<ul${attributes}>`, ...sentences.map(item), '</ul>'];
}

/** The place of a row, to which cells link: no text of a file is part of it. */
function anchorOf(table: number, row: number): string {
  return `crosstable-${table === 0 ? '' : `${table + 1}-`}${row + 1}`;
}

/** The columns in their order: rank and name, which stay in sight, and the points come before all others. */
function orderOf(columns: readonly Column[]): readonly number[] {
  const first = ['rank', 'name', 'points'].flatMap((wanted) =>
    [...columns.keys()].filter((at) => columns[at].kind === wanted),
  );
  return [...first, ...[...columns.keys()].filter((at) => !first.includes(at))];
}

/** A value as its whole and what follows it: `9` and `½`, `9` and `.75`. */
function halvesOf(value: string): readonly [whole: string, rest: string] {
  const { 0: whole } = /^-?\d*/.exec(value) ?? [''];
  return /\d|½/.test(value) ? [whole, value.slice(whole.length)] : [value, ''];
}

/** Numbers whose digits stand under each other: what follows the whole is as wide in every row. */
function valueIn(value: string, widest: number): string {
  const [whole, rest] = halvesOf(value);
  return `${escaped(whole)}<span class="rest-${widest}">${escaped(rest)}</span>`;
}

/** A table that is scrolled where it is wider than the page. Each row is headed by its name, or else by its second cell. */
function tableIn(table: Table, at: number, region: string): string[] {
  const { columns, rows } = withoutEmptyColumns(table);
  const order = orderOf(columns);
  const name = columns.some(({ kind }) => kind === 'name') ? columns.findIndex(({ kind }) => kind === 'name') : 1;
  const classOf = (column: number): string => (column === name ? 'name' : columns[column].kind);
  const widest = columns.map(({ kind }, column) =>
    kind === 'points' || kind === 'value'
      ? rows.reduce((most, row) => Math.max(most, halvesOf(textOf(row[column]))[1].length), 0)
      : 0,
  );
  const content = (cell: Entry, fraction = 0): string => {
    const text = fraction > 0 ? valueIn(textOf(cell), fraction) : escaped(textOf(cell));
    if (typeof cell === 'string') return text;
    const title = `title="${escaped(cell.means)}"`;
    return cell.row === undefined
      ? `<abbr ${title}>${text}</abbr>`
      : `<a href="#${anchorOf(at, cell.row)}" ${title}>${text}</a>`;
  };
  const rank = columns.findIndex(({ kind }) => kind === 'rank');
  const digits = rows.reduce((most, row) => Math.max(most, rank < 0 ? 0 : textOf(row[rank]).length), 1);
  // The name stays beside the rank; without one it stays at the edge
  const besideRank = rank < 0 ? '-1em' : `${digits}ch`;
  const cellOf = (row: readonly Entry[], column: number): string =>
    column === name
      ? `<th scope="row" class="name" dir="auto">${content(row[column], widest[column])}</th>`
      : `<td class="${classOf(column)}">${content(row[column], widest[column])}</td>`;
  return [
    `<div class="scroll" role="region" aria-label="${escaped(region)}" tabindex="0">`,
    `<table style="--rank: ${besideRank}">`,
    `<thead><tr>${order.map((column) => `<th scope="col" class="${classOf(column)}">${content(columns[column].heading)}</th>`).join('')}</tr></thead>`,
    '<tbody>',
    ...rows.map(
      (row, place) => `<tr id="${anchorOf(at, place)}">${order.map((column) => cellOf(row, column)).join('')}</tr>`,
    ),
    '</tbody>',
    '</table>',
    '</div>',
  ];
}

function partOf({ heading, sentences = [], table }: Part, at: number, kind: string): string[] {
  return [
    ...(heading === undefined ? [] : [`<h2 dir="auto">${escaped(heading)}</h2>`]),
    ...(heading === undefined ? sentences.map((one) => `<p>${escaped(textOf(one))}</p>`) : listOf(sentences)),
    ...(table === undefined ? [] : tableIn(table, at, heading ?? kind)),
  ];
}

/**
 * A document as a page of its own, which loads nothing from elsewhere. No text of a file is markup. The `<div class="crosstable">` in it can
 * be pasted into another page.
 */
export function renderHtml({ about, kind, language, name, notes = [], parts, warnings = [] }: Document): string {
  const title = name === '' ? kind : name;
  return [
    '<!DOCTYPE html>',
    `<html lang="${escaped(language)}">`,
    '<head>',
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    `<title>${escaped(title)}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<div class="crosstable">',
    ...warnings.map((one) => `<p class="warning">${escaped(one)}</p>`),
    `<h1 dir="auto">${escaped(title)}</h1>`,
    ...about.filter((line) => line !== '').map((line) => `<p class="about">${escaped(line)}</p>`),
    ...parts.flatMap((part, at) => partOf(part, at, kind)),
    ...listOf(notes, ' class="notes"'),
    '</div>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
