export { limitIn } from './article-14.5.js';
export { koyaRule, koyaWithLimit } from './article-9.2-explanation.js';
