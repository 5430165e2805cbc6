// Norms: what a command and a player's card load only where they are asked for.

export { normsAnswer } from './norms-answer.js';
export {
  type NormRow,
  type NormsQuestion,
  type NormsReport,
  isNearNorm,
  normRows,
  normsReport,
} from './norms-report.js';
