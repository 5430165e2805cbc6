export type * from '@crosstable/core/public-explanation';
export type { DirectEncounterOptions } from './article-6.js';
export { explain } from './article-6-explanation.js';
