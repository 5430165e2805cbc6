import type { Later } from '../../languages.js';

/** French: the words that are loaded when something needs them. */
export const LATER: Later = {
  answers: async () => (await import('@crosstable/words/fr/answers')).FRENCH_ANSWERS,
  articles: async () => (await import('@crosstable/words/articles/fr')).ARTICLES,
  hand: async () => (await import('../hand/fr.js')).BY_HAND,
  norms: async () => (await import('@crosstable/norms/words/fr')).FRENCH_NORMS,
  people: async () => (await import('../people/fr.js')).PEOPLE,
  prizes: async () => (await import('../prizes/fr.js')).PRIZES_VIEW,
  recipes: async () => (await import('@crosstable/words/recipes/fr')).RECIPES,
  results: async () => (await import('../results/fr.js')).RESULTS,
  sharing: async () => (await import('../sharing/fr.js')).SHARING,
  systems: async () => (await import('@crosstable/words/rating-systems/fr')).RATING_SYSTEMS,
};
