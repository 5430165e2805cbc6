export {
  averagePerfectPerformanceRule,
  averagePerformanceRule,
  perfectPerformanceRule,
  tournamentPerformanceRule,
} from './article-10-explanation.js';
export { tournamentPerformanceCalculation } from './article-10.2.js';
