export {
  averageOfBuchholzRule,
  averageOfForeBuchholzRule,
  buchholzRule,
  foreAsBuchholzRule,
  foreBuchholzRule,
} from './article-8-explanation.js';
export { buchholzCalculation } from './article-8.1.js';
export { reasonOfForeScore } from './article-8.3-explanation.js';
export { finalRoundDrawn, refusalOfFore } from './article-8.3.js';
export { refusalOfRoundRobin } from './article-8.js';
