// The contents of articles, loaded when somebody asks for one.
import type { ArticleWords } from '@crosstable/words/articles';

import { lateWords } from '../late-words.js';

/** Gives the contents in a language once they are there. */
export const wordsOfArticles = lateWords(
  import.meta.glob<ArticleWords>('../languages/*.ts', { query: '?articles', import: 'ARTICLES' }),
);
