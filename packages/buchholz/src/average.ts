export type { Crosstable, Edition, Game, GameKind, Player, Result, Rounds, System, Tiebreak } from '@crosstable/core';
export { averageOfOpponentsBuchholz, averageOfOpponentsBuchholz as tiebreak } from './article-8.2.js';
