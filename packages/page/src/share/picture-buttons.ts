// Under an account, and under A before B: saves it as a picture, or sends it where the device can.
import { type TemplateResult, html, nothing } from 'lit-html';

import type { Context } from '../context.js';
import { fileName, saveBlob } from './save.js';

/** Whether the share sheet of the device takes pictures. */
function canSend(): boolean {
  return navigator.canShare?.({ files: [new File([], 'a.png', { type: 'image/png' })] }) ?? false;
}

/** The buttons for a picture of what is explained. */
export function pictureButtons(context: Context): TemplateResult {
  const { shown, words } = context;
  const name = fileName(shown.event.name, 'png');
  const picture = async (): Promise<Blob | undefined> => (await import('./picture.js')).pictureOf(context);
  const save = async (): Promise<void> => {
    const blob = await picture();
    if (blob !== undefined) saveBlob(blob, name);
  };
  const send = async (): Promise<void> => {
    const blob = await picture();
    if (blob === undefined) return;
    // The reader may close the sheet again
    await navigator.share({ files: [new File([blob], name, { type: blob.type })] }).catch(() => undefined);
  };
  return html`<p class="pictured">
    <button type="button" class="quiet" @click=${save}>${words.savePicture}</button>
    ${canSend() ? html`<button type="button" class="quiet" @click=${send}>${words.sendPicture}</button>` : nothing}
  </p>`;
}
