// The places of a card after every round, as a small line and as numbers.
import { type TemplateResult, html, nothing, svg } from 'lit-html';

import { placesByRound } from '@crosstable/report';

import type { Context } from '../context.js';
import { isolated } from '../figures.js';
import type { Shown } from '../table.js';
import type { PeopleWords } from '../words/people-words.js';

let last: { readonly shown: Shown; readonly places: ReadonlyMap<string, readonly number[]> } | undefined;

/** Whether the places are computed after the card is shown: those of many players after many rounds take a moment. */
let isWaiting = false;

function placesIn({ again, shown }: Context): ReadonlyMap<string, readonly number[]> | undefined {
  if (last?.shown === shown) return last.places;
  if (!isWaiting) {
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      last = { shown, places: placesByRound(shown.event) };
      again();
    });
  }
  return undefined;
}

const [WIDTH, HEIGHT, EDGE] = [300, 56, 6];

/** The line between the best place and the worst one that there was. */
function line(places: readonly number[]): TemplateResult {
  const [best, worst] = [Math.min(...places), Math.max(...places)];
  const x = (at: number): number => EDGE + (at * (WIDTH - 2 * EDGE)) / Math.max(places.length - 1, 1);
  const y = (place: number): number =>
    worst === best ? HEIGHT / 2 : EDGE + ((place - best) * (HEIGHT - 2 * EDGE)) / (worst - best);
  const points = places.map((place, at) => `${x(at).toFixed(1)},${y(place).toFixed(1)}`);
  return html`<svg class="places-line" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    ${svg`<polyline points=${points.join(' ')}></polyline>${places.map((place, at) => svg`<circle cx=${x(at)} cy=${y(place)} r="3"></circle>`)}`}
  </svg>`;
}

/** The places round by round; nothing of the expelled, and of a first round. */
export function placesLine(player: string, words: PeopleWords, context: Context): TemplateResult | typeof nothing {
  if (context.shown.event.round < 2) return nothing;
  const places = placesIn(context);
  const own = places?.get(player);
  if (places !== undefined && own === undefined) return nothing;
  return html`<section class="places" aria-labelledby="card-places">
    <h3 id="card-places">${words.places}</h3>
    ${own === undefined ? html`<svg class="places-line" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true"></svg>` : line(own)}
    <ol>
      ${Array.from({ length: context.shown.event.round }, (_, at) => {
        const place = own?.at(at);
        if (place === undefined) return html`<li aria-hidden="true">&nbsp;</li>`;
        return html`<li>
          <span aria-hidden="true">${isolated(String(place))}</span
          ><span class="unseen">${words.placeAfter(place, at + 1)}</span>
        </li>`;
      })}
    </ol>
  </section>`;
}
