// The rows of a crosstable by number, which also stands above its columns and in its cells; below the ranked, the expelled.
import { type TemplateResult, html, nothing } from 'lit-html';

import { type Cell, cellsOf } from '@crosstable/report';

import type { Context } from '../context.js';
import { css } from '../css.js';
import { isolated } from '../figures.js';
import { gridKeys } from '../grid-keys.js';
import { changedSign } from '../live/changed-sign.js';
import { nameWidth } from '../name-width.js';
import { type Shown, nameIn } from '../table.js';
import { markGame } from './marked-game.js';
import { wishWidth } from './wished-width.js';

/** More opponents don't fit beside each other. */
export const MOST_OPPONENTS = 60;

let last: { readonly shown: Shown; readonly cells: ReadonlyMap<string, readonly Cell[]> } | undefined;

/** The rounds of everybody, computed once for each table. */
export function cellsIn(shown: Shown): ReadonlyMap<string, readonly Cell[]> {
  if (last?.shown !== shown) last = { shown, cells: cellsOf(shown.event) };
  return last.cells;
}

/** In the place of the number of somebody who was expelled. */
const EXPELLED = '×';

/** Somebody in a crosstable. */
export interface Numbered {
  readonly player: string;
  /** The number of the line, for several may share a place; a sign for the expelled. */
  readonly number: string;
  /** `undefined` for the expelled. */
  readonly place: number | undefined;
}

/** Everybody, in the order of the table. */
export function numbered({ expelled, rows }: Shown): readonly Numbered[] {
  return [
    ...rows.map(({ player, rank }, at) => ({ player, number: String(at + 1), place: rank })),
    ...expelled.map(({ player }, at) => ({
      player,
      number: expelled.length === 1 ? EXPELLED : `${EXPELLED}${at + 1}`,
      place: undefined,
    })),
  ];
}

/** Whether some share a place, so that the numbers aren't the places. */
function hasPlaces({ rows }: Shown): boolean {
  return rows.some(({ rank }, at) => rank !== at + 1);
}

/** The heads of the columns before the cells. */
export function numberedHeadings({ shown, words }: Context): TemplateResult {
  const places = hasPlaces(shown);
  return html`<th scope="col" class="rank">
      <abbr title=${places ? words.number : words.rank}>${places ? words.numberSign : '#'}</abbr>
    </th>
    ${places ? html`<th scope="col" class="rank">${words.place}</th>` : nothing}
    <th scope="col" class="name">${shown.isOfTeams ? words.team : words.player}</th>`;
}

/** The head of a row: the number, the place where that is another one, and the name. */
export function numberedHead({ number, place, player }: Numbered, context: Context): TemplateResult {
  const { shown, words } = context;
  return html`<td class="rank">${isolated(number)}</td>
    ${hasPlaces(shown) ? html`<td class="rank">${isolated(String(place ?? ''))}</td>` : nothing}
    <th scope="row" class="name" title=${nameIn(shown, player)}>
      ${changedSign(shown.changed.has(player), words)}<bdi>${nameIn(shown, player)}</bdi>${place === undefined ? html` <small>${words.expelled}</small>` : nothing}
    </th>`;
}

/** The legend of the table, which explains the sign where somebody was expelled. */
export function numberedLegend(legend: string, { shown, words }: Context): TemplateResult {
  return html`<p class="legend printed">
    ${legend}${shown.expelled.length === 0 ? nothing : ` ${EXPELLED}: ${words.expelled}.`}
  </p>`;
}

/** The width of a sheet held upright, in ems of the letters on paper; a wider table turns it. */
const PORTRAIT = 62.5;

/** The width of a crosstable on paper, in ems. Names take a second line before they turn the sheet. */
function widthOnPaper(shown: Shown, labels: readonly string[], cell: number): number {
  const widths = labels.map(({ length }) => Math.max(cell, 0.5 * length) + 0.8);
  return widths.reduce((sum, width) => sum + width, hasPlaces(shown) ? 18.6 : 15.3);
}

/** The width of the longest names in rem. */
const MOST_OF_NAMES = 18;

/** The width of a crosstable on a screen, in rem. */
function widthOnScreen(shown: Shown, labels: readonly string[], cell: number): number {
  const names = Array.from(shown.participants.values(), ({ name }) => nameWidth(name) + 1.2);
  const before = Math.min(Math.max(9, ...names), MOST_OF_NAMES) + (hasPlaces(shown) ? 8.5 : 5.8);
  return before + labels.length * Math.max(2.4, cell * 1.05 + 1.2);
}

/** The width in ems of the points of all meetings of two players, with blanks between them. */
export function widthOfMeetings(points: number, { event, table }: Shown): number {
  const meetings = Math.ceil(event.round / table.players.length);
  return meetings * (points + 0.25) - 0.25;
}

/** More columns stand closer together. */
const MOST_APART = 15;

/** A crosstable whose columns have these headings, and cells of this width in ems; `beside` is that of the values but the points. */
export function numberedTable(
  view: 'matches' | 'rounds',
  labels: readonly string[],
  cell: number,
  parts: TemplateResult,
  { opened, show, shown, words }: Context,
  beside = 0,
): TemplateResult {
  // A game leads to the opponent, a name to its player
  const choose = ({ target }: Event): void => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-opponent], th.name') : null;
    const player = cell?.dataset.opponent ?? cell?.closest('tr')?.dataset.player;
    if (player !== undefined) show({ ...opened, selection: { kind: 'player', player } });
  };
  const onPaper = widthOnPaper(shown, labels, cell) + beside;
  wishWidth(widthOnScreen(shown, labels, cell) + 1.1 * beside);
  const kinds = [
    'rounds',
    ...(onPaper > PORTRAIT ? ['is-wide'] : []),
    ...(labels.length > MOST_APART ? ['is-dense'] : []),
  ];
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${words.views[view]}>
    <table
      class=${kinds.join(' ')}
      role="grid"
      aria-label=${view === 'rounds' ? nothing : words.views[view]}
      @click=${choose}
      @keydown=${gridKeys(choose)}
      @pointerover=${markGame}
      @pointerleave=${markGame}
      @focusin=${markGame}
      ${css({ '--width': String(onPaper) })}
    >
      ${parts}
    </table>
  </div>`;
}
