export type { Crosstable, Edition, Game, GameKind, Player, Result, Rounds, System, Tiebreak } from '@crosstable/core';
export { blackGames, blackGames as tiebreak } from './article-7.3.js';
