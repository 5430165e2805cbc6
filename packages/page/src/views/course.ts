// The course of the event: the places after every round, as lines and as a table.
import { type TemplateResult, html, nothing } from 'lit-html';

import { placesByRound } from '@crosstable/report';

import type { Context } from '../context.js';
import { isolated } from '../figures.js';
import { nameLink } from '../find/name-link.js';
import { rowOf } from '../find/row-of.js';
import { type Shown, nameIn } from '../table.js';
import { chart } from './course-chart.js';
import './course.css';
import { wishWidth } from './wished-width.js';

/** More lines can't be told apart. */
const MOST_CHOSEN = 10;
/** Chosen when the view is opened. */
const FIRST_CHOSEN = 5;

let last: { readonly shown: Shown; readonly places: ReadonlyMap<string, readonly number[]> } | undefined;
let chosen: { readonly event: unknown; readonly players: readonly string[] } | undefined;

let drawAnew: () => void = () => undefined;

// The picture of a phone that is turned is another one
matchMedia('(max-width: 640px)').addEventListener('change', () => {
  drawAnew();
});

/** By player: the places after each round. */
function placesIn({ shown }: Context): ReadonlyMap<string, readonly number[]> {
  if (last?.shown !== shown) last = { shown, places: placesByRound(shown.event) };
  return last.places;
}

/** Those whom the reader follows, and the first of the table. */
function firstChosen({ opened: { followed }, shown: { rows } }: Context): readonly string[] {
  const ranked = rows.map(({ player }) => player);
  const own = ranked.filter((player) => followed.includes(player)).slice(0, MOST_CHOSEN);
  const others = ranked.filter((player) => !own.includes(player));
  return [...own, ...others.slice(0, Math.max(0, FIRST_CHOSEN - own.length))];
}

function table(context: Context): TemplateResult {
  const { shown, words } = context;
  const places = placesIn(context);
  const rounds = Array.from({ length: shown.event.round }, (_, at) => at + 1);
  return html`<details class="course-table">
    <summary>${words.courseTable}</summary>
    <div class="scroll" tabindex="0" role="region" aria-label=${words.courseTable}>
      <table class="rounds">
        <thead>
          <tr>
            <th scope="col" class="name">${shown.isOfTeams ? words.team : words.player}</th>
            ${rounds.map((round) => html`<th scope="col">${isolated(String(round))}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${shown.rows.map(
            ({ player }) =>
              html`<tr ${rowOf(player, context)}>
                <th scope="row" class="name">${nameLink(player, context)}</th>
                ${places.get(player)?.map((place) => html`<td>${isolated(String(place))}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}

/** The bump chart, with its table for those who can't see it. */
export function view(context: Context): TemplateResult {
  const { again, opened, say, show, shown, words } = context;
  if (chosen?.event !== opened.event) chosen = { event: opened.event, players: firstChosen(context) };
  const { players } = chosen;
  // The picture becomes smaller beside something else
  wishWidth(46);
  const choose = (next: readonly string[], sentence: string): void => {
    chosen = { event: opened.event, players: next };
    say(sentence);
    // The last button goes away, or the tenth name leaves nothing to choose from
    const names = document.querySelector('.chosen-names');
    if (names?.contains(document.activeElement) === false)
      names.querySelector<HTMLElement>('button:last-of-type, select')?.focus();
  };
  const add = ({ target }: Event): void => {
    if (target instanceof HTMLSelectElement && target.value !== '')
      choose([...players, target.value], words.added(nameIn(shown, target.value)));
  };
  // A click on the line of somebody who is chosen explains the points
  const pick = (player: string): void => {
    if (players.includes(player)) show({ ...opened, selection: { kind: 'value', player, at: 0 } });
    else if (players.length < MOST_CHOSEN) choose([...players, player], words.added(nameIn(shown, player)));
  };
  drawAnew = again;
  const left = shown.rows.filter(({ player }) => !players.includes(player));
  return html`<p class="legend">${words.courseLegend}</p>
    <div class="chosen-names">
      ${players.map(
        (player) =>
          html`<button
            type="button"
            aria-label=${words.remove(nameIn(shown, player))}
            @click=${() => {
              choose(
                players.filter((one) => one !== player),
                words.removed(nameIn(shown, player)),
              );
            }}
          >
            <bdi>${nameIn(shown, player)}</bdi> ×
          </button>`,
      )}
      ${
        players.length >= MOST_CHOSEN
          ? nothing
          : html`<label
              ><span class="unseen">${words.add}</span
              ><select .value=${''} @change=${add}>
                <option value="">+ ${words.add}</option>
                ${left.map(({ player, rank }) => html`<option value=${player}>${rank}. ${nameIn(shown, player)}</option>`)}
              </select></label
            >`
      }
    </div>
    <div class="scroll" tabindex="0" role="region" aria-label=${words.views.course}>
      ${chart(players, { places: placesIn(context), choose: pick }, context)}
    </div>
    ${table(context)}`;
}
