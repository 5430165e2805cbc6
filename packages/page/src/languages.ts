// The languages of the page. Every file of the folder `languages` is one, found when the page is built; its name is the code
// of the language. The queries behind the names cut a file into what is loaded at different times.
// Each part brings its own words alone: a spread at the top of the file would stay in every part unless it is marked as pure.
import type { NormWords } from '@crosstable/norms/inside';
import type { AnswerWords, TitleWords } from '@crosstable/words/answers';
import type { ArticleWords } from '@crosstable/words/articles';
import type { RatingSystemWords } from '@crosstable/words/rating-systems';
import type { RecipeWords } from '@crosstable/words/recipes';
import type { Naming } from 'crosstable/words';

import type { ExplainingWords } from './context.js';
import type { HandWords } from './words/hand-words.js';
import type { PageWords } from './words/page-words.js';
import type { PartWords } from './words/part-words.js';
import type { PeopleWords } from './words/people-words.js';
import type { PrizesViewWords } from './words/prizes-view-words.js';
import type { ResultsWords } from './words/results-words.js';
import type { ShareWords } from './words/share-words.js';

/** The words that have files of their own, loaded when something needs them. */
export interface LaterWords {
  readonly answers: AnswerWords;
  readonly articles: ArticleWords;
  readonly hand: HandWords;
  readonly norms: NormWords;
  readonly people: PeopleWords;
  readonly prizes: PrizesViewWords;
  readonly recipes: RecipeWords;
  readonly results: ResultsWords;
  readonly sharing: ShareWords;
  readonly systems: RatingSystemWords;
}

export type Later = { readonly [Key in keyof LaterWords]: () => Promise<LaterWords[Key]> };

/** The words of a language for the opening page. */
export interface Opening {
  readonly words: PageWords;
  readonly naming: Naming;
  readonly title: TitleWords;
  readonly direction: 'ltr' | 'rtl';
  readonly later: () => Promise<Later>;
}

/** The other words of a language, loaded with the first part. */
export interface Parts {
  readonly words: PartWords;
  readonly explaining: ExplainingWords;
}

/** A language that the page speaks. */
export interface Spoken extends Opening {
  readonly language: string;
  readonly parts: () => Promise<Parts>;
}

const OPENINGS = import.meta.glob<Opening>('./languages/*.ts', { query: '?opening', import: 'OPENING' });
const PARTS = import.meta.glob<Parts>('./languages/*.ts', { query: '?parts', import: 'PARTS' });

const FOLDER = './languages/';
const ENDING = '.ts';

/** The codes of the languages. */
export const LANGUAGES: readonly string[] = Object.keys(OPENINGS).map((file) =>
  file.slice(FOLDER.length, -ENDING.length),
);

/** The name of a language in the language itself, as at the beginning of a sentence. */
export function calledIn(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The words of a language. */
export async function spokenIn(language: string): Promise<Spoken> {
  const file = FOLDER + language + ENDING;
  return { language, parts: PARTS[file], ...(await OPENINGS[file]()) };
}
