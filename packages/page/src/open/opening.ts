// The ways to open a tournament: drop, choose, paste, or the sample.
import { type TemplateResult, html, nothing } from 'lit-html';

import type { PageWords } from '../words/page-words.js';

/** Takes the content of a file, with the file's name. */
export type Take = (content: string | Uint8Array, file: string) => void;

/** The tournament that anybody may look at. */
const SAMPLE = new URL('../../../../examples/avro-1938.trf', import.meta.url).href;

/** The file name of a text that was pasted. */
const PASTED = '';

/** Reads a file of the device. */
async function takeFile(file: File, take: Take): Promise<void> {
  take(new Uint8Array(await file.arrayBuffer()), file.name);
}

/** Loads a file of the page's own site; false where there is none. */
export async function takeFrom(address: string, take: Take): Promise<boolean> {
  const response = await fetch(address).catch(() => undefined);
  if (response?.ok !== true) return false;
  take(new Uint8Array(await response.arrayBuffer()), address);
  return true;
}

/** Lets files be dropped anywhere on the page. */
export function acceptDrops(take: Take): void {
  const { documentElement } = document;
  addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    documentElement.classList.add('is-dropping');
  });
  addEventListener('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) documentElement.classList.remove('is-dropping');
  });
  addEventListener('drop', (event) => {
    const file = event.dataTransfer?.files.item(0);
    documentElement.classList.remove('is-dropping');
    if (file == null) return;
    event.preventDefault();
    void takeFile(file, take);
  });
}

/** Lets the text of a file be pasted anywhere but in a field. */
export function acceptPastes(take: Take): void {
  addEventListener('paste', (event) => {
    if (event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement) return;
    const file = event.clipboardData?.files.item(0);
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (file != null) void takeFile(file, take);
    else if (text.includes('\n') || text.trim().startsWith('{')) take(text, PASTED);
  });
}

/** The page before a tournament is open, and where another one is chosen. */
export function openingView(words: PageWords, take: Take, back: (() => void) | undefined): TemplateResult {
  const choose = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement)) return;
    const file = target.files?.item(0);
    if (file != null) void takeFile(file, take);
    // Of a file that is chosen again, once it is mended, the browser would say nothing
    target.value = '';
  };
  const paste = (event: Event): void => {
    const field =
      event.currentTarget instanceof Element
        ? event.currentTarget.closest('form')?.querySelector('textarea')
        : undefined;
    if (field != null) take(field.value, PASTED);
  };
  return html`<section class="opening">
    ${back === undefined ? nothing : html`<button type="button" class="back" @click=${back}>${words.closeOpening}</button>`}
    <h1>${words.headline}</h1>
    <p class="promise">${words.promise}</p>
    <div class="drop">
      <p>${words.dropHere}</p>
      <label class="button"
        ><input
          type="file"
          class="unseen"
          id="file"
          accept=".trf,.trfx,.txt,.json,.htm,.html,.csv,.tsv,.xlsx,.pgn,.tunx,.turx,.tutx,.tumx,text/plain,application/json"
          @change=${choose}
        /><span>${words.choose}</span></label
      >
      <button type="button" class="quiet" @click=${() => takeFrom(SAMPLE, take)}>${words.sample}</button>
    </div>
    <form
      class="paste"
      @submit=${(event: Event) => {
        event.preventDefault();
      }}
    >
      <label for="paste">${words.orPaste}</label>
      <textarea id="paste" rows="4" dir="ltr" spellcheck="false" placeholder=${words.pasteHint}></textarea>
      <button type="button" @click=${paste}>${words.openPasted}</button>
    </form>
  </section>`;
}
