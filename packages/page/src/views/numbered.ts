// The rows of a crosstable, whose ranks also stand above its columns; below the ranked, the expelled under a sign.
import type { TemplateResult } from 'lit-html';
import { html, nothing } from 'lit-html';

import type { Context } from '../context.js';
import { isolated } from '../figures.js';
import type { Shown } from '../table.js';
import { nameIn } from '../table.js';

/** In the place of the rank of somebody who was expelled. */
const EXPELLED = '×';

/** Somebody in a crosstable. */
export interface Numbered {
  readonly player: string;
  /** The rank, which several may share. */
  readonly rank: string;
}

/** Everybody, in the order of the table. */
export function numbered({ expelled, rows }: Shown): readonly Numbered[] {
  return [
    ...rows.map(({ player, rank }) => ({ player, rank: String(rank) })),
    ...expelled.map(({ player }) => ({ player, rank: EXPELLED })),
  ];
}

/** The head of a row: the rank and the name. */
export function numberedHead({ player, rank }: Numbered, { shown, words }: Context): TemplateResult {
  return html`<td class="rank">${isolated(rank)}</td>
    <th scope="row" class="name">
      <bdi>${nameIn(shown, player)}</bdi>${rank === EXPELLED ? html` <small>${words.expelled}</small>` : nothing}
    </th>`;
}

/** The legend of the table, which explains the sign where somebody was expelled. */
export function numberedLegend(legend: string, { shown, words }: Context): TemplateResult {
  return html`<p class="legend">
    ${legend}${shown.expelled.length === 0 ? nothing : ` ${EXPELLED}: ${words.expelled}.`}
  </p>`;
}

/** The width of a sheet held upright, in ems of the letters on paper; a wider table turns it. */
export const PORTRAIT = 60;

/** The width of a crosstable on paper, in ems, whose columns have this many characters. */
export function widthOnPaper(columns: number, characters: number): number {
  return 19 + columns * (0.55 * characters + 0.8);
}
