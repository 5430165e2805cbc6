// Parts of the page that are loaded when somebody asks for them.
import { type TemplateResult, html } from 'lit-html';

import type { Context, PartFile, TableContext } from './context.js';
import type { Spoken } from './languages.js';
import { namesFor } from './scores-of-teams.js';
import { VIEWS } from './views/index.js';

const LOADERS: ReadonlyMap<string, () => Promise<PartFile>> = new Map([
  ...VIEWS.flatMap(({ key, load }) => (load === undefined ? [] : [[key, load] as const])),
  ['why', () => import('./views/why.js')],
  ['printed', () => import('./audit/printed-value.js')],
  ['as-printed', () => import('./printed/as-printed.js')],
  ['duel', () => import('./views/duel.js')],
  ['share', () => import('./share/share.js')],
  ['adding', () => import('./list/adding.js')],
  ['groups', () => import('./find/groups.js')],
  ['player', () => import('./player/card.js')],
  ['code', () => import('./articles/about-code.js')],
]);

const loaded = new Map<string, PartFile>();

/** The words of parts and of explanations that were loaded, by language. */
const known = new Map<string, Pick<Context, 'words' | 'explaining'>>();

/** Whether a part is one of those that are loaded when somebody asks for them. */
export function isPart(key: string): boolean {
  return LOADERS.has(key);
}

async function loadPart(key: string): Promise<void> {
  const file = await LOADERS.get(key)?.();
  if (file !== undefined) loaded.set(key, file);
}

async function loadWords({ language, parts, words: own }: Spoken): Promise<void> {
  if (known.has(language)) return;
  const { words, explaining } = await parts();
  known.set(language, { words: { ...own, ...words }, explaining });
}

/** Loads the words of another language for parts that may be shown, before the page speaks it: a text in their fields stays. */
export async function speakInParts(spoken: Spoken): Promise<void> {
  if (known.size > 0) await loadWords(spoken);
}

/**
 * A part of the page; a word instead while it is loaded, after which `again` is called. The styles and the words of all
 * parts come with the first one.
 */
export function part(key: string, context: TableContext, spoken: Spoken, again: () => void): TemplateResult {
  const file = loaded.get(key);
  const words = known.get(spoken.language);
  if (file !== undefined && words !== undefined) {
    const explaining = namesFor(words.explaining, context.opened.event, context.words.otherScore);
    return file.view({ ...context, words: words.words, explaining });
  }
  void Promise.all([loadPart(key), loadWords(spoken), import('./parts.css')]).then(again);
  return html`<p class="loading">${context.words.loading}</p>`;
}
