export type * from '@crosstable/core/public';
export { win } from './article-7.1.js';
export { won } from './article-7.2.js';
export { blackGames } from './article-7.3.js';
export { blackWins } from './article-7.4.js';
export { roundsElected } from './article-7.6.js';
export { standardPoints } from './article-7.7.js';
