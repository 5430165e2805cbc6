// The note on a file that can't be read; loaded with the first one.
import { type TemplateResult, html, nothing } from 'lit-html';

import type { ChessEvent } from 'crosstable/event';

import { closeButton } from '../close-button.js';
import type { PageWords } from '../words/page-words.js';
import { type Mistake, mistakeOf, placedInJson } from './mistake-place.js';
import './mistake.css';

/** A mistake, and what draws it. */
export interface NotedMistake extends Mistake {
  readonly note: typeof mistakeNote;
}

/** The mistake in a file, with its place as far as that is known. */
export function notedMistake(thrown: unknown, file: string, content: string | Uint8Array): NotedMistake {
  const mistake = mistakeOf(thrown, file, content);
  return { ...(mistake.place === null ? placedInJson(mistake, content) : mistake), note: mistakeNote };
}

/** The note on a mistake: a sentence, and the line with a caret. */
function mistakeNote(
  mistake: Mistake,
  opened: ChessEvent | undefined,
  words: PageWords,
  dismiss: () => void,
): TemplateResult {
  const { file, message, place } = mistake;
  return html`<section class="mistake" role="alert">
    ${closeButton(words, dismiss)}
    <p>
      <strong>${words.unreadable(file === '' ? words.pastedText : file)}</strong>
      ${place === null ? nothing : words.mistakeAt(place.line, place.column)}
    </p>
    ${
      place === null
        ? nothing
        : html`<pre dir="ltr"><span>${place.text}</span>
<span aria-hidden="true">${' '.repeat(place.indent)}<span class="caret">^</span></span></pre>`
    }
    <p class="reader">${words.readerSays} <q lang="en">${message}</q></p>
    ${opened === undefined ? nothing : html`<p>${words.stillOpen(opened.name === '' ? words.unnamed : opened.name)}</p>`}
  </section>`;
}
