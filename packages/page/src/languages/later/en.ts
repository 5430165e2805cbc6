import type { Later } from '../../languages.js';

/** English: the words that are loaded when something needs them. */
export const LATER: Later = {
  answers: async () => (await import('@crosstable/words/en/answers')).ENGLISH_ANSWERS,
  articles: async () => (await import('@crosstable/words/articles/en')).ARTICLES,
  hand: async () => (await import('../hand/en.js')).BY_HAND,
  norms: async () => (await import('@crosstable/norms/words')).ENGLISH_NORMS,
  people: async () => (await import('../people/en.js')).PEOPLE,
  prizes: async () => (await import('../prizes/en.js')).PRIZES_VIEW,
  recipes: async () => (await import('@crosstable/words/recipes/en')).RECIPES,
  results: async () => (await import('../results/en.js')).RESULTS,
  sharing: async () => (await import('../sharing/en.js')).SHARING,
  systems: async () => (await import('@crosstable/words/rating-systems/en')).RATING_SYSTEMS,
};
