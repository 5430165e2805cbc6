import { type TemplateResult, html } from 'lit-html';

import type { Context } from '../context.js';

/** Under an account, and under A before B: makes a picture of it. */
export function pictureButton(context: Context): TemplateResult {
  const give = async (): Promise<void> => (await import('./picture.js')).givePicture(context);
  return html`<p class="pictured">
    <button type="button" class="quiet" @click=${give}>${context.words.asPicture}</button>
  </p>`;
}
