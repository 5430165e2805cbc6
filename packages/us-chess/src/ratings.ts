// The US Chess Rating System

export type { Game, GameKind, Result, Rounds } from '@crosstable/core';
export type { FloorRecord } from './ratings/floors.js';
export { type InitialFacts, initialRating } from './ratings/initial.js';
export type { USChessOptions } from './ratings/options.js';
export type { USChessPlayer } from './ratings/player.js';
export { type RatedUSChessPlayer, type USChessEventPlayer, rateEvent } from './ratings/rate-event.js';
export { type USChessGame, type USChessRating, ratePlayer } from './ratings/rate-player.js';
export { type USChessSection, rateSections } from './ratings/rate-sections.js';
export type { Earlier } from './ratings/special.js';
