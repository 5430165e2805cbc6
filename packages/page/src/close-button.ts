// The button that closes an account, a note or a mistake.
import { type TemplateResult, html } from 'lit-html';

import type { PageWords } from './words/page-words.js';

export function closeButton({ dismiss }: Pick<PageWords, 'dismiss'>, close: () => void): TemplateResult {
  return html`<button type="button" class="close" @click=${close}>${dismiss}</button>`;
}
