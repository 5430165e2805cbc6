// The standings as the file prints them: its own order and numbers, with those of the edition beside them where they differ.
import { type TemplateResult, html, nothing } from 'lit-html';

import type { PrintedList } from '@crosstable/core';
import { capitalize } from '@crosstable/core/text';
import { isOtherThanPrinted, printedListInWords } from '@crosstable/report';
import { numberWithMinus, ordersTied, printedValue } from '@crosstable/words';
import { EDITIONS } from 'crosstable';
import type { ChessEvent } from 'crosstable/event';

import { type PrintedColumn, printedGrid } from '../audit/printed-grid.js';
import type { Context } from '../context.js';
import { isolated, sentence } from '../figures.js';
import { type Rest, filled, widestRest } from '../filling.js';
import { namesWidth } from '../name-width.js';
import type { Opened, Printed } from '../state.js';
import { placeBeside } from '../views/wished-width.js';
import { followList, isSearched } from './followed-list.js';

type Cells = ReadonlyMap<string, number | null>;

/** A printed column with our numbers where they are others. */
interface Column extends PrintedColumn {
  readonly cells: Cells;
  readonly ours: ReadonlyMap<string, string>;
  readonly widest: Rest;
}

function shownNumber(value: number | null | undefined, { explaining }: Context): string {
  return value == null ? '' : numberWithMinus(value, explaining);
}

/** The list that the table follows, where the table counts the rounds that are shown. */
function listFollowed({ opened, shown }: Context): PrintedList | undefined {
  const { list } = opened.event.written;
  return list?.codes.join() === opened.codes.join() && list.rounds === shown.event.round ? list : undefined;
}

/** Our numbers under a code, where the printed ones are others; none while the list of the table isn't known. */
function oursUnder(code: string | undefined, cells: Cells, context: Context): ReadonlyMap<string, string> {
  const { explaining, opened, shown } = context;
  const at = code === undefined || ordersTied(code) ? -1 : opened.codes.indexOf(code);
  if (code === undefined || at < 0 || listFollowed(context) === undefined) return new Map();
  return new Map(
    shown.rows.flatMap(({ player, values }) => {
      const { [at]: here } = values;
      const shownOf = (value: number): string => printedValue(code, value, explaining);
      const isOther = isOtherThanPrinted(cells.get(player) ?? null, here, shownOf);
      return isOther ? [[player, printedValue(code, here, explaining)] as const] : [];
    }),
  );
}

/** Room for a code: no row moves when it comes. */
const NO_CODE = '\u00A0';

function columnsOf({ columns, points }: Printed, context: Context): readonly Column[] {
  const { rules = [] } = context.opened.event.written.list ?? {};
  const ofPoints =
    points === undefined
      ? []
      : [{ label: context.explaining.tiebreaks.PTS, code: NO_CODE, at: 0, cells: points, rule: 'PTS' }];
  const others = columns.map(({ cells, label }, at) => {
    const code = rules.at(at)?.code;
    return { label, code: code ?? NO_CODE, at: at + 1, cells, rule: code };
  });
  return [...ofPoints, ...others].map(({ rule, ...column }) => ({
    ...column,
    ours: oursUnder(rule, column.cells, context),
    widest: widestRest(Array.from(column.cells.values(), (value) => shownNumber(value, context))),
  }));
}

/** Our number beside a printed one; room for it where both are the same, so that the printed ones stand under each other. */
function beside(ours: string | undefined, { opened, words }: Context): TemplateResult {
  if (ours === undefined) return html`<small class="ours"></small>`;
  return html`<small class="ours"
    ><span class="unseen">, ${words.printed.by(opened.edition)} </span>${isolated(ours)}</small
  >`;
}

function valueCell({ at, cells, ours, widest }: Column, player: string, context: Context): TemplateResult {
  const { selection } = context.opened;
  const isChosen = selection?.kind === 'printed' && selection.player === player && selection.at === at;
  return html`<td role="gridcell" class="value" data-at=${at} aria-selected=${isChosen ? 'true' : nothing}>
    ${filled(shownNumber(cells.get(player), context), widest)}${ours.size === 0 ? nothing : beside(ours.get(player), context)}
  </td>`;
}

/** The widths of the columns, with room for our numbers: the table keeps its size when they come. */
function widths(columns: readonly Column[], context: Context): Readonly<Record<string, string>> {
  const ofColumns = columns.map(({ cells, code, label }) => {
    const longest = Array.from(cells.values(), (value) => shownNumber(value, context).length);
    const most = longest.reduce((one, other) => Math.max(one, other), 3);
    return `${Math.max(most + 4.5, label.length, code.length) * 0.62 + 1.6}rem`;
  });
  return {
    '--rank': 'calc(var(--rank-width) + 2rem)',
    '--names': namesWidth(context.shown.participants.values()),
    '--values': ofColumns.join(' '),
  };
}

/** The sentence on the list of an event, and the ways to the standings by each edition. */
function followed(event: ChessEvent, { explaining, opened, show, words }: Context): TemplateResult {
  const { list } = event.written;
  if (list === undefined) return html`<p>${words.printed.noList}</p>`;
  const { codes, editions } = list;
  const said = printedListInWords({ ...event, tiebreaks: codes }, explaining) ?? '';
  return html`<p>${sentence(`${capitalize(said)}.`)}</p>
    ${
      editions.length === 0
        ? nothing
        : html`<p class="ways">
            ${editions.map(
              ({ differing, edition }) =>
                html`<button
                  type="button"
                  @click=${() => {
                    show({ ...opened, asPrinted: false, codes, edition, selection: null });
                  }}
                >
                  ${sentence(words.printed.showBy(edition, differing))}
                </button>`,
            )}
          </p>`
    }`;
}

/** The longest tie-break of each kind: room for a list that isn't known yet. */
const [OF_PLAYERS, OF_TEAMS] = ['BH/C1', 'EMGSB/C1'];

/** A tournament with a list as long as that of its printed table may be, by a rule that is long to say. */
function longest({ event, printed }: Opened): ChessEvent {
  const size = printed?.ranks?.size ?? 0;
  const code = event.matches === undefined ? OF_PLAYERS : OF_TEAMS;
  const rules = (printed?.columns ?? []).map(() => ({ code, article: null, convention: 'forfeits as games' }));
  const codes = ['PTS', ...rules.map((rule) => rule.code)];
  const editions = EDITIONS.map((edition) => ({ edition, differing: size }));
  const list: PrintedList = { codes, rules, from: 'values', rounds: event.round, ranks: size, editions };
  return { ...event, tiebreaks: codes, written: { ...event.written, list } };
}

/** The sentence on the list. There is room for it before: no row moves when it comes. */
function aboutList(context: Context): TemplateResult {
  const { opened, words } = context;
  const { event } = opened;
  const isKnown = isSearched(event) || event.written.list !== undefined;
  if (!isKnown) void followList(opened);
  return html`<div class="followed">
    <div class="room" inert>${followed(longest(opened), context)}</div>
    <div role="status">
      ${isKnown ? followed(event, context) : html`<p class="loading">${words.printed.looking}</p>`}
    </div>
  </div>`;
}

function rankCell(
  player: string,
  { ranks }: Printed,
  ours: ReadonlyMap<string, number>,
  context: Context,
): TemplateResult {
  const printed = ranks?.get(player) ?? null;
  const here = ours.get(player) ?? null;
  const isOther = here !== null && isOtherThanPrinted(printed, here, String);
  return html`<td role="gridcell" class="rank">
    ${printed === null ? nothing : isolated(String(printed))}${ours.size === 0 ? nothing : beside(isOther ? String(here) : undefined, context)}
  </td>`;
}

/** The standings of the file. */
export function view(context: Context): TemplateResult {
  const { opened, shown, words } = context;
  const { printed } = opened;
  if (printed === null) return html``;
  const columns = columnsOf(printed, context);
  const isKnown = listFollowed(context) !== undefined;
  const ours = new Map(isKnown ? shown.rows.map(({ player, rank }) => [player, rank]) : []);
  const cells = {
    columns,
    widths: widths(columns, context),
    rank: (player: string) => rankCell(player, printed, ours, context),
    value: (column: Column, player: string) => valueCell(column, player, context),
  };
  const grid = printedGrid(cells, printed, context);
  return html`<div class="as-printed ${placeBeside()}">
    ${aboutList(context)}
    <p class="legend">${sentence(words.printed.legend(opened.edition))}</p>
    ${grid}
  </div>`;
}
