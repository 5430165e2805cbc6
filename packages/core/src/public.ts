// The types of every entry that computes a tie-break, which it exports in one line.

export type { Crosstable, Edition, Game, GameKind, Player, Result, Rounds, System, Tiebreak } from './index.js';
