import type { Later } from '../../languages.js';

/** Spanish: the words that are loaded when something needs them. */
export const LATER: Later = {
  answers: async () => (await import('@crosstable/words/es/answers')).SPANISH_ANSWERS,
  articles: async () => (await import('@crosstable/words/articles/es')).ARTICLES,
  hand: async () => (await import('../hand/es.js')).BY_HAND,
  norms: async () => (await import('@crosstable/norms/words/es')).SPANISH_NORMS,
  people: async () => (await import('../people/es.js')).PEOPLE,
  prizes: async () => (await import('../prizes/es.js')).PRIZES_VIEW,
  recipes: async () => (await import('@crosstable/words/recipes/es')).RECIPES,
  results: async () => (await import('../results/es.js')).RESULTS,
  sharing: async () => (await import('../sharing/es.js')).SHARING,
  systems: async () => (await import('@crosstable/words/rating-systems/es')).RATING_SYSTEMS,
};
