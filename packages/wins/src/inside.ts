export { winRule } from './article-7.1.js';
export { wonRule } from './article-7.2.js';
export { blackGamesRule } from './article-7.3.js';
export { blackWinsRule } from './article-7.4.js';
export { roundsElectedRule } from './article-7.6.js';
export { standardPointsRule } from './article-7.7.js';
export { type Counts, counting } from './article-7.js';
