export type { Crosstable, Edition, Game, GameKind, Player, Result, Rounds, System, Tiebreak } from '@crosstable/core';
export { foreBuchholzCut1, foreBuchholzCut1 as tiebreak } from '../article-8.3.js';
