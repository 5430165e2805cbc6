export type { Crosstable, Edition, Game, GameKind, Player, Result, Rounds, System, Tiebreak } from '@crosstable/core';
export { sonnebornBerger, sonnebornBerger as tiebreak } from './article-9.1.js';
