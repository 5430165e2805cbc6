export type { Crosstable, Edition, Game, GameKind, Player, Result, Rounds, System, Tiebreak } from '@crosstable/core';
export { buchholz, buchholz as tiebreak } from './article-8.1.js';
