import { htmlPage } from './html.js';
import { element, escaped } from './html-text.js';

/** The class of a column's cells, which the style of the pages knows. */
export type ColumnKind = 'rank' | 'name' | 'word' | 'round' | 'value';

/** One row as HTML: the content of its cells, and its place in the page, where others link to it. */
export interface HtmlRow {
  readonly anchor?: string;
  readonly cells: readonly string[];
}

/** A table that fills a page. */
export interface TablePage {
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
