export type { PgnEvent, RefusedPgnEvent } from './pgn-event.js';
export type { Readings } from './readings.js';
export { readPgn } from './read-pgn.js';
