export type { Crosstable, Edition, Game, GameKind, Player, Result, Rounds, System, Tiebreak } from '@crosstable/core';
export { averageRatingOfOpponentsCut1, averageRatingOfOpponentsCut1 as tiebreak } from './article-10.1.js';
