export type { Game, GameKind, Result, Rounds } from '@crosstable/core';
export type { GameColumns } from '@crosstable/elo/inside';
export type { GlickoOptions, GlickoRating, UncertainRating } from './rating.js';
export { type CrosstablePlayer, type RatedCrosstablePlayer, rateCrosstable } from './rate-crosstable.js';
export { type RatingColumns, ratePeriod } from './rate-period.js';
