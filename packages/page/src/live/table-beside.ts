// The table beside the results on a wide screen: the first values, and what the last change moved.
import { type TemplateResult, html } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';

import { definedIn } from '@crosstable/standings';
import { nameByWords, printedValue, withMinus } from '@crosstable/words';

import type { Context } from '../context.js';
import { isolated } from '../figures.js';
import { nameLink } from '../find/name-link.js';
import { rowOf } from '../find/row-of.js';
import { gridKeys } from '../grid-keys.js';
import { headingOf } from '../scores-of-teams.js';
import type { Opened } from '../state.js';
import type { Shown } from '../table.js';
import type { ResultsWords } from '../words/results-words.js';

/** More columns of values than these have no room beside the results. */
const VALUES = 3;

type Ranks = ReadonlyMap<string, number>;

/** The table of the last change, and the ranks before it. */
interface Step {
  readonly opened: Opened;
  readonly ranks: Ranks;
  readonly before: Ranks;
}

let last: Step | undefined;

/** By player: the places won by the last change, negative where they were lost. */
function movesIn(opened: Opened, { rows }: Shown): (player: string) => number {
  const isSameTable =
    last?.opened.event === opened.event &&
    last.opened.round === opened.round &&
    last.opened.edition === opened.edition &&
    last.opened.codes === opened.codes;
  if (last === undefined || !isSameTable || last.opened.changes !== opened.changes) {
    const ranks = new Map(rows.map(({ player, rank }) => [player, rank]));
    last = { opened, ranks, before: last !== undefined && isSameTable ? last.ranks : ranks };
  }
  const { before, ranks } = last;
  return (player) => (before.get(player) ?? 0) - (ranks.get(player) ?? 0);
}

function moveCell(places: number, { words }: Context): TemplateResult {
  if (places === 0) return html`<td role="gridcell" class="moves"></td>`;
  const isUp = places > 0;
  return html`<td role="gridcell" class=${isUp ? 'moves up' : 'moves down'}>
    <bdi dir="ltr" aria-hidden="true">${isUp ? `▲${places}` : `▼${-places}`}</bdi
    ><span class="unseen">${isUp ? words.movedUp(places) : words.movedDown(-places)}</span>
  </td>`;
}

/** The table with the results that were entered. */
export function tableBeside(words: ResultsWords, context: Context): TemplateResult {
  const { naming, opened, shown, words: page } = context;
  const codes = opened.codes.slice(0, VALUES);
  const moves = movesIn(opened, shown);
  const printed = (code: string, value: (typeof shown.rows)[number]['values'][number]): string =>
    withMinus(printedValue(code, value, naming, definedIn(shown.table, code)));
  const press = ({ target }: Event): void => {
    if (target instanceof Element) target.closest('tr')?.querySelector<HTMLElement>('.to-player')?.click();
  };
  return html`<section class="table-beside" aria-labelledby="table-beside">
    <h2 id="table-beside">${words.table}</h2>
    <p class="legend">${words.lastMoved}</p>
    <div class="rows">
      <table
        role="grid"
        aria-labelledby="table-beside"
        aria-rowcount=${shown.rows.length + 1}
        @keydown=${gridKeys(press)}
      >
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" class="rank" scope="col"><abbr title=${page.rank}>#</abbr></th>
            <th role="columnheader" class="moves" scope="col">
              <span class="unseen">${page.moves}</span><span aria-hidden="true">±</span>
            </th>
            <th role="columnheader" class="name" scope="col">${shown.isOfTeams ? page.team : page.player}</th>
            ${codes.map((code) => html`<th role="columnheader" class="value" scope="col" title=${nameByWords(code, naming, definedIn(shown.table, code)) ?? code}>${headingOf(code, shown.event)}</th>`)}
          </tr>
        </thead>
        <tbody role="rowgroup">
          ${repeat(
            shown.rows,
            ({ player }) => player,
            ({ player, rank, values }) => {
              const places = moves(player);
              return html`<tr role="row" ${rowOf(player, context)} class=${places === 0 ? '' : 'is-moved'}>
                <td role="gridcell" class="rank">${isolated(String(rank))}</td>
                ${moveCell(places, context)}
                <th role="rowheader" class="name" scope="row">${nameLink(player, context, '-1')}</th>
                ${codes.map((code, at) => html`<td role="gridcell" class="value">${isolated(printed(code, values[at]))}</td>`)}
              </tr>`;
            },
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}
