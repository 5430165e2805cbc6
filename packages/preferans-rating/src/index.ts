export type { PrefPlayer, PrefRatedPlayer, PrefRatingResult } from './preferans-rating.js';
export { PrefRating, PrefRating as default, prefRating } from './preferans-rating.js';
