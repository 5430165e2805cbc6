// The tournaments that this device keeps, where a file is chosen: each tournament can be opened again, or forgotten.
import { type TemplateResult, html, nothing } from 'lit-html';

import { isKeeping } from '../settings.js';
import { present } from '../store.js';
import type { Kept } from './shelf.js';

function keeping() {
  return import('./keeping.js');
}

function keptLine({ key, name, time }: Kept): TemplateResult {
  const { language, words } = present().spoken;
  const called = name || words.unnamed;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
  return html`<li>
    <button
      type="button"
      class="quiet"
      @click=${async () => {
        await (await keeping()).openKept(key, false);
      }}
    >
      <bdi>${called}</bdi>
    </button>
    <time>${when}</time>
    <button
      type="button"
      @click=${async () => {
        await (await keeping()).forgetKept(key);
      }}
    >
      ${words.forget}<span class="unseen"> <bdi>${called}</bdi></span>
    </button>
  </li>`;
}

/** The list of what is kept, and the switch that keeps nothing. */
export function keptList(kept: readonly Kept[]): TemplateResult {
  const { words } = present().spoken;
  const toggle = async ({ target }: Event): Promise<void> => {
    if (target instanceof HTMLInputElement) await (await keeping()).setKeeping(!target.checked);
  };
  return html`<section class="kept" aria-labelledby="kept-title">
    <h2 id="kept-title">${words.onThisDevice}</h2>
    ${
      kept.length === 0
        ? nothing
        : html`<ul>
              ${kept.map(keptLine)}
            </ul>
            <button
              type="button"
              @click=${async () => {
                await (await keeping()).forgetEverything();
              }}
            >
              ${words.forgetAll}
            </button>`
    }
    <label><input type="checkbox" .checked=${!isKeeping()} @change=${toggle} /> ${words.keepNothing}</label>
  </section>`;
}
