// The rules that made a column, in the words of the library.
import { type TemplateResult, html, nothing } from 'lit-html';

import type { ColumnAudit, RuleClass } from '@crosstable/audit';
import { ruleInWords, sentencesOnRules } from '@crosstable/report/audit';
import { printedNumber } from '@crosstable/words/checked';

import type { Context } from '../context.js';
import { isolated, sentence } from '../figures.js';
import { nameIn } from '../table.js';
import { articleChip } from '../views/contributions.js';

type Rule = RuleClass['rules'][number];

function chipOf({ article }: Rule, context: Context): TemplateResult | typeof nothing {
  return article === null ? nothing : html` ${articleChip(article, context)}`;
}

/** A rule with its edition or its convention, and its article. */
export function ruleName(rule: Rule, context: Context): TemplateResult {
  return html`<strong class="code">${sentence(ruleInWords(rule, context.explaining))}</strong>${chipOf(rule, context)}`;
}

/** More numbers are counted. */
const MOST_NAMED = 4;

/** The numbers that tell alternatives apart. */
function tellingOf({ telling }: ColumnAudit, { explaining, shown, words }: Context): TemplateResult | typeof nothing {
  if (telling.length === 0) return nothing;
  const { semicolon } = explaining.phrases;
  const more = telling.length - MOST_NAMED;
  const printed = (value: number | null): string =>
    value === null ? explaining.numbers.none : printedNumber(value, explaining);
  const cells = telling
    .slice(0, MOST_NAMED)
    .map(
      ({ computed, player, printed: value }, at) =>
        html`${at === 0 ? nothing : `${semicolon} `}<bdi>${nameIn(shown, player)}</bdi> ${isolated(printed(value))}
          (${isolated(computed.map(printed).join(' / '))})`,
    );
  return html`<p class="equal">
    ${words.audit.apart} ${cells}${more > 0 ? html`${semicolon} ${words.andMore(more)}` : nothing}
  </p>`;
}

/** The findings about a column. */
export function verdictLine(column: ColumnAudit, context: Context): TemplateResult {
  const { cells, label, matches, rules, verdict } = column;
  const { audit } = context.explaining.reports;
  const [first] = rules;
  return html`<li class="verdict ${verdict}">
    <h2><bdi>${label}</bdi></h2>
    <div>
      <p class="rule">
        ${
          rules.length === 0
            ? nothing
            : html`<strong class="code"><bdi dir="ltr">${first.code}</bdi></strong
                >${chipOf(first, context)} · `
        }<em>${sentence(audit.verdicts[verdict])}</em>
      </p>
      ${sentencesOnRules(column, context.explaining).map((one) => html`<p class="equal">${sentence(one)}</p>`)}${tellingOf(column, context)}
    </div>
    <p class="agreeing">${rules.length === 0 ? isolated('–') : sentence(audit.agreement(matches, cells))}</p>
  </li>`;
}
