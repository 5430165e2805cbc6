import type { Later } from '../../languages.js';

/** English: the words that are loaded when something needs them. */
export const LATER: Later = {
  articles: async () => (await import('@crosstable/words/articles/en')).ARTICLES,
  people: async () => (await import('../people/en.js')).PEOPLE,
  recipes: async () => (await import('@crosstable/words/recipes/en')).RECIPES,
};
