export type * from '@crosstable/core/public-explanation';
export type { BuchholzVariant } from './article-8-explanation.js';
export { explain } from './article-8-explanation.js';
