// The story of the table before anybody asks: beside it, where there is room.
import { type TemplateResult, html, nothing } from 'lit-html';

import type { TableContext } from '../context.js';
import { isolatedName, sentence } from '../figures.js';
import { nameIn } from '../table.js';
import { movedByOther } from './other-edition.js';
import { placeBeside } from './wished-width.js';

/** How many neighbours each code of the list separated, and how many none did. */
function separations({ opened: { codes }, shown: { rows, stairs } }: TableContext) {
  const counts = codes.map(() => 0);
  let shared = 0;
  for (const { ruleBelow } of stairs.slice(0, Math.max(rows.length - 1, 0))) {
    if (ruleBelow === null) shared += 1;
    else counts[ruleBelow] += 1;
  }
  return { counts, shared };
}

/** The changes of the other edition, and the way to it; only where the story is seen. */
function edition(context: TableContext): TemplateResult | typeof nothing {
  const { opened, words, show } = context;
  const moved = matchMedia('(min-width: 73.75rem)').matches ? movedByOther(context) : null;
  if (moved === null || moved.places === 0) return nothing;
  return html`<button
    type="button"
    class="edition"
    @click=${() => {
      show({ ...opened, view: 'editions', selection: null });
    }}
  >
    ${sentence(words.movedBy(moved.edition, moved.places))}
  </button>`;
}

/** The story of the standings in a few sentences. */
export function story(context: TableContext): TemplateResult {
  const { opened, shown, words, show } = context;
  const { codes } = opened;
  // Below another view nobody would look for it
  const isOnlyBeside = opened.view !== 'standings';
  const { counts, shared } = separations(context);
  const decided = codes.flatMap((code, at) => (counts[at] === 0 ? [] : [words.times(code, counts[at])]));
  const last = counts.findLastIndex((count) => count > 0);
  // The first two whom nothing but the last code that was needed tells apart; points alone tell no story
  const pair = last < 1 ? -1 : shown.stairs.findIndex(({ ruleBelow }) => ruleBelow === last);
  const [one, other] = shown.rows.slice(pair, pair + 2).map(({ player }) => player);
  const unneeded = shared > 0 ? [] : codes.slice(last + 1);
  return html`<aside
    class="story ${placeBeside()}${isOnlyBeside ? ' is-only-beside' : ''}"
    aria-labelledby="story-title"
  >
    <h2 id="story-title">${words.storyTitle}</h2>
    ${decided.length === 0 ? nothing : html`<p>${sentence(words.decidedBy(decided.join(', ')))}</p>`}
    ${shared === 0 ? nothing : html`<p>${sentence(words.leftShared(shared))}</p>`}
    ${unneeded.length === 0 ? nothing : html`<p>${words.notNeeded(unneeded.join(', '))}</p>`}
    <p class="choose">${words.chooseNumber}</p>
    ${
      pair < 0
        ? nothing
        : html`<button
            type="button"
            @click=${() => {
              show({ ...opened, selection: { kind: 'pair', one, other, at: last } });
            }}
          >
            ${sentence(words.closest(isolatedName(nameIn(shown, one)), isolatedName(nameIn(shown, other)), codes[last]))}
          </button>`
    }${edition(context)}
  </aside>`;
}
