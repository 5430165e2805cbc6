export type { Crosstable, Edition, Game, GameKind, Player, Result, Rounds, System, Tiebreak } from '@crosstable/core';
export {
  averagePerformanceRatingOfOpponents,
  averagePerformanceRatingOfOpponents as tiebreak,
} from './article-10.4.js';
