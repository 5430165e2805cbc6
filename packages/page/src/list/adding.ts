// The tie-breaks that can be added to the list, with the library's findings about each in this system.
import { type TemplateResult, html, nothing } from 'lit-html';

import { nameByWords } from '@crosstable/words';
import { type CheckedCode, TIEBREAKS, type TiebreakTitle, checkList } from 'crosstable';

import type { Context } from '../context.js';
import { withCodes } from '../state.js';
import { articleChip } from '../views/contributions.js';

/** A code alone and with its usual cuts; limits and divisors stand for numbers and can't be offered as they are. */
function variantsOf({ code, modifiers, scores }: TiebreakTitle, isOfTeams: boolean): readonly string[] {
  const cuts = modifiers.filter((modifier) => !modifier.includes('n')).map((modifier) => code + modifier);
  return [code, ...cuts, ...(isOfTeams ? scores.map((score) => `${code}:${score}`) : [])];
}

/** The findings about a code alone. The list may have it with a cut, or only so: what is there already is called by its code. */
function findingsOn({ code, findings }: CheckedCode, context: Context): readonly TemplateResult[] {
  return findings.map(
    ({ key, article }) =>
      html`<small
        >${key === 'repeated' ? html`<bdi>${code}</bdi> ` : nothing}${context.words.findings[key]}
        ${articleChip(article, context)}</small
      >`,
  );
}

function offer(title: TiebreakTitle, checked: CheckedCode, context: Context): TemplateResult {
  const { opened, shown, show, say, words, explaining } = context;
  const isRefused = checked.findings.some(({ isWrong }) => isWrong);
  const add = (code: string): void => {
    show(withCodes(opened, [...opened.codes, code]));
    say(words.added(code));
  };
  return html`<li>
    <span class="offered"
      >${nameByWords(title.code, explaining) ?? title.name} ${articleChip(title.article, context)}</span
    >
    ${
      isRefused
        ? nothing
        : html`<span class="variants"
            >${variantsOf(title, shown.isOfTeams).map(
              (code) =>
                html`<button
                  type="button"
                  @click=${() => {
                    add(code);
                  }}
                >
                  ${code}
                </button>`,
            )}</span
          >`
    }
    ${findingsOn(checked, context)}
  </li>`;
}

/** The tie-breaks that may be added. */
export function view(context: Context): TemplateResult {
  const {
    opened,
    shown: { event, isOfTeams, table },
    words,
  } = context;
  const participants = isOfTeams ? 'teams' : 'players';
  const offered = TIEBREAKS.filter(
    (title) =>
      title.participants.includes(participants) && (event.system === undefined || title.systems.includes(event.system)),
  );
  // All at once: every code is checked behind the list as it is, and the table is made once
  const { codes } = checkList([...opened.codes, ...offered.map(({ code }) => code)], table);
  return html`<section class="adding" aria-label=${words.addTitle}>
    <h2>${words.addTitle}</h2>
    <ul>
      ${offered.map((title, at) => offer(title, codes[opened.codes.length + at], context))}
    </ul>
  </section>`;
}
