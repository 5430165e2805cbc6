// What made a column, in words.
import type { TemplateResult } from 'lit-html';
import { html, nothing } from 'lit-html';

import type { ColumnAudit, RuleClass } from '../../../audit/src/index.js';
import type { Context } from '../context.js';
import { isolated } from '../figures.js';
import { articleChip } from '../views/contributions.js';

type Rule = RuleClass['rules'][number];

/** More equal rules are counted. */
const MOST_NAMED = 4;

function conventionInWords(convention: string, { words }: Pick<Context, 'words'>): TemplateResult {
  const known = words.audit.conventions[convention];
  return known === undefined ? html`<span lang="en">${convention}</span>` : html`${known}`;
}

/** A rule by its code, and by its edition or its convention. */
function shortName({ code, convention, edition }: Rule, context: Context): TemplateResult {
  const where =
    convention === undefined
      ? edition === undefined
        ? nothing
        : html` <span class="where">${context.words.editionOf(edition)}</span>`
      : html` <span class="where">${conventionInWords(convention, context)}</span>`;
  return html`<strong class="code"><bdi dir="ltr">${code}</bdi></strong
    >${where}`;
}

/** The same with its article. */
export function ruleName(rule: Rule, context: Context): TemplateResult {
  const { article } = rule;
  return html`${shortName(rule, context)}${article === null ? nothing : html` ${articleChip(article, context)}`}`;
}

function listed(rules: readonly Rule[], context: Context): TemplateResult {
  const more = rules.length - MOST_NAMED;
  return html`${rules.slice(0, MOST_NAMED).map((rule, at) => html`${at === 0 ? nothing : '; '}${shortName(rule, context)}`)}${
    more > 0 ? html`; ${context.words.andMore(more)}` : nothing
  }`;
}

/** The other rules of the class, and the nearest other class. */
function others({ cells, distance, rules, runnerUp, verdict }: ColumnAudit, context: Context): TemplateResult {
  const { audit } = context.words;
  return html`${rules.length > 1 ? html`<p class="equal">${audit.sameColumn} ${listed(rules.slice(1), context)}</p>` : nothing}${
    runnerUp === null
      ? nothing
      : html`<p class="equal">
          ${audit.nearest} ${listed(runnerUp.rules, context)}:
          ${audit.agree(runnerUp.matches, cells)}${verdict === 'unknown' ? nothing : html`, ${audit.tellApart(distance)}`}
        </p>`
  }`;
}

/** What was found about a column. */
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
    <p class="agreeing">${rules.length === 0 ? isolated('–') : audit.agree(matches, cells)}</p>
  </li>`;
}
