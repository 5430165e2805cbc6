// A before B: the list down to the code that decides, and what only each of the two has.
import { type TemplateResult, html, nothing } from 'lit-html';

import { definedIn } from '@crosstable/standings';
import { nameByWords, numberWithMinus, printedValue } from '@crosstable/words';
import { type Contribution, type Explanation, type OrderExplanation, explainOrder } from 'crosstable';

import { type Compared, compared } from '../cancelling.js';
import type { Context } from '../context.js';
import { isolated, isolatedName, sentence } from '../figures.js';
import { nameLink } from '../find/name-link.js';
import { pictureButton } from '../share/picture-button.js';
import { rankIn, valuesIn } from '../standing.js';
import { backFrom } from '../state.js';
import { nameIn } from '../table.js';
import { articleChip, contributionLine, largestOf } from './contributions.js';
import './duel.css';
import { encounterSteps } from './encounter.js';

/** The list from the points to its end, the deciding code set large. */
function ladder({ equal, first, second }: OrderExplanation, { opened, shown, explaining }: Context): TemplateResult {
  const [left, right] = [valuesIn(shown, first), valuesIn(shown, second)];
  const place = equal.length;
  const rung = (code: string, at: number): TemplateResult => {
    const defined = definedIn(shown.table, code);
    const printed = (value: number | null) => isolated(printedValue(code, value, explaining, defined));
    return html`<li class=${at < place ? 'equal' : at === place ? 'decides' : 'unneeded'}>
      <span class="left">${printed(left[at])}</span
      ><span class="code">${nameByWords(code, explaining, defined) ?? code}</span
      ><span class="right">${printed(right[at])}</span>
    </li>`;
  };
  return html`<ol class="ladder">
    ${opened.codes.map(rung)}
  </ol>`;
}

/** The contributions of one of two alone, and in one line those of both, so that the lines add up. */
function side(
  explanation: Explanation,
  own: readonly Contribution[],
  { same, sum }: Compared,
  largest: number,
  context: Context,
): TemplateResult {
  const { shown, words, explaining } = context;
  const { code, player, selfDefined, value } = explanation;
  return html`<section class="side">
    <h3>${words.onlyHas(nameIn(shown, player))}</h3>
    <ol class="lines">
      ${own.map((one) => contributionLine(one, explanation, largest, context))}
      ${
        same.length === 0
          ? nothing
          : html`<li class="line is-same">
              <span class="who">${sentence(words.sameTotal(same.length))}</span
              ><span class="amount">${isolated(numberWithMinus(sum, explaining))}</span>
            </li>`
      }
    </ol>
    <p class="conclusion">
      <span class="how">${nameByWords(code, explaining, selfDefined) ?? code}</span
      ><strong>${isolated(printedValue(code, value, explaining, selfDefined))}</strong>
    </p>
  </section>`;
}

function faceToFace([one, other]: readonly [Explanation, Explanation], context: Context): TemplateResult {
  const { shown, words, explaining } = context;
  const both = compared(one, other);
  const { same, sum, first, second } = both;
  const largest = largestOf(first, second);
  const names = same.flatMap(({ opponent }) => (opponent === null ? [] : [isolatedName(nameIn(shown, opponent))]));
  const told = `${words.same(same.length, numberWithMinus(sum, explaining))} ${names.join(' · ')}`;
  return html`${same.length === 0 ? nothing : html`<p class="same">${sentence(told)}</p>`}
    <div class="sides">${side(one, first, both, largest, context)}${side(other, second, both, largest, context)}</div>`;
}

/** The list of two who are ranked, and what separates them. */
function reason(order: OrderExplanation, context: Context): TemplateResult {
  const { explaining, shown, words } = context;
  const [first, second] = [nameIn(shown, order.first), nameIn(shown, order.second)];
  return html`${ladder(order, context)}
  ${
    order.code === null
      ? html`<p class="same">
          ${sentence(words.sharePlace(isolatedName(first), isolatedName(second), rankIn(shown, order.first) ?? 0))}
        </p>`
      : html`<p class="by">
            ${nameByWords(order.code, explaining, order.explanations[0].selfDefined) ?? order.code}
            ${articleChip(order.article, context)}
          </p>
          ${order.explanations[0].steps === undefined ? faceToFace(order.explanations, context) : html`<div class="encounters">${encounterSteps(order.explanations[0], context, order.second)}</div>`}`
  }`;
}

/** Two of them, and what separates them. The first two on the page take the focus. */
function pairOf(one: string, other: string, isFirst: boolean, context: Context): TemplateResult {
  const { explaining, opened, shown, words } = context;
  const order = explainOrder(shown.table, opened.codes, one, other, { of: shown.of });
  const expelled = order.code === null ? (order.expelled ?? []) : [];
  const between = order.code !== null ? words.before : expelled.length === 0 ? '=' : '–';
  return html`<h2 id=${isFirst ? 'duel-title' : nothing} tabindex=${isFirst ? '-1' : nothing}>
      ${nameLink(order.first, context)} <em>${between}</em> ${nameLink(order.second, context)}
    </h2>
    ${expelled.length === 0 ? reason(order, context) : expelled.map((id) => html`<p class="same"><bdi>${nameIn(shown, id)}</bdi>${explaining.phrases.colon} ${words.expelled}</p>`)}`;
}

/** Everybody with as many points as somebody, or as much of what ranks first, in the order of the table. */
function tieOf(player: string, { shown: { rows } }: Context): readonly string[] {
  const own = rows.find((row) => row.player === player)?.values[0];
  return rows.filter(({ values }) => values[0] === own).map((row) => row.player);
}

/** Why one of two stands before the other; or that of all neighbours in their tie. */
export function view(context: Context): TemplateResult {
  const { opened, words, show } = context;
  const chosen = opened.selection;
  if (chosen?.kind !== 'pair') return html``;
  const { isWhole = false, one, other } = chosen;
  const back = (): void => {
    show({ ...opened, selection: backFrom(chosen, opened) });
  };
  const tie = tieOf(one, context);
  const isOffered = !isWhole && tie.length > 2 && tie.includes(other);
  const pairs = isWhole ? tie.slice(1).map((next, at) => [tie[at], next] as const) : [[one, other] as const];
  return html`<section class="duel" aria-labelledby="duel-title">
    <p class="steps">
      <button type="button" class="back" @click=${back}>${words.closeOpening}</button>
      ${
        isOffered
          ? html`<button
              type="button"
              @click=${() => {
                show({ ...opened, selection: { ...chosen, isWhole: true } });
              }}
            >
              ${words.wholeTie(tie.length)}
            </button>`
          : nothing
      }
      <button
        type="button"
        @click=${() => {
          print();
        }}
      >
        ${words.print}
      </button>
    </p>
    ${pairs.map(([first, second], at) => pairOf(first, second, at === 0, context))}
    ${isWhole ? nothing : pictureButton(context)}
  </section>`;
}
