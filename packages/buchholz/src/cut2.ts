export type { Crosstable, Edition, Game, GameKind, Player, Result, Rounds, System, Tiebreak } from '@crosstable/core';
export { buchholzCut2, buchholzCut2 as tiebreak } from './article-8.1.js';
