// The effect on the rating of a card by another system than FIDE's. The reader is asked for facts that no file has.
import { type TemplateResult, html, nothing } from 'lit-html';

import { wholeFrom } from '@crosstable/core/text';
import {
  FIRST_DAYS,
  type PlayerFacts,
  type PlayerInSystem,
  type SystemRules,
  playerInSystem,
} from '@crosstable/report/rating-systems';
import { withMinus } from '@crosstable/words';

import type { Context } from '../context.js';
import { isolated, sentence } from '../figures.js';
import { laterWords } from '../late-words.js';
import type { Opened } from '../state.js';
import type { PeopleWords } from '../words/people-words.js';

/** The other systems that the page offers. */
export type OtherSystem = 'dwz' | 'us-chess';

type Fact = 'rating' | 'games' | 'index' | 'age';

/** The facts that each system asks for, each with the least and the most. */
const ASKED: Readonly<Record<OtherSystem, readonly (readonly [Fact, number, number])[]>> = {
  dwz: [
    ['rating', 1, 4000],
    ['index', 1, 9999],
    ['age', 0, 150],
  ],
  'us-chess': [
    ['rating', 100, 3500],
    ['games', 0, 99_999],
    ['age', 0, 150],
  ],
};

const wordsOfAnswers = laterWords('answers');
const wordsOfSystems = laterWords('systems');

/** The facts that were entered for players of an event, by id; they go with it. */
const entered = new WeakMap<Opened['event'], Map<string, PlayerFacts>>();

function factsIn(event: Opened['event']): Map<string, PlayerFacts> {
  const facts = entered.get(event) ?? new Map<string, PlayerFacts>();
  entered.set(event, facts);
  return facts;
}

function fields(
  system: OtherSystem,
  player: string,
  { systems }: PeopleWords,
  { again, opened, shown }: Context,
): TemplateResult {
  const facts = factsIn(opened.event);
  const own = facts.get(player) ?? {};
  const rating = shown.event.players.find(({ id }) => id === player)?.rating;
  const enter =
    (fact: Fact, least: number, most: number) =>
    ({ target }: Event): void => {
      if (!(target instanceof HTMLInputElement)) return;
      facts.set(player, { ...own, [fact]: wholeFrom(least, target.value.trim(), most) });
      again();
    };
  return html`<p class="rating-rules">
    ${ASKED[system].map(
      ([fact, least, most]) =>
        html`<label
          >${systems[fact]}
          <input
            type="number"
            inputmode="numeric"
            min=${least}
            max=${most}
            placeholder=${fact === 'rating' && rating !== undefined ? rating : nothing}
            .value=${String(own[fact] ?? '')}
            @change=${enter(fact, least, most)}
        /></label>`,
    )}
  </p>`;
}

/** The rules on the last day of an event; where they are older than what is known, the oldest. */
function rulesOf(system: OtherSystem, { end, start }: Opened['event']): SystemRules {
  const day = end ?? start;
  const first = FIRST_DAYS[system];
  const on = day !== undefined && day < first ? first : day;
  return system === 'dwz' ? { system, on, expectation: 'formula' } : { system, on, rating: 'regular', dual: false };
}

/** Sentences on what isn't known of a player. */
function missing(
  system: OtherSystem,
  { after }: PlayerInSystem,
  own: PlayerFacts,
  ofFile: number | undefined,
  { systems }: PeopleWords,
): readonly string[] {
  const rating = own.rating ?? ofFile;
  const said: string[] = [];
  if (system === 'dwz' && rating === undefined) said.push(systems.noDwz);
  else if (system === 'dwz' && after === null) said.push(systems.needsIndex);
  if (system === 'us-chess' && rating !== undefined && own.games === undefined) said.push(systems.gamesUnknown);
  if (system === 'us-chess' && rating === undefined && own.age === undefined) said.push(systems.initialUnknown);
  if (own.rating === undefined && ofFile !== undefined) said.push(systems.ofFile);
  return said;
}

function numbers({ about, values, why }: PlayerInSystem, heading: string): TemplateResult {
  return html`<p class="hint">${sentence(about)}</p>
    <div role="status">
      <dl class="system-values">
        ${values.map(({ heading: of, printed }) => {
          const name = typeof of === 'string' ? of : html`<abbr title=${of.means}>${of.text}</abbr>`;
          return html`<div>
            <dt>${name}</dt>
            <dd>${isolated(printed)}</dd>
          </div>`;
        })}
      </dl>
    </div>
    <details class="system-why">
      <summary>${heading}</summary>
      <ul>
        ${why.map((line) => html`<li>${sentence(withMinus(line))}</li>`)}
      </ul>
    </details>`;
}

/** The effect on the rating of a player by a system, with the fields for what no file has. */
export function systemPart(system: OtherSystem, player: string, words: PeopleWords, context: Context): TemplateResult {
  const { again, language, opened, shown, words: page } = context;
  const [answers, systemWords] = [wordsOfAnswers(language, again), wordsOfSystems(language, again)];
  if (answers === undefined || systemWords === undefined) return html`<p class="loading">${page.loading}</p>`;
  const facts = factsIn(opened.event);
  const asked = fields(system, player, words, context);
  let found: PlayerInSystem | null;
  try {
    const question = { event: shown.event, facts, words: answers, systemWords };
    found = playerInSystem(question, rulesOf(system, opened.event), player);
  } catch (thrown) {
    if (!(thrown instanceof Error)) throw thrown;
    return html`${asked}
      <p role="status">${page.readerSays} <span lang="en">${thrown.message}</span></p>`;
  }
  if (found === null) return asked;
  const rating = shown.event.players.find(({ id }) => id === player)?.rating;
  const said = missing(system, found, facts.get(player) ?? {}, rating, words);
  return html`${asked}${numbers(found, systemWords.why)}${said.map((one) => html`<p>${sentence(one)}</p>`)}`;
}
