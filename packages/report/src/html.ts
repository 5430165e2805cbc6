import { visible } from '@crosstable/core/text';

/**
 * Colours of the reader's system, light or dark; on paper black, with the headings on every page. Rank and name stay in
 * sight while the other columns are scrolled, and on a narrow screen the name may take several lines.
 */
const STYLE = `
:root { color-scheme: light dark; }
.crosstable { font: 1rem/1.4 system-ui, sans-serif; color: CanvasText; background: Canvas; }
.crosstable .warning { font-weight: 600; overflow-wrap: anywhere; }
.crosstable .scroll { overflow-x: auto; }
.crosstable table { border-collapse: separate; border-spacing: 0; font-variant-numeric: tabular-nums lining-nums; }
.crosstable caption { text-align: start; padding-block: .5em; }
.crosstable caption * { display: block; position: sticky; inset-inline-start: 0; inline-size: fit-content; max-inline-size: min(100%, 90vw); overflow-wrap: anywhere; }
.crosstable caption strong { font-size: 1.4em; }
.crosstable th, .crosstable td { padding: .2em .5em; border-bottom: 1px solid GrayText; text-align: end; white-space: nowrap; }
.crosstable thead th { vertical-align: bottom; border-bottom-width: 2px; }
.crosstable .name, .crosstable .word { text-align: start; }
.crosstable tbody .name { font-weight: 600; overflow-wrap: anywhere; }
.crosstable .rank, .crosstable .name { position: sticky; background: Canvas; }
.crosstable .rank { inset-inline-start: 0; box-sizing: border-box; min-inline-size: calc(var(--rank) + 1em); }
.crosstable .name { inset-inline-start: calc(var(--rank) + 1em); border-inline-end: 1px solid GrayText; }
.crosstable .why { white-space: normal; min-inline-size: 12em; }
.crosstable .round { text-align: center; }
.crosstable .value { border-inline-start: 1px solid GrayText; }
.crosstable .name + .value { border-inline-start: 0; font-weight: 600; }
.crosstable [class^="rest-"] { display: inline-block; text-align: start; }
.crosstable .rest-1, .crosstable .rest-2 { inline-size: 1.6ch; }
.crosstable .rest-3 { inline-size: 2.6ch; }
.crosstable .rest-4 { inline-size: 3.6ch; }
.crosstable a { color: inherit; text-decoration: none; }
.crosstable a:hover, .crosstable a:focus-visible { text-decoration: underline; }
.crosstable tr:target th, .crosstable tr:target td { background: Mark; color: MarkText; }
.crosstable abbr { text-decoration: none; cursor: help; }
.crosstable li.inner { margin-inline-start: 1.5em; }
.crosstable .notes { font-size: .875em; padding-inline-start: 1.25em; overflow-wrap: anywhere; }
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
  .crosstable .rank, .crosstable .name, .crosstable caption * { position: static; background: none; }
  .crosstable th, .crosstable td { padding-inline: .3em; }
  .crosstable .name { white-space: normal; min-inline-size: 10em; }
  .crosstable tr:target th, .crosstable tr:target td { background: none; color: black; }
  .crosstable thead { display: table-header-group; }
  .crosstable tr { break-inside: avoid; }
}
`;

/** The class of a column's cells, which the style of the pages knows. */
export type ColumnKind = 'rank' | 'name' | 'word' | 'round' | 'value';

/** One row as HTML: the content of its cells, and its place in the page, where others link to it. */
interface HtmlRow {
  readonly anchor?: string;
  readonly cells: readonly string[];
}

/** A table that fills a page. */
interface TablePage {
  /** The sentences above everything else, as text. */
  readonly warnings?: readonly string[] | undefined;
  readonly name: string;
  /** The name of the region that is scrolled where the table is wider than the page. */
  readonly region: string;
  /** The lines under the name, as text; empty ones are left out. */
  readonly lines: readonly string[];
  /** The headings as HTML. */
  readonly headings: readonly { readonly kind?: ColumnKind | undefined; readonly heading: string }[];
  readonly rows: readonly HtmlRow[];
  /** The ranks, whose width the name beside them has to know. */
  readonly ranks: readonly number[];
  /** The sentences under the table, as text. */
  readonly notes: readonly string[];
}

const classOf = (kind: ColumnKind | undefined): string => (kind === undefined ? '' : ` class="${kind}"`);

/** A page of its own, which needs nothing from elsewhere: one table, whose names are the headings of the rows. */
export function tablePage({ headings, lines, name, notes, ranks, region, rows, warnings = [] }: TablePage): string {
  const digits = ranks.reduce((most, rank) => Math.max(most, String(rank).length), 1);
  const said = lines.filter((line) => line !== '').map((line) => element('span', line));
  const cell = (content: string, at: number): string => {
    const { kind } = headings[at];
    if (kind === 'name') return `<th scope="row" class="name" dir="auto">${content}</th>`;
    return `<td${classOf(kind)}>${content}</td>`;
  };
  return htmlPage(name, [
    ...warnings.map((one) => `<p class="warning">${escaped(one)}</p>`),
    `<div class="scroll" role="region" aria-label="${region}" tabindex="0">`,
    `<table style="--rank: ${digits}ch">`,
    `<caption><strong dir="auto">${escaped(name)}</strong> ${said.join(' ')}</caption>`,
    `<thead><tr>${headings.map(({ kind, heading }) => `<th scope="col"${classOf(kind)}>${heading}</th>`).join('')}</tr></thead>`,
    '<tbody>',
    ...rows.map(
      ({ anchor, cells }) => `<tr${anchor === undefined ? '' : ` id="${anchor}"`}>${cells.map(cell).join('')}</tr>`,
    ),
    '</tbody>',
    '</table>',
    '</div>',
    '<ul class="notes">',
    ...notes.map((note) => element('li', note)),
    '</ul>',
  ]);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in a page, in an element or an attribute; control characters, which no page may have, are replaced. */
export function escaped(text: string): string {
  return visible(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character]);
}

/** An element with nothing but text in it. */
export function element(tag: 'li' | 'span' | 'title', text: string): string {
  return `<${tag}>${escaped(text)}</${tag}>`;
}

/** An abbreviation with what it stands for. */
export function abbreviation(text: string, title: string): string {
  return `<abbr title="${escaped(title)}">${escaped(text)}</abbr>`;
}

/** A link to a place in the same page, with what it leads to. */
export function link(place: string, text: string, title: string): string {
  return `<a href="#${escaped(place)}" title="${escaped(title)}">${escaped(text)}</a>`;
}

/** A whole page; the `<div class="crosstable">` in it can be pasted into another one. */
export function htmlPage(title: string, lines: readonly string[]): string {
  return [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    element('title', title),
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<div class="crosstable">',
    ...lines,
    '</div>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
