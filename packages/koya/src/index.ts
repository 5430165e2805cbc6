export type { Crosstable, Edition, Game, GameKind, Player, Result, Rounds, System, Tiebreak } from '@crosstable/core';
export type { KoyaLimit } from './article-14.5.js';
export { koya, koya as tiebreak } from './article-9.2.js';
