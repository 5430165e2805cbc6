export type { Crosstable, Edition, Game, GameKind, Player, Result, Rounds, System, Tiebreak } from '@crosstable/core';
export { won, won as tiebreak } from './article-7.2.js';
