// Links, files and paper: these leave the page, and only when its reader asks.
import { type TemplateResult, html } from 'lit-html';

import type { Context } from '../context.js';
import { laterWords } from '../late-words.js';
import { linkLine } from './link-line.js';
import { files } from './saving.js';
import './share.css';

const shareWords = laterWords('sharing');

/** The link to what is shown, and the files. */
export function view(context: Context): TemplateResult {
  const { again, language, words: page } = context;
  const words = shareWords(language, again);
  if (words === undefined) return html`<p class="loading">${page.loading}</p>`;
  return html`<section class="sharing" aria-label=${page.share}>
    <h2>${page.share}</h2>
    ${linkLine(words, context)}${files(words, context)}
    <button
      type="button"
      class="print"
      @click=${() => {
        print();
      }}
    >
      ${page.print}
    </button>
  </section>`;
}
