// The tie-breaks that can be added to the list, with the library's findings about each in this system; and whole lists.
import { type TemplateResult, html, nothing } from 'lit-html';

import { DEFAULT_LISTS } from '@crosstable/event';
import { nameByWords } from '@crosstable/words';
import { type CheckedCode, TIEBREAKS, type TiebreakTitle, checkList } from 'crosstable';

import { closeButton } from '../close-button.js';
import type { Context } from '../context.js';
import { withCodes } from '../state.js';
import { articleChip } from '../views/contributions.js';
import { MEANINGS } from './meanings.js';

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

/** The words that are looked for; they stay while the sheet is open. */
let wanted = '';

function nameOf({ code, name }: TiebreakTitle, { explaining }: Context): string {
  return nameByWords(code, explaining) ?? name;
}

/** Whether every word that is looked for begins a word of a tie-break: of its code, its name or its meaning. */
function isWanted(title: TiebreakTitle, context: Context): boolean {
  const meaning = MEANINGS[context.language]?.[title.code] ?? '';
  const text = ` ${title.code} ${nameOf(title, context)} ${meaning}`.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(` ${word}`));
}

/** Lists that are used often, by the system of the tournament. */
function usualLists({ shown: { event, isOfTeams } }: Context): readonly (readonly string[])[] {
  if (isOfTeams) return [DEFAULT_LISTS.teams, ['PTS', 'MPvGP', 'EDEBT'], ['PTS', 'EMGSB/C1', 'MPvGP', 'BH/C1']];
  if (event.system === 'round-robin')
    return [DEFAULT_LISTS['round-robin'], ['PTS', 'DE', 'WIN', 'SB', 'KS'], ['PTS', 'SB', 'DE', 'KS']];
  return [
    DEFAULT_LISTS.swiss,
    ['PTS', 'DE', 'BH/C1', 'BH', 'WIN'],
    ['PTS', 'BH/C1', 'BH', 'SB', 'ARO'],
    ['PTS', 'PS', 'BH/C1', 'WIN'],
  ];
}

function wholeList(codes: readonly string[], { opened, say, show, words }: Context): TemplateResult {
  const take = (): void => {
    show(withCodes(opened, codes));
    say(words.added(codes.join(', ')));
  };
  return html`<button
    type="button"
    aria-pressed=${codes.join() === opened.codes.join() ? 'true' : 'false'}
    @click=${take}
  >
    ${codes.join(' · ')}
  </button>`;
}

function offer(title: TiebreakTitle, checked: CheckedCode, context: Context): TemplateResult {
  const { language, opened, shown, show, say, words } = context;
  const isRefused = checked.findings.some(({ isWrong }) => isWrong);
  const add = (code: string): void => {
    show(withCodes(opened, [...opened.codes, code]));
    say(words.added(code));
  };
  return html`<li>
    <span class="offered">${nameOf(title, context)} ${articleChip(title.article, context)}</span
    ><span class="meaning">${MEANINGS[language]?.[title.code]}</span>
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
    again,
    opened,
    shown: { event, isOfTeams, table },
    words,
  } = context;
  const look = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement) wanted = target.value.trim();
    again();
  };
  const participants = isOfTeams ? 'teams' : 'players';
  const offered = TIEBREAKS.filter(
    (title) =>
      title.participants.includes(participants) && (event.system === undefined || title.systems.includes(event.system)),
  );
  // All at once: every code is checked behind the list as it is, and the table is made once
  const { codes } = checkList([...opened.codes, ...offered.map(({ code }) => code)], table);
  return html`<section class="adding" aria-label=${words.addTitle}>
    <header>
      <h2>${words.addTitle}</h2>
      ${closeButton(words, () => {
        wanted = '';
        document.querySelector<HTMLElement>('.add')?.click();
      })}
      <input type="search" aria-label=${words.lookFor} placeholder=${words.lookFor} .value=${wanted} @input=${look} />
    </header>
    ${
      wanted === ''
        ? html`<h3>${words.wholeLists}</h3>
            <p class="whole-lists">${usualLists(context).map((one) => wholeList(one, context))}</p>`
        : nothing
    }
    <ul>
      ${offered.map((title, at) => (isWanted(title, context) ? offer(title, codes[opened.codes.length + at], context) : nothing))}
    </ul>
  </section>`;
}
