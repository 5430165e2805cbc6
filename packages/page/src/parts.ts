// Parts of the page that are loaded when somebody asks for them.
import type { TemplateResult } from 'lit-html';
import { html } from 'lit-html';

import type { Context, Rendered } from './context.js';
import { VIEWS } from './views/index.js';

const LOADERS: ReadonlyMap<string, () => Promise<Rendered>> = new Map([
  ...VIEWS.map(({ key, load }) => [key, load] as const),
  ['why', async () => (await import('./views/why.js')).whyView],
  ['printed', async () => (await import('./audit/printed-value.js')).printedValueView],
  ['duel', async () => (await import('./views/duel.js')).duelView],
  ['share', async () => (await import('./share/share.js')).shareView],
  ['adding', async () => (await import('./list/adding.js')).addingView],
]);

const loaded = new Map<string, Rendered>();

/** Loads a part; what is loaded already is there at once. */
export async function loadPart(key: string): Promise<void> {
  const load = LOADERS.get(key);
  if (load !== undefined && !loaded.has(key)) loaded.set(key, await load());
}

/** A part of the page; a word instead while it is loaded, after which `again` is called. */
export function part(key: string, context: Context, again: () => void): TemplateResult {
  const rendered = loaded.get(key);
  if (rendered !== undefined) return rendered(context);
  void loadPart(key).then(again);
  return html`<p class="loading">${context.words.loading}</p>`;
}
