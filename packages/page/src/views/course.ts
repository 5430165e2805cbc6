// The course of the event: the places after every round, as lines and as a table.
import { type TemplateResult, html, nothing, svg } from 'lit-html';

import { standings } from 'crosstable';

import type { Context } from '../context.js';
import { isolated } from '../figures.js';
import { nameLink } from '../find/name-link.js';
import { rowOf } from '../find/row-of.js';
import { nameWidth } from '../name-width.js';
import { type Shown, nameIn, tableOf } from '../table.js';
import './course.css';
import { wishWidth } from './wished-width.js';

/** More lines can't be told apart. */
const MOST_CHOSEN = 10;
/** Chosen when the view is opened. */
const FIRST_CHOSEN = 5;

const [LINES, LEFT, TOP, BOTTOM] = [694, 46, 14, 30];
const LEAST_BETWEEN_NAMES = 19;
/** So far a name may stand from the end of its line; where one is farther, lines connect them. */
const MOST_APART = 6;
/** The size of the names in the chart with room for bold letters, and how many signs of one there is room for. */
const [SIZE, MOST_SIGNS] = [17.3, 36];

let last: { readonly shown: Shown; readonly places: ReadonlyMap<string, readonly number[]> } | undefined;
let chosen: { readonly event: unknown; readonly players: readonly string[] } | undefined;

/** By player: the places after each round. */
function placesIn({ opened, shown }: Context): ReadonlyMap<string, readonly number[]> {
  if (last?.shown === shown) return last.places;
  const places = new Map<string, number[]>(shown.rows.map(({ player }) => [player, []]));
  for (let round = 1; round <= shown.event.round; round++) {
    for (const { player, rank } of standings(tableOf({ ...shown.event, round }), opened.codes))
      places.get(player)?.push(rank);
  }
  last = { shown, places };
  return places;
}

/** The heights of names at the ends of their lines, moved apart where they would stand on each other. */
export function apart(heights: readonly number[], least: number, lowest: number): readonly number[] {
  const placed: number[] = [];
  for (const height of heights) placed.push(Math.max(height, (placed.at(-1) ?? -Infinity) + least));
  const tooLow = Math.max(0, (placed.at(-1) ?? 0) - lowest);
  return placed.map((height) => height - tooLow);
}

function shortened(name: string): string {
  const signs = Array.from(name);
  return signs.length <= MOST_SIGNS ? name : `${signs.slice(0, MOST_SIGNS).join('')}…`;
}

function chart(chosenPlayers: readonly string[], context: Context): TemplateResult {
  const { shown, words } = context;
  const places = placesIn(context);
  const { round } = shown.event;
  const count = shown.rows.length;
  const height = Math.min(620, Math.max(220, count * 22)) + TOP + BOTTOM;
  const end = LEFT + LINES;
  const x = (at: number): number => LEFT + (at * LINES) / Math.max(1, round - 1);
  const y = (place: number): number => TOP + ((place - 1) * (height - TOP - BOTTOM)) / Math.max(1, count - 1);
  const line = (player: string): string =>
    (places.get(player) ?? []).map((place, at) => `${x(at).toFixed(1)},${y(place).toFixed(1)}`).join(' ');
  const step = count <= 12 ? 1 : count <= 60 ? 5 : count <= 200 ? 20 : 50;
  const marks = [1, ...Array.from({ length: Math.floor(count / step) }, (_, at) => (at + 1) * step)].filter(
    (one, at, all) => all.indexOf(one) === at,
  );
  const inOrder = chosenPlayers.toSorted(
    (one, other) => (places.get(one)?.at(-1) ?? 0) - (places.get(other)?.at(-1) ?? 0),
  );
  const ends = inOrder.map((player) => y(places.get(player)?.at(-1) ?? 1));
  const names = apart(ends, LEAST_BETWEEN_NAMES, height - BOTTOM);
  const areFar = names.some((name, at) => Math.abs(name - ends[at]) > MOST_APART);
  const beside = end + (areFar ? 40 : 12);
  const labels = inOrder.map((player) => `${places.get(player)?.at(-1)}  ${shortened(nameIn(shown, player))}`);
  const width = beside + 12 + SIZE * labels.reduce((most, label) => Math.max(most, nameWidth(label)), 8);
  return html`<svg
    class="bumps"
    viewBox="0 0 ${width.toFixed(0)} ${height}"
    role="img"
    aria-label=${words.courseLegend}
    direction="ltr"
  >
    <g class="axis">
      ${marks.map((place) => svg`<line x1=${LEFT} x2=${end} y1=${y(place)} y2=${y(place)}></line><text x=${LEFT - 10} y=${y(place) + 4} text-anchor="end">${place}</text>`)}
      ${Array.from({ length: round }, (_, at) => svg`<text x=${x(at)} y=${height - 6} text-anchor="middle">${at + 1}</text>`)}
    </g>
    <g class="others">
      ${shown.rows.filter(({ player }) => !chosenPlayers.includes(player)).map(({ player }) => svg`<polyline points=${line(player)}></polyline>`)}
    </g>
    ${inOrder.map((player, at) => svg`<g class="chosen line-${at}"><polyline points=${line(player)}></polyline>${(places.get(player) ?? []).map((place, round_) => svg`<circle cx=${x(round_)} cy=${y(place)} r="3.5"></circle>`)}${areFar ? svg`<line x1=${end + 5} x2=${beside - 4} y1=${ends[at]} y2=${names[at]}></line>` : nothing}<text x=${beside} y=${names[at] + 4}>${labels[at]}<title>${nameIn(shown, player)}</title></text></g>`)}
  </svg>`;
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
  const { opened, say, shown, words } = context;
  if (chosen?.event !== opened.event)
    chosen = { event: opened.event, players: shown.rows.slice(0, FIRST_CHOSEN).map(({ player }) => player) };
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
    <div class="scroll" tabindex="0" role="region" aria-label=${words.views.course}>${chart(players, context)}</div>
    ${table(context)}`;
}
