// A line of an account: what a round brought, on a bar in proportion.
import { type TemplateResult, html, nothing } from 'lit-html';

import {
  clauseOf,
  isDummy,
  isProduct,
  numberWithMinus,
  outcomeInWords,
  roundInShort,
  wordsFor,
} from '@crosstable/words';
import type { Contribution, Explanation } from 'crosstable';

import type { Context } from '../context.js';
import { css } from '../css.js';
import { figure, isolated, sentence } from '../figures.js';
import { nameLink } from '../find/name-link.js';
import { nameIn } from '../table.js';

/** Reasons that the line shows without words: a result, a name and a number. */
const SHOWN = new Set([
  'points',
  'opponent-score',
  'opponent-rating',
  'opponent-performance',
  'opponent-buchholz',
  'counts',
  'running-total',
  'encounter',
  'board-points',
]);

/** The rules whose contents are known here. */
const KNOWN = /^(?:\d|B\.02 |US Chess )/;

/** The number of an article, set apart from what it is the source of; it opens what the article says. */
export function articleChip(article: string, context: Context): TemplateResult {
  const cited = sentence(context.explaining.phrases.cited(article));
  if (!KNOWN.test(article)) return html`<span class="article">${cited}</span>`;
  const open = ({ currentTarget }: Event): void => {
    if (!(currentTarget instanceof Element)) return;
    void import('../articles/note-of-article.js').then(({ openArticle }) => {
      openArticle(article, currentTarget, context);
    });
  };
  return html`<button type="button" class="article" aria-haspopup="dialog" @click=${open}>
    <span>${cited}</span>
  </button>`;
}

/** Whether a round was a game over the board. */
function isPlayed({ outcome }: Pick<Contribution, 'outcome'>): boolean {
  return ['win', 'draw', 'loss'].includes(outcome);
}

/** The outcome of a round in one sign; in words for those who can't see it. */
export function outcomeSign(
  round: Pick<Contribution, 'outcome' | 'points' | 'opponent'>,
  { explaining, shown }: Context,
): TemplateResult {
  const { outcome, points, opponent } = round;
  const sign = roundInShort(outcome, points, explaining);
  const kind = isPlayed(round) ? 'played' : 'unplayed';
  const name = opponent === null ? null : nameIn(shown, opponent);
  const said = outcomeInWords(outcome, name, explaining, shown.isOfTeams);
  return html`<span class="outcome ${kind}" title=${said}
    ><bdi dir="ltr" aria-hidden="true">${sign}</bdi><span class="unseen">${said}</span></span
  >`;
}

/** The opponent of the line; a part of no round says that it is one. */
function opponentOf(contribution: Contribution, context: Context): TemplateResult {
  const { explaining, shown, words } = context;
  const { opponent, outcome, round } = contribution;
  if (round === null) return html`<bdi>${explaining.phrases.apartFromRounds}</bdi>`;
  if (isDummy(contribution.reason)) {
    const dummy = opponent === null ? words.dummy : words.dummyFor(nameIn(shown, opponent));
    return html`<bdi class="dummy-name">${dummy}</bdi>`;
  }
  if (opponent !== null) return nameLink(opponent, context);
  return html`<bdi>${outcomeInWords(outcome, null, explaining, shown.isOfTeams)}</bdi>`;
}

/** Whether a line is about the points of each board (art. 12). */
function isOfBoards({ key }: Contribution['reason']): boolean {
  return key.includes('board');
}

/** The reasons of the line, each with its article. */
function notesOf(contribution: Contribution, explanation: Explanation, context: Context): readonly TemplateResult[] {
  const { cut, match, outcome, reason, replaced, score } = contribution;
  const { explaining } = context;
  const own = wordsFor(explanation, explaining);
  const clause = (one: typeof reason): string => clauseOf(one, { score, unit: explanation.unit }, own, () => '');
  const isNamed = contribution.opponent !== null || isDummy(contribution.reason);
  const onBoards = isOfBoards(reason) ? match?.boards?.map((points) => numberWithMinus(points, explaining)) : null;
  return [
    ...(replaced === true ? [html`<span>${own.phrases.setByArbiter}</span>`] : []),
    // Of a round with nobody the outcome stands in the place of the name
    ...(isNamed && !isPlayed(contribution) ? [html`<span>${own.outcomes[outcome](null)}</span>`] : []),
    ...(onBoards == null ? [] : [html`<span>${isolated(onBoards.join(' '))}</span>`]),
    ...(SHOWN.has(reason.key) || clause(reason) === ''
      ? []
      : [html`<span>${sentence(clause(reason))} ${articleChip(reason.article, context)}</span>`]),
    ...(cut === null
      ? []
      : [html`<span>${sentence(own.phrases.cut(clause(cut)))} ${articleChip(cut.article, context)}</span>`]),
  ];
}

/** A number on its bar, struck through where a cut takes it. */
export function bar(
  { isCut, kind = '', value }: { readonly isCut: boolean; readonly kind?: string; readonly value: number },
  largest: number,
  { explaining, words }: Context,
): TemplateResult {
  const share = largest <= 0 ? 0 : Math.max(0, value) / largest;
  const number = figure(value, explaining);
  return html`<span class="bar ${kind}" ${css({ '--share': share.toFixed(4) })}
    >${isCut ? html`<s>${number}</s><span class="unseen"> ${words.cut}</span>` : number}</span
  >`;
}

function amountOf(
  contribution: Contribution,
  { code }: Explanation,
  largest: number,
  context: Context,
): TemplateResult {
  const { explaining } = context;
  const { cut, points, score, value } = contribution;
  const product = isProduct(code)
    ? html`<span class="product"
        >${isolated(`${numberWithMinus(points, explaining)} × ${numberWithMinus(score, explaining)}`)}</span
      >`
    : nothing;
  const kind = isDummy(contribution.reason) ? 'hatched' : '';
  return html`<span class="amount">${product}${bar({ isCut: cut !== null, kind, value }, largest, context)}</span>`;
}

/** The largest number of several accounts, which fills the bar. */
export function largestOf(...accounts: readonly (readonly { readonly value: number }[])[]): number {
  return accounts.flat().reduce((most, { value }) => Math.max(most, value), 0);
}

/** One round as a line of an account. */
export function contributionLine(
  contribution: Contribution,
  explanation: Explanation,
  largest: number,
  context: Context,
): TemplateResult {
  const { cut, round } = contribution;
  const notes = notesOf(contribution, explanation, context);
  return html`<li class="line ${cut === null ? '' : 'is-cut'} ${isDummy(contribution.reason) ? 'is-dummy' : ''}">
    ${
      round === null
        ? html`<span class="of-round"></span><span class="outcome unplayed"></span>`
        : html`<span class="of-round"
              ><span class="unseen">${context.words.round} </span><bdi dir="ltr">${round}</bdi></span
            >${outcomeSign(contribution, context)}`
    }
    <span class="who"
      >${opponentOf(contribution, context)}${notes.length === 0 ? nothing : html`<small>${notes}</small>`}</span
    >
    ${amountOf(contribution, explanation, largest, context)}
  </li>`;
}
