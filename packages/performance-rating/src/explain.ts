export type * from '@crosstable/core/public-explanation';
export type { PerformanceVariant } from './article-10-explanation.js';
export { explain } from './article-10-explanation.js';
