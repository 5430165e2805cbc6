export type { DwzGame } from './player.js';
export { performance } from './performance-rating.js';
