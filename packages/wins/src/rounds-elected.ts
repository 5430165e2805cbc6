export type { Crosstable, Edition, Game, GameKind, Player, Result, Rounds, System, Tiebreak } from '@crosstable/core';
export { roundsElected, roundsElected as tiebreak } from './article-7.6.js';
