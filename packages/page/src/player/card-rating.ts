// The effect on the rating of a card: by FIDE's rules, with a K that the reader chooses, because no file has it.
import { type TemplateResult, html, nothing } from 'lit-html';

import type { PlayerReport } from '@crosstable/report';
import { numberWithMinus, withDecimals, withMinus } from '@crosstable/words';

import type { Context } from '../context.js';
import { sentence } from '../figures.js';
import { articleChip } from '../views/contributions.js';
import type { PeopleWords } from '../words/people-words.js';

/** The K that there are, B.02 8.3.3. */
const COEFFICIENTS = [10, 20, 40] as const;

const KINDS = ['standard', 'rapid', 'blitz'] as const;

let kind: (typeof KINDS)[number] = 'standard';
let k: (typeof COEFFICIENTS)[number] | undefined;

/** The day from which the regulations apply that are known here. */
const FIRST_DAY = '2024-03-01';

/** The rules that the reader chose, of the day on which a tournament began. */
export function chosenRules(start: string | undefined) {
  return { kind, k, on: start === undefined || start < FIRST_DAY ? undefined : start };
}

function choices(words: PeopleWords, again: () => void): TemplateResult {
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
        <option value="" .selected=${k === undefined}>${words.kUnknown}</option>
        ${COEFFICIENTS.map((one) => html`<option value=${one} .selected=${one === k}>${one}</option>`)}
      </select></label
    >
  </p>`;
}

/** A change with its sign, also a plus. */
function signed(change: number, { explaining }: Context): string {
  return withMinus(`${change > 0 ? '+' : ''}${withDecimals(change, 1, explaining.numbers)}`);
}

/** The rating part of a card; nothing of a team. */
export function ratingPart(
  { ratings, unrated }: PlayerReport,
  words: PeopleWords,
  context: Context,
): TemplateResult | typeof nothing {
  const { again, explaining } = context;
  if (ratings.length === 0 && unrated === null) return nothing;
  const first = unrated?.initial?.rating ?? null;
  return html`<section aria-labelledby="card-rating">
    <h3 id="card-rating">${words.rating} ${ratings.length === 0 ? nothing : articleChip('B.02 8.3.4', context)}</h3>
    ${ratings.length === 0 ? nothing : choices(words, again)}
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
    ${unrated === null ? nothing : html`<p>${first === null ? words.noFirstRating : html`${sentence(words.firstRating(first))} ${articleChip('B.02 8.2', context)}`}</p>`}
  </section>`;
}
