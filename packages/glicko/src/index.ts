export type { GlickoGame, GlickoOptions, GlickoRating, UncertainRating } from './rating.js';
export { NEW_PLAYER, glicko2 } from './glicko-2.js';
