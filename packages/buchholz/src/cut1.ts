export type { Crosstable, Edition, Game, GameKind, Player, Result, Rounds, System, Tiebreak } from '@crosstable/core';
export { buchholzCut1, buchholzCut1 as tiebreak } from './article-8.1.js';
