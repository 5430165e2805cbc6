export type * from '@crosstable/core/public-explanation';
export type { ProgressiveVariant } from './article-7.5-explanation.js';
export { explain } from './article-7.5-explanation.js';
