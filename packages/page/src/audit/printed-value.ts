// The account of a printed number: what is printed, what the rule makes of the games, and round by round why.
import { type TemplateResult, html, nothing } from 'lit-html';

import type { Audit, ColumnAudit } from '@crosstable/audit';
import type { AccountedRound } from '@crosstable/audit/conventions';
import { definedIn } from '@crosstable/standings';
import { numberWithMinus, ordersTied, outcomeInWords } from '@crosstable/words';
import { type Explanation, explainStanding } from 'crosstable';
import type { ChessEvent } from 'crosstable/event';

import { closeButton } from '../close-button.js';
import type { Context } from '../context.js';
import { isolated } from '../figures.js';
import type { ChosenPrinted, Printed } from '../state.js';
import { nameIn, tableOf } from '../table.js';
import { articleChip, bar, contributionLine, largestOf, outcomeSign } from '../views/contributions.js';
import { answerOn } from './ask.js';
import { aboutPrinted, auditOf, printedIn } from './audit-of.js';
import type { AccountQuestion } from './question.js';
import { ruleName } from './rules.js';

type Rule = ColumnAudit['rules'][number];

/** A printed number, and how it came about as far as that is known. */
interface Case {
  readonly label: string;
  readonly printed: number | null;
  readonly computed: number | null | undefined;
  readonly rule: Rule | undefined;
}

function caseOf({ at, player }: ChosenPrinted, printed: Printed, { columns, points }: Audit, words: string): Case {
  if (at === 0) {
    const value = printed.points?.get(player) ?? null;
    const wrong = points.wrong.find((one) => one.player === player);
    return { label: words, printed: value, computed: wrong?.computed ?? value, rule: undefined };
  }
  const { cells, label } = printed.columns[at - 1];
  const { rules, wrong } = columns[at - 1];
  const value = cells.get(player) ?? null;
  const found = wrong.find((one) => one.player === player);
  const computed = rules.length === 0 ? undefined : found === undefined ? value : found.computed;
  return { label, printed: value, computed, rule: rules.at(0) };
}

/** The explanation of the library, for the points and for what is a rule of C.07 or self-defined; nothing for a convention. */
function explained({ player, at }: ChosenPrinted, { rule }: Case, event: ChessEvent): Explanation | null {
  const { code, edition = event.edition } = rule ?? { code: 'PTS' };
  const isDefined = rule?.edition !== undefined || definedIn(tableOf(event), code) !== undefined;
  if (at > 0 && !isDefined) return null;
  try {
    return explainStanding(tableOf({ ...event, edition }), [code], player)[0];
  } catch (thrown) {
    if (thrown instanceof RangeError || thrown instanceof TypeError) return null;
    throw thrown;
  }
}

/** A round under a convention, of which the library has no explanation in words. */
function roundLine(round: AccountedRound, largest: number, context: Context): TemplateResult {
  const { explaining, shown, words } = context;
  const name =
    round.opponent === null
      ? outcomeInWords(round.outcome, null, explaining, shown.isOfTeams)
      : nameIn(shown, round.opponent);
  return html`<li class="line ${round.isCut ? 'is-cut' : ''}">
    <span class="of-round"><span class="unseen">${words.round} </span><bdi dir="ltr">${round.round}</bdi></span>
    ${outcomeSign(round, context)}
    <span class="who"
      ><bdi>${name}</bdi
      >${round.article === null ? nothing : html`<small>${articleChip(round.article, context)}</small>`}</span
    >
    <span class="amount">${bar(round, largest, context)}</span>
  </li>`;
}

function conventionLines(chosen: ChosenPrinted, rule: Rule, event: ChessEvent, context: Context): TemplateResult {
  const { again, words } = context;
  const { player } = chosen;
  const question: AccountQuestion = { kind: 'account', event, rule, player };
  const answer = answerOn([...aboutPrinted(context), player, chosen.at], question, again);
  if (answer === null) return html`<p class="loading" role="status">${words.loading}</p>`;
  if (answer.kind !== 'account') return html`<p class="how">${words.audit.noAccount}</p>`;
  const { rounds } = answer.account;
  const largest = largestOf(rounds);
  return html`<ol class="lines">
    ${rounds.map((round) => roundLine(round, largest, context))}
  </ol>`;
}

function lines(chosen: ChosenPrinted, found: Case, event: ChessEvent, context: Context): TemplateResult {
  const { audit } = context.words;
  const explanation = explained(chosen, found, event);
  if (explanation !== null && explanation.steps === undefined) {
    const { contributions } = explanation;
    const largest = largestOf(contributions);
    return html`<ol class="lines">
      ${contributions.map((one) => contributionLine(one, explanation, largest, context))}
    </ol>`;
  }
  if (found.rule === undefined) return html`<p class="how">${audit.noRule}</p>`;
  if (ordersTied(found.rule.code)) return html`<p class="how">${audit.noAccount}</p>`;
  return conventionLines(chosen, found.rule, event, context);
}

function sums({ computed, printed }: Case, { explaining }: Context): TemplateResult {
  const isWrong = computed !== undefined && computed !== printed && printed !== null;
  const { none } = explaining.numbers;
  const { audit } = explaining.reports;
  const shown = (value: number | null): string => (value === null ? none : numberWithMinus(value, explaining));
  return html`<dl class="both ${isWrong ? 'wrong' : ''}">
    <dt>${audit.printed}</dt>
    <dd>${isWrong ? html`<s>${isolated(shown(printed))}</s>` : isolated(shown(printed))}</dd>
    ${
      computed === undefined || (computed === null && printed === null)
        ? nothing
        : html`<dt>${audit.byRule}</dt>
            <dd><strong>${isolated(shown(computed))}</strong></dd>`
    }
  </dl>`;
}

/** Both accounts of a printed number. */
export function view(context: Context): TemplateResult {
  const { opened, show, shown, words } = context;
  const { colon } = context.explaining.phrases;
  const chosen = opened.selection;
  const printed = printedIn(context);
  if (chosen?.kind !== 'printed' || printed === null || chosen.at > printed.columns.length) return html``;
  const answer = auditOf(context, printed);
  if (answer?.kind !== 'audit') return html`<p class="loading">${words.loading}</p>`;
  const found = caseOf(chosen, printed, answer.audit, context.explaining.tiebreaks.PTS);
  return html`<section class="account" aria-labelledby="account-title">
    <header>
      <h2 id="account-title" tabindex="-1">
        <bdi>${nameIn(shown, chosen.player)}</bdi>${colon} <bdi>${found.label}</bdi>
      </h2>
      ${closeButton(words, () => {
        show({ ...opened, selection: null });
      })}
      ${found.rule === undefined ? nothing : html`<p class="rule">${ruleName(found.rule, context)}</p>`}
    </header>
    ${lines(chosen, found, answer.event, context)} ${sums(found, context)}
  </section>`;
}
