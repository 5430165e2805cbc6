export type { PrefFinalScores, PrefPaper } from './final-scores.js';
export { finalScores } from './final-scores.js';
