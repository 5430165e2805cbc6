export type { Crosstable, Edition, Game, GameKind, Player, Result, Rounds, System, Tiebreak } from '@crosstable/core';
export { buchholzMedian1, buchholzMedian1 as tiebreak } from './article-8.1.js';
