// The meaning of a code of the list: its name, what its article says, and how many places it decided.
import { type TemplateResult, html, nothing } from 'lit-html';

import { definedIn } from '@crosstable/standings';
import { nameByWords } from '@crosstable/words';
import { articleInWords } from '@crosstable/words/articles';
import { explain } from 'crosstable';

import type { Context, TableContext } from '../context.js';
import { sentence } from '../figures.js';
import { openNote } from '../note.js';
import { wordsOfPeople } from '../player/words-of-people.js';
import { present } from '../store.js';
import { articleContent } from './note-of-article.js';
import { wordsOfArticles } from './words-of-articles.js';

/** The articles of the modifiers, by what a code ends with. */
const MODIFIERS = [
  [/\/C1/, '14.1'],
  [/\/C2/, '14.2'],
  [/\/M1/, '14.3'],
  [/\/M2/, '14.4'],
  [/\/L/, '14.5'],
  [/\/P/, '16.6'],
] as const;

/** How many neighbours a code separated at its place in the list. */
function placesDecided(code: string, { opened, shown: { rows, stairs } }: TableContext): number {
  const at = opened.codes.indexOf(code);
  return stairs.slice(0, Math.max(rows.length - 1, 0)).filter(({ ruleBelow }) => ruleBelow === at).length;
}

/** The content of the note; `undefined` while its words are loaded. */
function aboutCode(code: string, context: TableContext, again: () => void): TemplateResult | undefined {
  const { language, opened, shown } = context;
  const [articles, people] = [wordsOfArticles(language, again), wordsOfPeople(language, again)];
  if (articles === undefined || people === undefined) return undefined;
  const [player] = shown.table.players;
  const { article } = explain(code, player, shown.table);
  const [, modifier] = MODIFIERS.find(([pattern]) => pattern.test(code)) ?? [];
  const says = modifier === undefined ? undefined : articleInWords(modifier, articles)?.says;
  const more = html`${typeof says === 'string' ? html`<p>${sentence(says)}</p>` : nothing}
    <p class="decided">${people.decided(placesDecided(code, context))}</p>`;
  return html`${articleContent(article, opened.edition, articles, more)}`;
}

function nameOf(code: string, { naming, shown }: TableContext): string {
  return nameByWords(code, naming, definedIn(shown.table, code)) ?? code;
}

/** Opens the note of a code at the head of its column. */
export function openCodeNote(code: string, at: Element, context: TableContext): void {
  const content = aboutCode(code, context, () => {
    openCodeNote(code, at, context);
  });
  if (content !== undefined) openNote(at, { heading: `${code}: ${nameOf(code, context)}`, content }, context.words);
}

/** The meaning of the chosen code of the list, below the list. */
export function view(context: Context): TemplateResult {
  const { chosen } = present().chips;
  const code = chosen === null ? undefined : context.opened.codes.at(chosen);
  if (code === undefined) return html``;
  return html`<section class="about-code" aria-label=${code}>
    <h2>${nameOf(code, context)}</h2>
    ${aboutCode(code, context, context.again) ?? html`<p class="loading">${context.words.loading}</p>`}
  </section>`;
}
