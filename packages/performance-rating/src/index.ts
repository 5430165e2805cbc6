export type { Crosstable, Edition, Game, GameKind, Player, Result, Rounds, System, Tiebreak } from '@crosstable/core';
export { tournamentPerformanceRating, tournamentPerformanceRating as tiebreak } from './article-10.2.js';
