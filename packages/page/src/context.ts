import type { TemplateResult } from 'lit-html';

import type { TitleWords, WordsWith } from '@crosstable/words/answers';
import type { Naming } from 'crosstable/words';

import type { Found } from './find/finding.js';
import type { Opened } from './state.js';
import type { Shown } from './table.js';
import type { PageWords } from './words/page-words.js';
import type { PartWords } from './words/part-words.js';

/** The state and the words that the frame and the standings are made of. */
export interface TableContext {
  readonly opened: Opened;
  readonly shown: Shown;
  /** The code of the language that the words are of. */
  readonly language: string;
  readonly words: PageWords;
  readonly naming: Naming;
  readonly title: TitleWords;
  /** Shows another state. */
  readonly show: (opened: Opened) => void;
  /** Draws once more, when something that was asked for has come. */
  readonly again: () => void;
  /** Says something to those who can't see what changed. */
  readonly say: (sentence: string) => void;
  /** Those whom the reader looks for; `null` where everybody is shown. */
  readonly found: Found | null;
  /** Takes note that the changed results are in a file now. */
  readonly markSaved: () => void;
}

/** The words of explanations, audits and comparisons. */
export type ExplainingWords = WordsWith<'audit' | 'comparison' | 'title'>;

/** The context of a part that is loaded when somebody asks for it: that of a table, and the words of such parts. */
export interface Context extends TableContext {
  readonly words: PageWords & PartWords;
  readonly explaining: ExplainingWords;
}

/** The file of a part, which draws it. */
export interface PartFile {
  readonly view: (context: Context) => TemplateResult;
}
