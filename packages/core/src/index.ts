export type { Game, GameKind, Player, Result, Rounds } from './game.js';
export { GAME_KINDS, RESULTS } from './game.js';
export type { Scoring } from './scoring.js';
