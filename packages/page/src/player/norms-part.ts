// The norms of a card, loaded after it: title by title the answer and what open games can bring, with every condition behind it.
import { type TemplateResult, html, nothing } from 'lit-html';

import { type NormWords, forecastInWords, normInWords } from '@crosstable/norms/inside';
import { type NormRow, isNearNorm, normRows } from '@crosstable/report/norms';
import { readable } from '@crosstable/words';

import type { Context } from '../context.js';
import { isolatedName, sentence } from '../figures.js';
import { laterWords } from '../late-words.js';
import { type Shown, nameIn } from '../table.js';
import type { PeopleWords } from '../words/people-words.js';

const wordsOfNorms = laterWords('norms');

let last: { readonly player: string; readonly shown: Shown; readonly rows: readonly NormRow[] } | undefined;

/** The norms of a player, computed once for a table. */
function normsOf(player: string, { shown }: Context): readonly NormRow[] {
  if (last?.shown !== shown || last.player !== player)
    last = { player, shown, rows: normRows(shown.event, { player }) };
  return last.rows;
}

function list(lines: readonly (readonly [line: string, fails?: boolean])[], kind: string): TemplateResult {
  return html`<ul class=${kind}>
    ${lines.map(([line, fails = false]) => html`<li class=${fails ? 'fails' : ''}>${sentence(line)}</li>`)}
  </ul>`;
}

/** A norm as the parts of a card. */
function partsOf({ forecast, norm }: NormRow, words: NormWords, { explaining, shown }: Context) {
  const { checks, reasons, short } = norm;
  const told = { words, nameOf: (id: string) => isolatedName(nameIn(shown, id)) };
  const [verdict, ...lines] = normInWords(norm, told);
  const conditions = lines.slice(0, checks.length);
  const facts = lines.slice(checks.length + reasons.length);
  const missing = `${words.report.missing}${explaining.phrases.colon} ${readable(short ?? 0, explaining.numbers)}`;
  return {
    verdict: sentence(verdict),
    missing: short === null || short === 0 ? nothing : html`<p>${sentence(missing)}</p>`,
    forecast:
      forecast === undefined
        ? nothing
        : list(
            forecastInWords(forecast, told)
              .slice(1)
              .map((line) => [line.trim()]),
            'forecast',
          ),
    conditions: html`${list(
      [
        ...conditions.map((line, at) => [line, checks[at].holds === false] as const),
        ...lines.slice(checks.length, checks.length + reasons.length).map((line) => [line] as const),
      ],
      'conditions',
    )}
    ${facts.length === 0 ? nothing : html`<p>${words.report.application}${explaining.phrases.colon}</p>`}
    ${facts.length === 0 ? nothing : list(facts.map((line) => [line]), 'facts')}`, // prettier-ignore
  };
}

/** A norm that somebody has or nearly has: what there is to say at once, and the conditions when they are opened. */
function nearNorm(row: NormRow, norms: NormWords, words: PeopleWords, context: Context): TemplateResult {
  const { conditions, forecast, missing, verdict } = partsOf(row, norms, context);
  return html`<p class="verdict">${verdict}</p>
    ${missing}${forecast}
    <details>
      <summary>${words.conditions(row.norm.title)}</summary>
      ${conditions}
    </details>`;
}

/** A norm that is far away: its answer, and the rest when it is opened. */
function farNorm(row: NormRow, norms: NormWords, context: Context): TemplateResult {
  const { conditions, forecast, verdict } = partsOf(row, norms, context);
  return html`<details>
    <summary>${verdict}</summary>
    ${forecast}${conditions}
  </details>`;
}

/** The norms of a player: those that are near in full, the others behind a line. */
export function normsPart(player: string, words: PeopleWords, context: Context): TemplateResult | typeof nothing {
  const norms = wordsOfNorms(context.language, context.again);
  if (norms === undefined) return nothing;
  const rows = normsOf(player, context);
  if (rows.length === 0) return nothing;
  const near = rows.filter(isNearNorm);
  const far = rows.filter((row) => !near.includes(row)).map((row) => farNorm(row, norms, context));
  const { kind } = norms.report;
  if (near.length === 0)
    return html`<details class="norms">
      <summary>${kind}</summary>
      ${far}
    </details>`;
  return html`<section class="norms" aria-labelledby="card-norms">
    <h3 id="card-norms">${kind}</h3>
    ${near.map((row) => nearNorm(row, norms, words, context))}${far}
  </section>`;
}
