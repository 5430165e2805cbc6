export type * from '@crosstable/core/public-explanation';
export type { KoyaLimit } from './article-14.5.js';
export { explain } from './article-9.2-explanation.js';
