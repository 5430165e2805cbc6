export type { PrefExplainedPlayer, PrefExplanation, PrefHalf, PrefPair, PrefSeat } from './explanation.js';
export { explain } from './explanation.js';
export { inWords } from './in-words.js';
export type { PrefPlayer, PrefRatedPlayer } from './preferans-rating.js';
