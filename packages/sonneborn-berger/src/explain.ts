export type * from '@crosstable/core/public-explanation';
export type { SonnebornBergerVariant } from './article-9.1-explanation.js';
export { explain } from './article-9.1-explanation.js';
