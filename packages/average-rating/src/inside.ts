export { averageRatingRule } from './article-10.1-explanation.js';
export { ratingsMet, roundedMeans } from './article-10.1.js';
