import type { TemplateResult } from 'lit-html';

import type { Words } from '../../crosstable/src/words.js';
import type { Opened } from './state.js';
import type { Shown } from './table.js';
import type { PageWords } from './words/page-words.js';

/** A language: the words of the page, and those of explanations. */
export interface Spoken {
  readonly page: PageWords;
  readonly explaining: Words;
}

/** What a view is made of. */
export interface Context {
  readonly opened: Opened;
  readonly shown: Shown;
  readonly words: PageWords;
  readonly explaining: Words;
  /** Shows another state. */
  readonly show: (opened: Opened) => void;
  /** Draws once more, when something that was asked for has come. */
  readonly again: () => void;
  /** Says something to those who can't see what changed. */
  readonly say: (sentence: string) => void;
  /** Takes note that the changed results are in a file now. */
  readonly markSaved: () => void;
}

/** What a file of the folder `views` exports under the name that its entry in the list loads. */
export type Rendered = (context: Context) => TemplateResult;
