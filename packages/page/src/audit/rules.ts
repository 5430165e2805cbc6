// The rules that made a column, in words.
import { type TemplateResult, html, nothing } from 'lit-html';

import type { ColumnAudit, RuleClass } from '@crosstable/audit';
import { conventionInWords } from '@crosstable/words/answers';
import { printedNumber } from '@crosstable/words/checked';

import type { Context } from '../context.js';
import { isolated, sentence } from '../figures.js';
import { nameIn } from '../table.js';
import { articleChip } from '../views/contributions.js';

type Rule = RuleClass['rules'][number];

/** More equal rules are counted. */
export const MOST_NAMED = 4;

/** A convention in the words of the page, or else as the library calls it. */
export function conventionNamed(convention: string, { explaining, words }: Context): TemplateResult {
  const named = conventionInWords(
    convention,
    { conventions: words.audit.conventions, editionOf: words.editionOf },
    explaining.phrases,
  );
  return named === undefined ? html`<span lang="en">${convention}</span>` : sentence(named);
}

/** A rule by its code, and by its edition or its convention. */
function shortName({ code, convention, edition }: Rule, context: Context): TemplateResult {
  const where =
    convention === undefined
      ? edition === undefined
        ? nothing
        : html` <span class="where">${sentence(context.words.editionOf(edition))}</span>`
      : html` <span class="where">${conventionNamed(convention, context)}</span>`;
  return html`<strong class="code"><bdi dir="ltr">${code}</bdi></strong
    >${where}`;
}

/** A rule by its code, with where it comes from and its article. */
export function ruleName(rule: Rule, context: Context): TemplateResult {
  const { article } = rule;
  return html`${shortName(rule, context)}${article === null ? nothing : html` ${articleChip(article, context)}`}`;
}

/** The first of several names, and the number of the others. */
export function named(names: readonly TemplateResult[], { explaining, words }: Context): TemplateResult {
  const { semicolon } = explaining.phrases;
  const more = names.length - MOST_NAMED;
  return html`${names.slice(0, MOST_NAMED).map((name, at) => html`${at === 0 ? nothing : `${semicolon} `}${name}`)}${
    more > 0 ? html`${semicolon} ${words.andMore(more)}` : nothing
  }`;
}

function listed(rules: readonly Rule[], context: Context): TemplateResult {
  return named(
    rules.map((rule) => shortName(rule, context)),
    context,
  );
}

/** Rules that are as near, and the numbers that tell them apart. */
function alternativesOf({ alternatives, cells, telling }: ColumnAudit, context: Context): TemplateResult {
  const { explaining, shown, words } = context;
  const { colon } = explaining.phrases;
  const [, ...others] = alternatives;
  const printed = (value: number | null): string =>
    value === null ? explaining.numbers.none : printedNumber(value, explaining);
  const tellingCells = telling.map(
    (cell) =>
      html`<bdi>${nameIn(shown, cell.player)}</bdi> ${isolated(printed(cell.printed))}
        (${isolated(cell.computed.map(printed).join(' / '))})`,
  );
  return html`${others.slice(0, MOST_NAMED).map(({ matches, rules }) => html`<p class="equal">${words.audit.or} ${listed(rules, context)}${colon} ${sentence(words.audit.agree(matches, cells))}</p>`)}${
    telling.length === 0 ? nothing : html`<p class="equal">${words.audit.apart} ${named(tellingCells, context)}</p>`
  }`;
}

/** The nearest other class. */
function nearestOf({ cells, distance, runnerUp, verdict }: ColumnAudit, context: Context): TemplateResult {
  const { audit } = context.words;
  if (runnerUp === null) return html``;
  return html`<p class="equal">
    ${audit.nearest} ${listed(runnerUp.rules, context)}${context.explaining.phrases.colon}
    ${sentence(audit.agree(runnerUp.matches, cells))}${verdict === 'identified' ? html`, ${sentence(audit.tellApart(distance))}` : nothing}
  </p>`;
}

/** The other rules of the class, and other classes. */
function others(column: ColumnAudit, context: Context): TemplateResult {
  const { alternatives, rules, verdict } = column;
  const { audit } = context.words;
  const areAlternatives = verdict === 'ambiguous' && alternatives.length > 0;
  return html`${rules.length > 1 ? html`<p class="equal">${audit.sameColumn} ${listed(rules.slice(1), context)}</p>` : nothing}${
    areAlternatives ? alternativesOf(column, context) : nearestOf(column, context)
  }`;
}

/** The findings about a column. */
export function verdictLine(column: ColumnAudit, context: Context): TemplateResult {
  const { audit } = context.words;
  const { cells, label, matches, rules, verdict } = column;
  const [first] = rules;
  return html`<li class="verdict ${verdict}">
    <h2><bdi>${label}</bdi></h2>
    <div>
      <p class="rule">
        ${rules.length === 0 ? nothing : html`${ruleName(first, context)} · `}<em>${audit.verdicts[verdict]}</em>
      </p>
      ${others(column, context)}
    </div>
    <p class="agreeing">${rules.length === 0 ? isolated('–') : sentence(audit.agree(matches, cells))}</p>
  </li>`;
}
