// The effect on the rating of a card: by FIDE's rules, with a K that the reader chooses, because no file has it.
import { type TemplateResult, html, nothing } from 'lit-html';

import type { PlayerReport } from '@crosstable/report';
import { numberWithMinus, withDecimals, withMinus } from '@crosstable/words';

import type { Context } from '../context.js';
import { listedCoefficient } from '../fide-list/completion.js';
import { sentence } from '../figures.js';
import type { Opened } from '../state.js';
import { articleChip } from '../views/contributions.js';
import type { PeopleWords } from '../words/people-words.js';
import type { OtherSystem, systemPart } from './card-system.js';

/** The K that there are, B.02 8.3.3. */
const COEFFICIENTS = [10, 20, 40] as const;

const KINDS = ['standard', 'rapid', 'blitz'] as const;

/** The system beside FIDE's that a federation uses, with its name. */
const OF_FEDERATIONS: ReadonlyMap<string, readonly [system: OtherSystem, name: string]> = new Map([
  ['GER', ['dwz', 'DWZ']],
  ['USA', ['us-chess', 'US Chess']],
]);

/** Whether the other system of the federation is chosen. */
let isOther = false;

/** The code for other systems; loaded when somebody chooses one. */
let ofSystems: { readonly systemPart: typeof systemPart } | undefined;

let kind: (typeof KINDS)[number] = 'standard';
let k: (typeof COEFFICIENTS)[number] | undefined;

/** The day from which the regulations apply that are known here. */
const FIRST_DAY = '2024-03-01';

/** The kind of ratings that the reader chose. */
export function chosenKind(): typeof kind {
  return kind;
}

/** The rules that the reader chose, of the day on which a tournament began; K is that of a rating list until one is chosen. */
export function chosenRules(event: Opened['event'], player: string) {
  const { start } = event;
  const on = start === undefined || start < FIRST_DAY ? undefined : start;
  return { kind, k: k ?? listedCoefficient(event, player), on };
}

function choices(words: PeopleWords, listed: number | undefined, again: () => void): TemplateResult {
  const chooseKind = ({ target }: Event): void => {
    if (!(target instanceof HTMLSelectElement)) return;
    kind = KINDS.find((one) => one === target.value) ?? kind;
    again();
  };
  const chooseK = ({ target }: Event): void => {
    if (!(target instanceof HTMLSelectElement)) return;
    k = COEFFICIENTS.find((one) => String(one) === target.value);
    again();
  };
  return html`<p class="rating-rules">
    <label
      >${words.kind}
      <select @change=${chooseKind}>
        ${KINDS.map((one) => html`<option value=${one} .selected=${one === kind}>${words.kinds[one]}</option>`)}
      </select></label
    >
    <label
      >${words.k}
      <select @change=${chooseK}>
        <option value="" .selected=${k === undefined}>${listed ?? words.kUnknown}</option>
        ${COEFFICIENTS.map((one) => html`<option value=${one} .selected=${one === k}>${one}</option>`)}
      </select></label
    >
  </p>`;
}

/** A change with its sign, also a plus. */
function signed(change: number, { explaining }: Context): string {
  return withMinus(`${change > 0 ? '+' : ''}${withDecimals(change, 1, explaining.numbers)}`);
}

/** The system that the federation of the file uses beside FIDE's. */
function otherSystem({ opened }: Context) {
  return OF_FEDERATIONS.get(opened.event.federation?.trim().toUpperCase() ?? '');
}

function systemChoice(name: string, { systems }: PeopleWords, again: () => void): TemplateResult {
  const choose = ({ target }: Event): void => {
    if (!(target instanceof HTMLSelectElement)) return;
    isOther = target.value !== 'fide';
    again();
  };
  return html`<p class="rating-rules">
    <label
      >${systems.system}
      <select @change=${choose}>
        <option value="fide" .selected=${!isOther}>FIDE</option>
        <option value="other" .selected=${isOther}>${name}</option>
      </select></label
    >
  </p>`;
}

function bySystem(system: OtherSystem, player: string, words: PeopleWords, context: Context): TemplateResult {
  if (ofSystems !== undefined) return ofSystems.systemPart(system, player, words, context);
  void import('./card-system.js').then((loaded) => {
    ofSystems = loaded;
    context.again();
  });
  return html`<p class="loading">${context.words.loading}</p>`;
}

/** The rating part of a card; nothing of a team. */
export function ratingPart(
  report: PlayerReport,
  words: PeopleWords,
  context: Context,
): TemplateResult | typeof nothing {
  const { player, ratings, unrated } = report;
  if (ratings.length === 0 && unrated === null) return nothing;
  const other = otherSystem(context);
  const isFide = other === undefined || !isOther;
  return html`<section aria-labelledby="card-rating">
    <h3 id="card-rating">
      ${words.rating} ${ratings.length === 0 || !isFide ? nothing : articleChip('B.02 8.3.4', context)}
    </h3>
    ${other === undefined ? nothing : systemChoice(other[1], words, context.again)}
    ${isFide ? byFide(report, words, context) : bySystem(other[0], player, words, context)}
  </section>`;
}

function byFide({ player, ratings, unrated }: PlayerReport, words: PeopleWords, context: Context): TemplateResult {
  const { again, explaining, opened } = context;
  const first = unrated?.initial?.rating ?? null;
  return html`${ratings.length === 0 ? nothing : choices(words, listedCoefficient(opened.event, player), again)}
  ${ratings.map(({ change, expected, newRating, performance, ratedGames, score }) => {
    const told = [
      words.scoreOf(numberWithMinus(score, explaining), ratedGames),
      words.expectedScore(withDecimals(expected, 2, explaining.numbers)),
      ...(performance === null ? [] : [words.performance(performance)]),
    ];
    return html`<p>${sentence(told.join(' · '))}</p>
      <p role="status">
        ${change === null || newRating === null ? words.needsK : html`<strong>${sentence(words.change(signed(change, context), newRating))}</strong>`}
      </p>`;
  })}
  ${unrated === null ? nothing : html`<p>${first === null ? words.noFirstRating : html`${sentence(words.firstRating(first))} ${articleChip('B.02 8.2', context)}`}</p>`}`;
}
