export type * from '@crosstable/core/public-explanation';
export type { AverageRatingVariant } from './article-10.1-explanation.js';
export { explain } from './article-10.1-explanation.js';
