import type { Later } from '../../languages.js';

/** Spanish: the words that are loaded when something needs them. */
export const LATER: Later = {
  articles: async () => (await import('@crosstable/words/articles/es')).ARTICLES,
  people: async () => (await import('../people/es.js')).PEOPLE,
  recipes: async () => (await import('@crosstable/words/recipes/es')).RECIPES,
};
