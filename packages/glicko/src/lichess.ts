export type { GlickoRating, UncertainRating } from './rating.js';
export { LICHESS, type LichessOptions, type LichessPlayer, lichess } from './lichess-game.js';
