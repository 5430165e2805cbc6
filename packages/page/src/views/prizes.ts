// The prizes of a fund that is typed: who gets what, and why; on paper a sheet for the prize-giving. Below it the clubs.
import { type TemplateResult, html, nothing } from 'lit-html';

import { contendersOf } from 'crosstable/event';
import type { Contender, PrizeModel } from '@crosstable/prizes/inside';

import type { Context } from '../context.js';
import type { awardsPart } from '../prizes/awards.js';
import { clubsPart } from '../prizes/clubs-part.js';
import { laterWords } from '../late-words.js';
import { wishWidth } from './wished-width.js';
import type { PrizesViewWords } from '../words/prizes-view-words.js';
import '../prizes/prizes.css';

const prizesWords = laterWords('prizes');

const MODELS = ['highest-value', 'one-queue', 'us-chess'] as const;
const ROUNDINGS = ['exact', 'nearest', 'largest-remainder', 'down'] as const;

/** The fund as it is typed. It stays while the page is open, for the next group of the tournament. */
interface Typed {
  readonly text: string;
  readonly model: PrizeModel | null;
  readonly rounding: (typeof ROUNDINGS)[number];
  readonly decimals: 0 | 2;
}

let typed: Typed = { text: '', model: null, rounding: 'exact', decimals: 0 };

function exampleOf({ lists: [all, women, under] }: PrizesViewWords): string {
  return `name;amounts;share;sex;rating\n${all};300 200 100;equal;;\n${women};100 50;;w;\n${under};80;;;<1800`;
}

function fields(words: PrizesViewWords, { again }: Context): TemplateResult {
  const change = (one: Partial<Typed>): void => {
    typed = { ...typed, ...one };
    again();
  };
  const choose =
    (ofValue: (value: string) => Partial<Typed>) =>
    ({ target }: Event): void => {
      if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) change(ofValue(target.value));
    };
  return html`<div class="fund">
    <label class="text"
      ><span>${words.fund}</span>
      <textarea
        rows="5"
        spellcheck="false"
        aria-describedby="fund-hint"
        .value=${typed.text}
        @input=${choose((text) => ({ text }))}
      ></textarea>
    </label>
    <p id="fund-hint" class="hint">${words.fundHint}</p>
    <div class="asked">
      <label
        ><span>${words.model}</span>
        <select @change=${choose((value) => ({ model: MODELS.find((one) => one === value) ?? null }))}>
          <option value="" .selected=${typed.model === null}>${words.chooseModel}</option>
          ${MODELS.map((model) => html`<option value=${model} .selected=${model === typed.model}>${words.models[model]}</option>`)}
        </select></label
      >
      <label
        ><span>${words.rounding}</span>
        <select @change=${choose((value) => ({ rounding: ROUNDINGS.find((one) => one === value) ?? 'exact' }))}>
          ${ROUNDINGS.map((one) => html`<option value=${one} .selected=${one === typed.rounding}>${words.roundings[one]}</option>`)}
        </select></label
      >
      <label
        ><span>${words.unit}</span>
        <select @change=${choose((value) => ({ decimals: value === '2' ? 2 : 0 }))}>
          ${words.units.map((unit, at) => html`<option value=${2 * at} .selected=${2 * at === typed.decimals}>${unit}</option>`)}
        </select></label
      >
      <button
        type="button"
        class="quiet"
        @click=${() => {
          change({ text: exampleOf(words), model: typed.model ?? 'highest-value' });
        }}
      >
        ${words.example}
      </button>
    </div>
  </div>`;
}

/** The code that computes the prizes; loaded with the first fund. */
let computing: { readonly awardsPart: typeof awardsPart } | undefined;

function answer(contenders: readonly Contender[], words: PrizesViewWords, context: Context): TemplateResult {
  const { model, text, ...options } = typed;
  if (model === null) return html`<p class="summary">${words.noModel}</p>`;
  if (computing !== undefined) return computing.awardsPart(text, { model, ...options }, contenders, words, context);
  void import('../prizes/awards.js').then((loaded) => {
    computing = loaded;
    context.again();
  });
  return html`<p class="loading">${context.words.loading}</p>`;
}

/** The view of prizes and clubs. */
export function view(context: Context): TemplateResult {
  const { again, opened, shown } = context;
  const words = prizesWords(context.language, again);
  if (words === undefined) return html`<p class="loading">${context.words.loading}</p>`;
  wishWidth(46);
  const contenders = contendersOf(shown.event, shown.table, opened.codes);
  return html`<p class="legend">${words.legend}</p>
    ${fields(words, context)}
    <div class="prizes">${typed.text.trim() === '' ? nothing : answer(contenders, words, context)}</div>
    ${clubsPart(contenders, words, context)}`;
}
