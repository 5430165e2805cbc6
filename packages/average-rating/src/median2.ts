export type { Crosstable, Edition, Game, GameKind, Player, Result, Rounds, System, Tiebreak } from '@crosstable/core';
export { averageRatingOfOpponentsMedian2, averageRatingOfOpponentsMedian2 as tiebreak } from './article-10.1.js';
