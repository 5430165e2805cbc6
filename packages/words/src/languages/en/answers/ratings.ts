import type { RatingsWords } from '../../../answers/ratings-words.js';

export const RATINGS: RatingsWords = {
  kind: 'Ratings',
};
