export { progressiveRule } from './article-7.5-explanation.js';
export { restartedCalculation } from './article-7.5.js';
