export type { Expectation } from './expected.js';
export type { DwzGame, DwzOptions, DwzOrder, DwzPlayer } from './player.js';
export { type DwzRating, dwz } from './dwz.js';
