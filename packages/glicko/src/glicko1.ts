export type { GlickoGame, UncertainRating } from './rating.js';
export { type Glicko1Options, glicko1 } from './glicko-1.js';
