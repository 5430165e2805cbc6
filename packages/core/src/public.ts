// The types of every entry that computes a tie-break, which it exports in one line.

export type { Edition } from './input/editions.js';
export type { System } from './input/system.js';
export type { Game, GameKind, Player, RatingFrom, Result, Rounds } from './input/game.js';
export type { Crosstable } from './tournament/table.js';
export type { Tiebreak } from './tournament/tiebreak.js';
