export { type InitialRating, type InitialReason, initialRating } from './article-8.2.js';
export { explain } from './article-8.3-explanation.js';
export { differenceRule } from './article-8.3.1.js';
export { type Development, MOST } from './article-8.3.3.js';
export { performanceRating } from './b01/article-1.4.8.js';
export { type GameColumns, checkColumns } from './game-columns.js';
export { type RatingGame, checkRating } from './rating-game.js';
export type { RatingReason, RatingReasonKey } from './rating-reasons.js';
export { RATING_KINDS, type RatingKind } from './rules-in-force.js';
