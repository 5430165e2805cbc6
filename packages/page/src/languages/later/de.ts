import type { Later } from '../../languages.js';

/** German: the words that are loaded when something needs them. */
export const LATER: Later = {
  answers: async () => (await import('@crosstable/words/de/answers')).GERMAN_ANSWERS,
  articles: async () => (await import('@crosstable/words/articles/de')).ARTICLES,
  hand: async () => (await import('../hand/de.js')).BY_HAND,
  norms: async () => (await import('@crosstable/norms/words/de')).GERMAN_NORMS,
  people: async () => (await import('../people/de.js')).PEOPLE,
  prizes: async () => (await import('../prizes/de.js')).PRIZES_VIEW,
  recipes: async () => (await import('@crosstable/words/recipes/de')).RECIPES,
  results: async () => (await import('../results/de.js')).RESULTS,
  sharing: async () => (await import('../sharing/de.js')).SHARING,
  systems: async () => (await import('@crosstable/words/rating-systems/de')).RATING_SYSTEMS,
};
