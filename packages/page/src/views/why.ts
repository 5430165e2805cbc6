// The account of a number: a line for every round, and what they come to.
import { type TemplateResult, html, nothing } from 'lit-html';

import { capitalize } from '@crosstable/core/text';
import { definedIn } from '@crosstable/standings';
import {
  clauseOf,
  nameByWords,
  numberWithMinus,
  outcomeInWords,
  printedValue,
  roundsInOrder,
  wordsFor,
} from '@crosstable/words';
import { type Explanation, type UnfinishedRound, explain, explainStanding } from 'crosstable';

import { closeButton } from '../close-button.js';
import type { Context } from '../context.js';
import { isolated, sentence } from '../figures.js';
import { nameLink } from '../find/name-link.js';
import { pictureButton } from '../share/picture-button.js';
import { isExpelled, valuesIn } from '../standing.js';
import type { ChosenValue } from '../state.js';
import { nameIn } from '../table.js';
import { articleChip, contributionLine, largestOf } from './contributions.js';
import { encounterSteps } from './encounter.js';

function unfinishedLine({ opponent, round }: UnfinishedRound, context: Context): TemplateResult {
  const { explaining, shown } = context;
  return html`<li class="line is-open">
    <span class="of-round">${isolated(String(round))}</span><span class="outcome unplayed">*</span
    ><span class="who"
      >${nameLink(opponent, context)}<small
        ><span>${outcomeInWords('unfinished', null, explaining, shown.isOfTeams)}</span></small
      ></span
    ><span class="amount"></span>
  </li>`;
}

/** A line for every round in its place, also for those whose game isn't finished. */
function roundLines(explanation: Explanation, context: Context): readonly TemplateResult[] {
  const largest = largestOf(explanation.contributions);
  return roundsInOrder(explanation).map((one) =>
    'outcome' in one ? contributionLine(one, explanation, largest, context) : unfinishedLine(one, context),
  );
}

function addedLines({ adjustments = [] }: Explanation, { explaining }: Context): readonly TemplateResult[] {
  return adjustments.map(
    ({ points, round }) =>
      html`<li class="line">
        <span class="of-round"></span><span class="outcome unplayed">${points < 0 ? '−' : '+'}</span
        ><span class="who">${sentence(explaining.phrases.added(points, round))}</span
        ><span class="amount">${isolated(numberWithMinus(points, explaining))}</span>
      </li>`,
  );
}

/** The sum of the lines, over a double rule; or why there is no value. */
function conclusion(explanation: Explanation, context: Context): TemplateResult {
  const { code, conclusion: reason, contributions, selfDefined, undefinedBecause, value } = explanation;
  const { explaining, words } = context;
  const own = wordsFor(explanation, explaining);
  if (undefinedBecause !== null) {
    return html`<p class="conclusion">
      <span class="how"
        >${sentence(capitalize(clauseOf(undefinedBecause, {}, own, () => '')))}
        ${articleChip(undefinedBecause.article, context)}</span
      ><strong>${own.phrases.noValue}</strong>
    </p>`;
  }
  const isPlain = reason.key === 'sum' || contributions.length === 0;
  const how =
    reason.key === 'sum'
      ? words.total
      : capitalize(clauseOf(reason, { code, selfDefined, value, unit: explanation.unit }, own, () => ''));
  const hasCuts = contributions.some(({ cut }) => cut !== null);
  return html`<p class="conclusion">
    <span class="how"
      >${sentence(how)}${hasCuts ? html` <small>${own.phrases.withoutCut}</small>` : nothing}${isPlain && reason.article === explanation.article ? nothing : html` ${articleChip(reason.article, context)}`}</span
    ><strong>${isolated(printedValue(code, value, explaining, selfDefined))}</strong>
  </p>`;
}

/** Sets the player of a chosen value beside another one. */
function comparingWith({ at, player }: ChosenValue, { opened, show }: Context): (other: string) => void {
  return (other) => {
    show({ ...opened, selection: { kind: 'pair', one: player, other, at } });
  };
}

/** The neighbours in the table, with the question that everybody asks. */
function questions(chosen: ChosenValue, context: Context): TemplateResult {
  const { shown, words } = context;
  const { rows } = shown;
  const own = rows.findIndex((row) => row.player === chosen.player);
  const ask = comparingWith(chosen, context);
  const question = (at: number): TemplateResult => {
    const [one, other] = rows.slice(at);
    const first = nameIn(shown, one.player);
    const second = nameIn(shown, other.player);
    return html`<button
      type="button"
      class="question"
      @click=${() => {
        ask((at === own ? other : one).player);
      }}
    >
      ${one.rank === other.rank ? words.askShared(first, second, one.rank) : words.askBefore(first, second)}
    </button>`;
  };
  return html`<div class="questions">
    ${[own, own - 1].filter((at) => at >= 0 && at < rows.length - 1).map(question)}
  </div>`;
}

/** Everybody else to compare with. */
function others(chosen: ChosenValue, context: Context): TemplateResult {
  const { shown, words } = context;
  const ask = comparingWith(chosen, context);
  const choose = ({ target }: Event): void => {
    if (target instanceof HTMLSelectElement && target.value !== '') ask(target.value);
  };
  return html`<label class="compare"
    >${words.compareWith}
    <select @change=${choose}>
      <option value="" selected>…</option>
      ${shown.rows.filter((row) => row.player !== chosen.player).map((row) => html`<option value=${row.player}>${row.rank}. ${nameIn(shown, row.player)}</option>`)}
    </select></label
  >`;
}

/** Other values of the same player. */
function codesOf({ player, at }: ChosenValue, { opened, show, shown, explaining }: Context): TemplateResult {
  const values = valuesIn(shown, player);
  return html`<div class="codes">
    ${opened.codes.map(
      (code, place) =>
        html`<button
          type="button"
          aria-pressed=${place === at ? 'true' : 'false'}
          @click=${() => {
            show({ ...opened, selection: { kind: 'value', player, at: place } });
          }}
        >
          <span>${code}</span> ${isolated(printedValue(code, values[place], explaining, definedIn(shown.table, code)))}
        </button>`,
    )}
  </div>`;
}

/** The account of the chosen number. */
export function view(context: Context): TemplateResult {
  const { opened, shown, explaining, words, show } = context;
  const chosen = opened.selection;
  if (chosen?.kind !== 'value') return html``;
  const isRanked = !isExpelled(shown, chosen.player);
  const explanation = isRanked
    ? explainStanding(shown.table, opened.codes, chosen.player, { of: shown.of })[chosen.at]
    : explain(opened.codes[chosen.at], chosen.player, shown.table);
  const { article, code, selfDefined, value, steps } = explanation;
  return html`<section class="account" aria-labelledby="account-title">
    <header>
      <h2 id="account-title" tabindex="-1">
        ${nameLink(chosen.player, context)}${explaining.phrases.colon}
        ${isolated(printedValue(code, value, explaining, selfDefined))}
      </h2>
      ${closeButton(words, () => {
        show({ ...opened, selection: null });
      })}
      <p>${nameByWords(code, explaining, selfDefined) ?? code} ${articleChip(article, context)}</p>
    </header>
    ${codesOf(chosen, context)}${isRanked ? questions(chosen, context) : nothing}
    ${
      steps === undefined
        ? html`<ol class="lines">
              ${roundLines(explanation, context)}${addedLines(explanation, context)}
            </ol>
            ${conclusion(explanation, context)}`
        : steps.length === 0
          ? conclusion(explanation, context)
          : encounterSteps(explanation, context)
    }
    ${isRanked ? others(chosen, context) : nothing}${pictureButton(context)}
  </section>`;
}
