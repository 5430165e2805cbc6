export type { Crosstable, Edition, Game, GameKind, Player, Result, Rounds, System, Tiebreak } from '@crosstable/core';
export { standardPoints, standardPoints as tiebreak } from './article-7.7.js';
