export type { Crosstable, Edition, Game, GameKind, Player, Result, Rounds, System, Tiebreak } from '@crosstable/core';
export { progressiveCut1, progressiveCut1 as tiebreak } from './article-7.5.js';
