export type { Crosstable, Edition, Game, GameKind, Player, Result, Rounds, System, Tiebreak } from '@crosstable/core';
export { blackWins, blackWins as tiebreak } from './article-7.4.js';
