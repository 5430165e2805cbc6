export type { UncertainRating } from './rating.js';
export { type IntervalOptions, type RatingInterval, expectedScore, ratingInterval } from './prediction.js';
