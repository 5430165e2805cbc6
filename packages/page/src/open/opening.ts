// The ways to open a tournament: drop, choose, paste, or the sample.
import { type TemplateResult, html, nothing } from 'lit-html';

import type { Spoken } from '../languages.js';
import type { Selection } from '../state.js';
import { programRecipes } from './program-recipes.js';

/** Takes the content of a file, with the file's name. */
export type Take = (content: string | Uint8Array, file: string) => void;

/** A tournament that anybody may look at, and the number that is explained at once. */
interface Sample {
  readonly address: string;
  readonly selection: Selection;
}

/** A Swiss with byes and forfeits: a value with a cut and two dummies. */
const SAMPLE: Sample = {
  address: new URL('../../../../examples/harbour-open.trf', import.meta.url).href,
  selection: { kind: 'value', player: '9', at: 1 },
};

const SAMPLE_OF_TEAMS: Sample = {
  address: new URL('../../../../examples/lagoon-team-cup.trf', import.meta.url).href,
  selection: { kind: 'value', player: '1', at: 1 },
};

/** The kinds of files that can be read, by the endings of their names. */
const ENDINGS =
  '.trf,.trfx,.txt,.json,.htm,.html,.mht,.mhtml,.csv,.tsv,.xlsx,.pgn,.zip,.tunx,.turx,.tutx,.tumx,.swt,text/plain,application/json';

/** The file name of a text that was pasted. */
const PASTED = '';

/** Ways to open what somebody gives the page. */
export interface Taking {
  readonly take: Take;
  /** Takes a rating list, which may be too large to be read as others are; `false` for any other file. */
  readonly takeList: (file: File) => Promise<boolean>;
  /** Asks how several files belong together. */
  readonly takeSeveral: (files: readonly GivenFile[]) => void;
  readonly takeSample: (sample: Sample) => void;
}

/** A file of the device. */
export interface GivenFile {
  readonly content: Uint8Array;
  readonly file: string;
}

/** Reads files of the device. */
async function takeFiles(files: FileList | undefined, { take, takeList, takeSeveral }: Taking): Promise<void> {
  if (files?.length === 1 && (await takeList(files[0]))) return;
  const given = await Promise.all(
    Array.from(files ?? [], async (file) => ({ content: new Uint8Array(await file.arrayBuffer()), file: file.name })),
  );
  const [first] = given;
  if (given.length > 1) takeSeveral(given);
  else if (given.length === 1) take(first.content, first.file);
}

/** Loads a file of the page's own site; false where there is none. */
export async function takeFrom(address: string, take: Take): Promise<boolean> {
  const response = await fetch(address).catch(() => undefined);
  if (response?.ok !== true) return false;
  take(new Uint8Array(await response.arrayBuffer()), address);
  return true;
}

/** Lets files be dropped anywhere on the page. */
export function acceptDrops(taking: Taking, sentenceOn: (count: number) => string): void {
  const { documentElement } = document;
  addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    documentElement.classList.add('is-dropping');
    documentElement.dataset.drop = sentenceOn(event.dataTransfer.items.length);
  });
  addEventListener('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) documentElement.classList.remove('is-dropping');
  });
  addEventListener('drop', (event) => {
    const files = event.dataTransfer?.files;
    documentElement.classList.remove('is-dropping');
    if (files === undefined || files.length === 0) return;
    event.preventDefault();
    void takeFiles(files, taking);
  });
}

/** Lets the text of a file be pasted anywhere but in a field. */
export function acceptPastes(taking: Taking): void {
  addEventListener('paste', (event) => {
    if (event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement) return;
    const files = event.clipboardData?.files;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (files !== undefined && files.length > 0) void takeFiles(files, taking);
    else if (text.includes('\n') || text.trim().startsWith('{')) taking.take(text, PASTED);
  });
}

/** The names of the formats for readers. */
const FORMATS = 'TRF, XLSX, HTML, CSV, PGN, JSON, TUNX, SWT';

/** The page before a tournament is open, and where another one is chosen. */
export function openingView(
  { language, words }: Pick<Spoken, 'language' | 'words'>,
  taking: Taking,
  back: (() => void) | undefined,
  again: () => void,
): TemplateResult {
  const choose = async ({ target }: Event): Promise<void> => {
    if (!(target instanceof HTMLInputElement)) return;
    await takeFiles(target.files ?? undefined, taking);
    // Of a file that is chosen again, once it is mended, the browser would say nothing
    target.value = '';
  };
  const paste = (event: Event): void => {
    const field =
      event.currentTarget instanceof Element
        ? event.currentTarget.closest('form')?.querySelector('textarea')
        : undefined;
    if (field != null) taking.take(field.value, PASTED);
  };
  return html`<section class="opening">
    ${back === undefined ? nothing : html`<button type="button" class="back" @click=${back}>${words.closeOpening}</button>`}
    <h1>${words.headline}</h1>
    <p class="promise">${words.promise}</p>
    <div class="drop">
      <p>${words.dropHere}</p>
      <label class="button"
        ><input type="file" class="unseen" id="file" multiple accept=${ENDINGS} @change=${choose} /><span
          >${words.choose}</span
        ></label
      >
      <small class="formats" dir="ltr">${FORMATS}</small>
      <p class="samples">
        ${[[SAMPLE, words.sample] as const, [SAMPLE_OF_TEAMS, words.sampleOfTeams] as const].map(
          ([sample, label]) =>
            html`<button
              type="button"
              class="quiet"
              @click=${() => {
                taking.takeSample(sample);
              }}
            >
              ${label}
            </button>`,
        )}
        <button
          type="button"
          class="quiet by-hand-button"
          @click=${() => void import('../hand/by-hand.js').then(({ askByHand }) => askByHand())}
        >
          ${words.byHand}
        </button>
      </p>
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
    ${programRecipes(language, words, again)}
  </section>`;
}
