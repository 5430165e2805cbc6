export type * from '@crosstable/core/public-explanation';
export type { WinsVariant } from './article-7-explanation.js';
export { explain } from './article-7-explanation.js';
