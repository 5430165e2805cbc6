export type { EloOptions } from './elo.js';
export { elo, expectedScore } from './elo.js';
