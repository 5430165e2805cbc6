// The field that finds somebody in every table, and the way to the groups of players.
import { type TemplateResult, html, nothing } from 'lit-html';

import type { TableContext } from '../context.js';
import { isSlashOn, storeSlash } from '../settings.js';
import { change, present } from '../store.js';
import type { PageWords } from '../words/page-words.js';
import { VIEWS } from '../views/index.js';

/** The field takes the focus by the key `/`, unless somebody writes or has switched that off. */
export function slash(event: KeyboardEvent): void {
  const { target } = event;
  const isWriting = target instanceof HTMLElement && target.closest('input, select, textarea') !== null;
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting || !isSlashOn()) return;
  const field = document.querySelector<HTMLInputElement>('#find');
  if (field === null) return;
  event.preventDefault();
  field.focus();
  field.select();
}

/** Looks for what is in the field. Words that come later take the place of those whose matcher is still loaded. */
async function look(query: string): Promise<void> {
  change({ query });
  const { foundIn } = await import('./finding.js');
  const { opened, query: wanted, spoken } = present();
  if (opened === null || wanted !== query) return;
  const found = foundIn(opened.event, query);
  const all = opened.event.matches === undefined ? opened.event.players : (opened.event.teams ?? []);
  change({ found, sentence: found === null ? '' : spoken.words.shownOf(found.participants.size, all.length) });
}

/** The switch of the key, which is seen while the field has the focus. */
function slashSwitch({ slashKey }: PageWords): TemplateResult {
  return html`<label class="slash"
    ><input
      type="checkbox"
      .checked=${isSlashOn()}
      @change=${({ target }: Event) => {
        if (target instanceof HTMLInputElement) storeSlash(target.checked);
      }}
    />
    ${slashKey}</label
  >`;
}

/** The field, and the button that unfolds the groups. */
export function findBar(context: TableContext, groups: () => TemplateResult): TemplateResult | typeof nothing {
  const { found, opened, shown, words } = context;
  const { isFiltering, query } = present();
  if (VIEWS.find(({ key }) => key === opened.view)?.isWithoutSearch === true) return nothing;
  // Two players, and a card, stand alone
  if (opened.selection?.kind === 'pair' || opened.selection?.kind === 'player') return nothing;
  const all = shown.isOfTeams ? (opened.event.teams ?? []).length : opened.event.players.length;
  const count = found?.participants.size ?? opened.part?.ids.length;
  return html`<div class="find" role="search">
      <input
        type="search"
        id="find"
        autocomplete="off"
        spellcheck="false"
        aria-label=${words.find}
        placeholder=${words.find}
        .value=${query}
        @input=${({ target }: Event) => {
          if (target instanceof HTMLInputElement) void look(target.value);
        }}
      />
      ${count === undefined ? nothing : html`<span class="count">${words.shownOf(count, all)}</span>`}
      ${
        shown.isOfTeams
          ? nothing
          : html`<button
              type="button"
              class=${opened.part === null ? '' : 'is-on'}
              aria-expanded=${isFiltering ? 'true' : 'false'}
              @click=${() => {
                change({ isFiltering: !isFiltering });
              }}
            >
              ${words.filter}
            </button>`
      }
      ${slashSwitch(words)}
    </div>
    ${isFiltering ? groups() : nothing}`;
}
