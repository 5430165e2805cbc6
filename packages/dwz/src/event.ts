export type { Game, GameKind, Result, Rounds } from '@crosstable/core';
export type { DwzRating } from './dwz.js';
export type { Expectation } from './expected.js';
export type { DwzOptions, DwzOrder, DwzPlayer } from './player.js';
export { type DwzEventPlayer, type RatedDwzPlayer, rateEvent } from './rate-event.js';
