export type { Crosstable, Edition, Game, GameKind, Player, Result, Rounds, System, Tiebreak } from '@crosstable/core';
export { progressiveCut2, progressiveCut2 as tiebreak } from './article-7.5.js';
