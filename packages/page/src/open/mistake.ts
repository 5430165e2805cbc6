// The note on a file that can't be read; loaded with the first one.
import { type TemplateResult, html, nothing } from 'lit-html';

import { isRefusal } from '@crosstable/event/open-event';
import { type RecipeWords, kindInWords } from '@crosstable/words/recipes';
import { RECIPES as GERMAN } from '@crosstable/words/recipes/de';
import { RECIPES as ENGLISH } from '@crosstable/words/recipes/en';
import { RECIPES as SPANISH } from '@crosstable/words/recipes/es';
import { RECIPES as FRENCH } from '@crosstable/words/recipes/fr';
import type { ChessEvent, Refusal } from 'crosstable/event';

import { closeButton } from '../close-button.js';
import type { Spoken } from '../languages.js';
import { type Mistake, mistakeOf, placedInJson } from './mistake-place.js';
import './mistake.css';

/** The sentences on other files by the codes of the languages; one that isn't here has the English ones. */
const RECIPES: Partial<Record<string, RecipeWords>> = { de: GERMAN, en: ENGLISH, es: SPANISH, fr: FRENCH };

/** A mistake, or a file in which no tournament can be read. */
interface FileMistake extends Mistake {
  readonly refusal: Refusal | null;
}

/** A mistake, and what draws it. */
export interface NotedMistake extends FileMistake {
  readonly note: typeof mistakeNote;
}

/** The mistake in a file, with its place as far as that is known. */
export function notedMistake(thrown: unknown, file: string, content: string | Uint8Array): NotedMistake {
  const mistake = mistakeOf(thrown, file, content);
  const refusal = isRefusal(thrown) ? thrown : null;
  const placed = mistake.place === null && refusal === null ? placedInJson(mistake, content) : mistake;
  return { ...placed, refusal, note: mistakeNote };
}

/** The kind of a file and the way to one that can be read; an address of Chess-Results can be followed. */
function recipeNote(refusal: Refusal, language: string): TemplateResult {
  const words = RECIPES[language] ?? ENGLISH;
  const { address, key, program, recipe } = refusal;
  const sentence = words.recipes[recipe](refusal);
  const kind = words.refused(kindInWords(key, refusal, words));
  const isLinked = address !== undefined && program === 'Chess-Results';
  const [before, after] = isLinked ? sentence.split(address) : [sentence];
  const link = isLinked ? html`<a href=${address} rel="noreferrer" dir="ltr">${address}</a>` : nothing;
  return html`<p class="recipe" lang=${words === ENGLISH ? 'en' : language}>${kind} ${before}${link}${after}</p>`;
}

/** The note on a mistake: a sentence, and the line with a caret, or the way to another file. */
function mistakeNote(
  mistake: FileMistake,
  opened: ChessEvent | undefined,
  { language, words }: Pick<Spoken, 'language' | 'words'>,
  dismiss: () => void,
): TemplateResult {
  const { file, message, place, refusal } = mistake;
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
    ${refusal === null ? html`<p class="reader">${words.readerSays} <q lang="en">${message}</q></p>` : recipeNote(refusal, language)}
    ${opened === undefined ? nothing : html`<p>${words.stillOpen(opened.name === '' ? words.unnamed : opened.name)}</p>`}
  </section>`;
}
