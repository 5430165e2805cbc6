import type { WordsWith } from '@crosstable/words/answers';

import { lateWords } from '../late-words.js';

/** The words of the notes on a file, in one language. */
export type NoteWords = WordsWith<'findings'>;

/** The words of a language. */
export const noteWords = lateWords(
  import.meta.glob<NoteWords>('../languages/*.ts', { query: '?notes', import: 'NOTES' }),
);
