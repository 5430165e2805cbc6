// The sign of a result that was changed on the page, as of a note in print.
import { type TemplateResult, html, nothing } from 'lit-html';

import type { PageWords } from '../words/page-words.js';

export const CHANGED = '†';

export function changedSign(isChanged: boolean, { changedHere }: PageWords): TemplateResult | typeof nothing {
  return isChanged
    ? html`<span class="changed-sign" title=${changedHere} aria-hidden="true">${CHANGED}</span
        ><span class="unseen"> ${changedHere} </span>`
    : nothing;
}
