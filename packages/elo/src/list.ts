export { type InputError, type InputErrorKey, isInputError } from '@crosstable/core';
export type { ListedPlayer, ListedRating } from './rating-list/listed-player.js';
export type { ListSource } from './rating-list/pieces.js';
export { type RatingList, type RatingListOptions, readRatingList } from './read-rating-list.js';
export type { RatingKind } from './rules-in-force.js';
