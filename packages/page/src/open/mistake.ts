// The note on a file that can't be read; loaded with the first one.
import { type TemplateResult, html, nothing } from 'lit-html';

import { type InputError, capitalize, isInputError } from '@crosstable/core/text';
import { isRefusal } from '@crosstable/event/open-event';
import { errorInWords } from '@crosstable/words/errors';
import { type RecipeWords, kindInWords } from '@crosstable/words/recipes';
import { RECIPES as GERMAN } from '@crosstable/words/recipes/de';
import { RECIPES as ENGLISH } from '@crosstable/words/recipes/en';
import { RECIPES as SPANISH } from '@crosstable/words/recipes/es';
import { RECIPES as FRENCH } from '@crosstable/words/recipes/fr';
import type { ChessEvent, Refusal } from 'crosstable/event';

import { closeButton } from '../close-button.js';
import { ERRORS } from '../errors-by-language.js';
import type { Spoken } from '../languages.js';
import { type Group, groupSwitch, groupsOf } from './groups.js';
import { type Mistake, type Place, mistakeOf, placedInJson } from './mistake-place.js';
import './mistake.css';

/** The sentences on other files by the codes of the languages; one that isn't here has the English ones. */
const RECIPES: Partial<Record<string, RecipeWords>> = { de: GERMAN, en: ENGLISH, es: SPANISH, fr: FRENCH };

/** A mistake, or a file in which no tournament can be read. */
interface FileMistake extends Mistake {
  readonly refusal: Refusal | null;
  /** The error of the reader, which can be put into words. */
  readonly error: InputError | null;
  /** The crosstables of a file that has several. */
  readonly groups: readonly Group[];
}

/** The ways out of a mistake. */
export interface MistakeSteps {
  readonly dismiss: () => void;
  readonly openGroup: (all: readonly Group[], at: number) => void;
  /** Says something to those who can't see it. */
  readonly say: (sentence: string) => void;
}

/** A mistake, and what draws it. */
export interface NotedMistake extends FileMistake {
  readonly note: typeof mistakeNote;
}

/** The names of the crosstables in a file. */
function namesIn({ values }: InputError): readonly string[] {
  return Object.values(values).filter((name) => typeof name === 'string');
}

/** The mistake in a file, with its place as far as that is known. */
export function notedMistake(thrown: unknown, file: string, content: string | Uint8Array): NotedMistake {
  const mistake = mistakeOf(thrown, file, content);
  const refusal = isRefusal(thrown) ? thrown : null;
  const placed = mistake.place === null && refusal === null ? placedInJson(mistake, content) : mistake;
  const groups = isInputError(thrown) && thrown.key === 'several-crosstables' ? namesIn(thrown) : [];
  return {
    ...placed,
    refusal,
    error: isInputError(thrown) ? thrown : null,
    groups: groupsOf(groups, content, file),
    note: mistakeNote,
  };
}

/** The address that was copied last. */
let copied: string | undefined;

/** Copies an address, and says so. */
async function copyAddress(address: string, words: Spoken['words'], say: MistakeSteps['say']): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    // The browser forbids it: the address stands in the sentence
    return;
  }
  copied = address;
  say(words.addressCopied);
}

/** The kind of a file and the way to one that can be read; an address of Chess-Results can be followed. */
function recipeNote(
  refusal: Refusal,
  { language, words: page }: Pick<Spoken, 'language' | 'words'>,
  { say }: MistakeSteps,
): TemplateResult {
  const words = RECIPES[language] ?? ENGLISH;
  const { address, key, program, recipe } = refusal;
  const sentence = words.recipes[recipe](refusal);
  const kind = words.refused(kindInWords(key, refusal, words));
  const isLinked = address !== undefined && program === 'Chess-Results';
  const copy =
    address === undefined
      ? nothing
      : html`<p>
          <button type="button" @click=${() => void copyAddress(address, page, say)}>${page.copyAddress}</button
          >${copied === address ? html` <strong>✓ ${page.addressCopied}</strong>` : nothing}
        </p>`;
  const [before, after] = isLinked ? sentence.split(address) : [sentence];
  const link = isLinked ? html`<a href=${address} rel="noreferrer" dir="ltr">${address}</a>` : nothing;
  return html`<p class="recipe" lang=${words === ENGLISH ? 'en' : language}>${kind} ${before}${link}${after}</p>
    ${copy}`;
}

/** The reader's sentence, in the language of the page where that has words for it; the place stands before it already. */
function saidBy({ error, message, place }: FileMistake, { language, words }: Pick<Spoken, 'language' | 'words'>) {
  const own = ERRORS[language];
  if (error === null || own === undefined)
    return html`<p class="reader">${words.readerSays} <q lang="en">${message}</q></p>`;
  const whole = errorInWords(error, own);
  const { column, line } = error;
  const before = typeof line === 'number' && typeof column === 'number' ? own.place(line, column) + own.colon : '';
  const isTold = place !== null && before !== '' && whole.startsWith(before);
  return html`<p class="reader">${isTold ? capitalize(whole.slice(before.length)) : whole}</p>`;
}

/** Blanks as wide as what stands before the mistake: a tabulator is wide as that of the line above. */
function blanksBefore({ indent, text }: Place): string {
  const before = Array.from(text).slice(0, indent);
  return before
    .map((sign) => (sign === '\t' ? sign : ' '))
    .join('')
    .padEnd(indent);
}

/** The note on a mistake: a sentence, and the line with a caret, or the way to another file. */
function mistakeNote(
  mistake: FileMistake,
  opened: ChessEvent | undefined,
  { language, words }: Pick<Spoken, 'language' | 'words'>,
  steps: MistakeSteps,
): TemplateResult {
  const { file, groups, place, refusal } = mistake;
  if (groups.length > 0) {
    return html`<section class="mistake" role="alert">
      ${closeButton(words, steps.dismiss)}
      <p><strong>${words.severalTables(file === '' ? words.pastedText : file)}</strong></p>
      ${groupSwitch(groups, null, words, (at) => {
        steps.openGroup(groups, at);
      })}
    </section>`;
  }
  return html`<section class="mistake" role="alert">
    ${closeButton(words, steps.dismiss)}
    <p>
      <strong>${words.unreadable(file === '' ? words.pastedText : file)}</strong>
      ${place === null ? nothing : words.mistakeAt(place.line, place.column)}
    </p>
    ${
      place === null
        ? nothing
        : html`<pre dir="ltr"><span>${place.text}</span>
<span aria-hidden="true">${blanksBefore(place)}<span class="caret">^</span></span></pre>`
    }
    ${refusal === null ? saidBy(mistake, { language, words }) : recipeNote(refusal, { language, words }, steps)}
    ${opened === undefined ? nothing : html`<p>${words.stillOpen(opened.name === '' ? words.unnamed : opened.name)}</p>`}
  </section>`;
}
