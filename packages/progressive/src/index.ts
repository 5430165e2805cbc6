export type { Crosstable, Edition, Game, GameKind, Player, Result, Rounds, System, Tiebreak } from '@crosstable/core';
export { progressive, progressive as tiebreak } from './article-7.5.js';
