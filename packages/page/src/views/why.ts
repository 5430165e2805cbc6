// The account of a number: a line for every round, and what they come to.
import type { TemplateResult } from 'lit-html';
import { html, nothing } from 'lit-html';

import type { Explanation } from '../../../crosstable/src/index.js';
import { explain, explainStanding } from '../../../crosstable/src/index.js';
import { capitalized } from '../../../crosstable/src/words/capitalized.js';
import { clauseOf, nameOf, printedNumber, printedValue } from '../../../crosstable/src/words/unchecked.js';
import { wordsFor } from '../../../crosstable/src/words/team-words.js';
import { closeButton } from '../close-button.js';
import type { Context } from '../context.js';
import { isolated, sentence } from '../figures.js';
import type { ChosenValue } from '../state.js';
import { isExpelled, rankIn, valuesIn } from '../standing.js';
import { nameIn } from '../table.js';
import { articleChip, contributionLine, largestOf } from './contributions.js';
import { encounterSteps } from './encounter.js';

function unfinishedLines({ unfinished }: Explanation, { shown, words }: Context): readonly TemplateResult[] {
  return unfinished.map(
    ({ opponent, round }) =>
      html`<li class="line is-open">
        <span class="of-round">${isolated(String(round))}</span><span class="outcome unplayed">*</span
        ><span class="who"
          ><bdi>${nameIn(shown, opponent)}</bdi><small><span>${words.unfinished}</span></small></span
        ><span class="amount"></span>
      </li>`,
  );
}

function addedLines({ adjustments = [] }: Explanation, { explaining }: Context): readonly TemplateResult[] {
  return adjustments.map(
    ({ points, round }) =>
      html`<li class="line">
        <span class="of-round"></span><span class="outcome unplayed">${points < 0 ? '−' : '+'}</span
        ><span class="who">${sentence(explaining.phrases.added(points, round))}</span
        ><span class="amount">${isolated(printedNumber(points, explaining))}</span>
      </li>`,
  );
}

/** The sum of the lines, over a double rule; or why there is no value. */
function conclusion(explanation: Explanation, context: Context): TemplateResult {
  const { code, conclusion: reason, contributions, undefinedBecause, value } = explanation;
  const { explaining, words } = context;
  const own = wordsFor(explanation, explaining);
  if (undefinedBecause !== null) {
    return html`<p class="conclusion">
      <span class="how"
        >${sentence(capitalized(clauseOf(undefinedBecause, {}, own, () => '')))}
        ${articleChip(undefinedBecause.article, context)}</span
      ><strong>${words.noValue}</strong>
    </p>`;
  }
  const isPlain = reason.key === 'sum' || contributions.length === 0;
  const how =
    reason.key === 'sum'
      ? words.total
      : capitalized(clauseOf(reason, { code, value, unit: explanation.unit }, own, () => ''));
  const hasCuts = contributions.some(({ cut }) => cut !== null);
  return html`<p class="conclusion">
    <span class="how"
      >${sentence(how)}${hasCuts ? html` <small>${words.withoutCut}</small>` : nothing}${isPlain && reason.article === explanation.article ? nothing : html` ${articleChip(reason.article, context)}`}</span
    ><strong>${isolated(printedValue(code, value, explaining))}</strong>
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
  const { player } = chosen;
  const at = shown.rows.findIndex((row) => row.player === player);
  const neighbours = [shown.rows.at(at + 1), at > 0 ? shown.rows[at - 1] : undefined].filter(
    (row) => row !== undefined,
  );
  const ask = comparingWith(chosen, context);
  const questionOf = (other: string): string => {
    const isBefore = shown.rows.findIndex((row) => row.player === other) < at;
    const [first, second] = (isBefore ? [other, player] : [player, other]).map((id) => nameIn(shown, id));
    const { rank } = shown.rows[at];
    return rankIn(shown, other) === rank ? words.askShared(first, second, rank) : words.askBefore(first, second);
  };
  return html`<div class="questions">
    ${neighbours.map(
      (row) =>
        html`<button
          type="button"
          class="question"
          @click=${() => {
            ask(row.player);
          }}
        >
          ${questionOf(row.player)}
        </button>`,
    )}
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
          <span>${code}</span> ${isolated(printedValue(code, values[place], explaining))}
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
    ? explainStanding(shown.table, opened.codes, chosen.player)[chosen.at]
    : explain(opened.codes[chosen.at], chosen.player, shown.table);
  const { article, code, contributions, value, steps } = explanation;
  const largest = largestOf(contributions);
  return html`<section class="account" aria-labelledby="account-title">
    <header>
      <h2 id="account-title" tabindex="-1">
        <bdi>${nameIn(shown, chosen.player)}</bdi>${explaining.phrases.colon}
        ${isolated(printedValue(code, value, explaining))}
      </h2>
      ${closeButton(words, () => {
        show({ ...opened, selection: null });
      })}
      <p>${nameOf(code, explaining) ?? code} ${articleChip(article, context)}</p>
    </header>
    ${codesOf(chosen, context)}${isRanked ? questions(chosen, context) : nothing}
    ${
      steps === undefined
        ? html`<ol class="lines">
              ${contributions.map((one) => contributionLine(one, explanation, largest, context))}${unfinishedLines(explanation, context)}${addedLines(explanation, context)}
            </ol>
            ${conclusion(explanation, context)}`
        : steps.length === 0
          ? conclusion(explanation, context)
          : encounterSteps(explanation, context)
    }
    ${isRanked ? others(chosen, context) : nothing}
  </section>`;
}
