export type { Crosstable, Edition, Game, GameKind, Player, Result, Rounds, System, Tiebreak } from '@crosstable/core';
export { sonnebornBergerCut2, sonnebornBergerCut2 as tiebreak } from './article-9.1.js';
