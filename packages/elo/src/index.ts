export type { CurveOptions, EloOptions } from './elo.js';
export { elo, expectedScore } from './elo.js';
