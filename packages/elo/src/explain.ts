export type { GameKind, Result } from '@crosstable/core';
export type { GameExplanation, RatingExplanation, RatingExplanationInput } from './article-8.3-explanation.js';
export type { Development } from './article-8.3.3.js';
export type { RatingGame } from './rating-game.js';
export type { NotRatedReason, RatingReason, RatingReasonKey, RatingReasonValues } from './rating-reasons.js';
export type { RatingKind, RuleOptions } from './rules-in-force.js';
export { explain } from './article-8.3-explanation.js';
export { RATING_REASON_KEYS } from './rating-reasons.js';
