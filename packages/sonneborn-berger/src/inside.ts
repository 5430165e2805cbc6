export { sonnebornBergerRule } from './article-9.1-explanation.js';
export { sonnebornBergerOf } from './article-9.1.js';
