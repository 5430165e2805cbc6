// The standings: the values, and the staircase of what decided.

import { type TemplateResult, html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';

import type { Expelled } from '@crosstable/event';
import { definedIn } from '@crosstable/standings';
import { nameByWords, printedValue, withMinus } from '@crosstable/words';
import { standings } from 'crosstable';

import type { TableContext } from '../context.js';
import { css } from '../css.js';
import { isShown, rowOf } from '../find/row-of.js';
import { type Rest, filling, widestRest } from '../filling.js';
import { chosenCell, gridKeys } from '../grid-keys.js';
import { changedSign } from '../live/changed-sign.js';
import { namesWidth } from '../name-width.js';
import { type Others, printedBeside } from '../printed/beside.js';
import { headingOf } from '../scores-of-teams.js';
import type { Stair } from '../staircase.js';
import type { Opened } from '../state.js';
import { type Shown, nameIn } from '../table.js';
import type { PageWords } from '../words/page-words.js';
import { wishWidth } from './wished-width.js';

let last: { readonly shown: Shown; readonly places: ReadonlyMap<string, number> | null } | undefined;

function computed({ codes }: Opened, { of, rows, tableBefore }: Shown): ReadonlyMap<string, number> | null {
  if (tableBefore === null) return null;
  const before = new Map(standings(tableBefore, codes, { of }).map(({ player, rank }) => [player, rank]));
  return new Map(rows.map(({ player, rank }) => [player, (before.get(player) ?? rank) - rank]));
}

/** By player: the places won since the round before, negative where they were lost; `null` after the first round. */
function placesSince(opened: Opened, shown: Shown): ReadonlyMap<string, number> | null {
  if (last?.shown !== shown) last = { shown, places: computed(opened, shown) };
  return last.places;
}

/** Rows that are laid out together, once they come into sight. */
const ROWS_AT_ONCE = 40;

/** More columns than these are scrolled on any screen. */
const MOST_IN_SIGHT = 7;

/** No tie-break decided anything in the row of an expelled player. */
const NO_STAIR: Stair = { ruleBelow: null, parts: [] };

/** A line of the table; only the expelled have no rank. */
interface Line extends Expelled {
  readonly rank?: number;
  /** The rank among all, in a part of the players. */
  readonly overall?: number;
}

/** A column of values: its code, its printed values by row, and the widest rest of them. */
interface ValueColumn {
  readonly code: string;
  readonly name: string;
  readonly printed: readonly string[];
  readonly widest: Rest;
  /** The numbers of the file where they are others. */
  readonly ofFile: Others;
}

/** Which of the columns beside the values there are. */
interface Beside {
  readonly moves: ReadonlyMap<string, number> | null;
  readonly federation: boolean;
  readonly rating: boolean;
  /** The ranks of the file where they are others. */
  readonly ranks: Others;
}

const NONE: Others = new Map();

function valueColumns(context: TableContext): readonly ValueColumn[] {
  const {
    shown: { expelled, rows, table },
    opened: { codes },
    naming,
  } = context;
  const ofFile = printedBeside(context)?.values ?? [];
  return codes.map((code, at) => {
    const defined = definedIn(table, code);
    const printed = [...rows, ...expelled].map(({ values }) =>
      withMinus(printedValue(code, values[at], naming, defined)),
    );
    return {
      code,
      name: nameByWords(code, naming, defined) ?? code,
      printed,
      widest: widestRest(printed),
      ofFile: ofFile.at(at) ?? NONE,
    };
  });
}

/** Opens what a code means. */
function openCode(code: string, at: Element, context: TableContext): void {
  void import('../articles/about-code.js').then(({ openCodeNote }) => {
    openCodeNote(code, at, context);
  });
}

/** The widths of the columns, the same in every row: no row waits for another one to be laid out. */
function widths(
  columns: readonly ValueColumn[],
  { moves, federation, ranks, rating }: Beside,
  { words, shown: { expelled, of, participants } }: TableContext,
): Readonly<Record<string, string>> {
  const values = columns.map(({ code, ofFile, printed }) => {
    const longest = printed.reduce((most, text) => Math.max(most, text.length), code.length + 0.5);
    return `${Math.max(longest, 3) * 0.62 + 1.4 + (ofFile.size === 0 ? 0 : 3)}rem`;
  });
  const beside = [
    ...(moves === null ? [] : [federation || rating ? '3rem' : '3.7rem']),
    ...(federation ? ['3.6rem'] : []),
    ...(rating ? [`${Math.max(3.6, words.rating.length * 0.46 + 1.4)}rem`] : []),
  ];
  const names = namesWidth(participants.values(), expelled.length === 0 ? 0 : words.expelled.length * 0.5);
  // Behind the column of ranks
  wishWidth([names, ...beside, ...values].reduce((sum, width) => sum + Number.parseFloat(width), 3.1));
  const rank = ranks.size === 0 && of === undefined ? 'var(--rank-width)' : 'calc(var(--rank-width) + 2rem)';
  return { '--rank': rank, '--beside': beside.join(' '), '--names': names, '--values': values.join(' ') };
}

function headings({ words, shown }: TableContext, columns: readonly ValueColumn[], beside: Beside): TemplateResult {
  return html`<thead role="rowgroup">
    <tr role="row">
      <th role="columnheader" class="rank" scope="col"><abbr title=${words.rank}>#</abbr></th>
      <th role="columnheader" class="name" scope="col">${shown.isOfTeams ? words.team : words.player}</th>
      ${beside.moves === null ? nothing : html`<th role="columnheader" class="moves" scope="col"><span class="unseen">${words.moves}</span><span aria-hidden="true">±</span></th>`}
      ${beside.federation ? html`<th role="columnheader" class="federation" scope="col"><span class="unseen">${words.federation}</span></th>` : nothing}
      ${beside.rating ? html`<th role="columnheader" class="rating" scope="col">${words.rating}</th>` : nothing}
      ${columns.map(({ code, name }) => html`<th role="columnheader" class="value" scope="col" title=${name} data-code=${code}>${headingOf(code, shown.event)}<span class="unseen">, ${name}</span></th>`)}
    </tr>
  </thead>`;
}

/** The places won; `null` for the expelled, who have none. */
function movesCell({ words }: TableContext, places: number | null): TemplateResult {
  if (places === null) return html`<td role="gridcell" class="moves"></td>`;
  const sign = places === 0 ? '' : places > 0 ? `▲${places}` : `▼${-places}`;
  const said = places === 0 ? words.stayed : places > 0 ? words.movedUp(places) : words.movedDown(-places);
  return html`<td role="gridcell" class=${places === 0 ? 'moves' : places > 0 ? 'moves up' : 'moves down'}>
    <bdi dir="ltr" aria-hidden="true">${sign}</bdi><span class="unseen">${said}</span>
  </td>`;
}

/** The number of the file beside ours, where it is another one; room for it in the other rows. */
function fromFile(ofFile: Others, player: string, words: PageWords): TemplateResult | typeof nothing {
  if (ofFile.size === 0) return nothing;
  const printed = ofFile.get(player);
  return html`<small class="of-file"
    >${printed === undefined ? nothing : html`<span class="unseen">, ${words.asPrinted} </span><bdi dir="ltr">${withMinus(printed)}</bdi>`}</small
  >`;
}

function valueCell(
  { words }: TableContext,
  { code, ofFile, printed, widest }: ValueColumn,
  player: string,
  row: number,
  at: number,
  stair: Stair,
  isChosen: boolean,
): TemplateResult {
  const text = printed[row];
  const part = stair.parts.at(at) ?? '';
  const rule = stair.ruleBelow === at ? ' ruled' : '';
  // Nobody is surprised that the scores themselves decide: PTS, MPTS, GPTS
  const points = code.endsWith('PTS') ? ' points' : '';
  // The number isn't a template of its own, as in other tables: thousands of them take time
  return html`<td
    role="gridcell"
    class="value ${part}${rule}${points}"
    data-at=${at}
    aria-selected=${isChosen ? 'true' : nothing}
  >
    <bdi dir="ltr" class=${filling(text, widest)}>${text}</bdi
    >${part === 'decides' ? html`<span class="unseen"> ${words.decides}</span>` : nothing}${fromFile(ofFile, player, words)}
  </td>`;
}

/** In a part of the players: the place among all; the file has no place in a part. */
function overallPlace(overall: number, words: TableContext['words']): TemplateResult {
  return html` <small title=${words.overall}
    ><span class="unseen">${words.overall} </span><bdi dir="ltr">(${overall})</bdi></small
  >`;
}

function bodyRow(
  context: TableContext,
  columns: readonly ValueColumn[],
  beside: Beside,
  { overall, rank, player }: Line,
  at: number,
): TemplateResult {
  const {
    shown,
    words,
    opened: { selection },
  } = context;
  const participant = shown.participants.get(player);
  const isShared = at > 0 && shown.rows[at - 1]?.rank === rank;
  const stair = shown.stairs.at(at) ?? NO_STAIR;
  const chosen = selection?.kind === 'value' && selection.player === player ? selection.at : -1;
  // A cell without a place has nothing in it, nor blanks
  const other = overall === undefined ? fromFile(beside.ranks, player, words) : overallPlace(overall, words);
  const place = html`<bdi dir="ltr">${rank ?? ''}</bdi>${other}`;
  return html`<tr role="row" ${rowOf(player, context)} class=${isShared ? 'shared' : ''}>
    <td role="gridcell" class="rank">${place}</td>
    <th role="rowheader" class="name" scope="row" title=${nameIn(shown, player)}>
      ${changedSign(shown.changed.has(player), words)}<span class="title"
        >${participant?.title && `${participant.title}\u00A0`}</span
      ><bdi>${nameIn(shown, player)}</bdi>${rank === undefined ? html` <small>${words.expelled}</small>` : nothing}
    </th>
    ${beside.moves === null ? nothing : movesCell(context, rank === undefined ? null : (beside.moves.get(player) ?? 0))}
    ${beside.federation ? html`<td role="gridcell" class="federation">${participant?.federation ?? ''}</td>` : nothing}
    ${beside.rating ? html`<td role="gridcell" class="rating"><bdi dir="ltr">${participant?.rating ?? ''}</bdi></td>` : nothing}
    ${columns.map((column, place) => valueCell(context, column, player, at, place, stair, chosen === place))}
  </tr>`;
}

function inParts<T>(all: readonly T[]): readonly (readonly T[])[] {
  const parts = Math.ceil(all.length / ROWS_AT_ONCE);
  return Array.from({ length: parts }, (_, at) => all.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE));
}

/** The table of the standings. */
export function standingsView(context: TableContext): TemplateResult {
  const { opened, shown, words, show } = context;
  const participants = [...shown.participants.values()];
  const beside = {
    moves: placesSince(opened, shown),
    federation: participants.some(({ federation }) => federation !== ''),
    rating: participants.some(({ rating }) => rating !== null),
    ranks: printedBeside(context)?.ranks ?? NONE,
  };
  const hasBeside = beside.federation || beside.rating;
  const columns = valueColumns(context);
  const all: readonly Line[] = [...shown.rows, ...shown.expelled];
  const lines = all.map((line, at) => ({ line, at })).filter(({ line }) => isShown(line.player, context));
  const areFromFile = beside.ranks.size > 0 || columns.some(({ ofFile }) => ofFile.size > 0);
  const choose = ({ target }: Event): void => {
    const code = target instanceof Element ? target.closest<HTMLElement>('[data-code]')?.dataset.code : undefined;
    if (code !== undefined && target instanceof Element) openCode(code, target, context);
    const chosen = chosenCell(target, -1);
    if (chosen === undefined) return;
    const { at, player } = chosen;
    show({ ...opened, selection: at < 0 ? { kind: 'player', player } : { kind: 'value', ...chosen } });
  };
  return html`<p class="legend printed">
      ${words.legend}${areFromFile ? ` ${words.besidePrinted}` : nothing}
      <span class="hint">${words.chooseNumber}</span>
    </p>
    <div class=${columns.length > MOST_IN_SIGHT ? 'scroll is-wide' : 'scroll'}>
      <table
        class=${hasBeside ? 'standings has-beside' : 'standings'}
        role="grid"
        aria-labelledby="event-name"
        aria-describedby="grid-keys"
        aria-rowcount=${lines.length + 1}
        @click=${choose}
        @keydown=${gridKeys(choose)}
        ${css(widths(columns, beside, context))}
      >
        <caption class="unseen" id="grid-keys">
          ${words.keys}
        </caption>
        ${headings(context, columns, beside)}
        ${inParts(lines).map(
          (rows) =>
            html`<tbody role="rowgroup" ${css({ '--rows': String(rows.length) })}>
              ${repeat(
                rows,
                ({ line }) => line.player,
                ({ at, line }) => bodyRow(context, columns, beside, line, at),
              )}
            </tbody>`,
        )}
      </table>
    </div>`;
}
