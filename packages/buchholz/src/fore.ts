export type { Crosstable, Edition, Game, GameKind, Player, Result, Rounds, System, Tiebreak } from '@crosstable/core';
export { foreBuchholz, foreBuchholz as tiebreak } from './article-8.3.js';
