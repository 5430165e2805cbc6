import type { Player, Rounds } from '../input/game.js';
import type { Crosstable } from './table.js';

/**
 * A tie-break as every package exports it: the value of one player, from the games or from a compiled table. A table
 * has its players compiled in; a list given beside one is not looked at.
 */
export type Tiebreak = (player: string, games: Rounds | Crosstable, players?: readonly Player[]) => number;
