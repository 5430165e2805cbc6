export type { Crosstable, Edition, Game, GameKind, Player, Result, Rounds, System, Tiebreak } from '@crosstable/core';
export {
  averagePerfectPerformanceOfOpponents,
  averagePerfectPerformanceOfOpponents as tiebreak,
} from './article-10.5.js';
