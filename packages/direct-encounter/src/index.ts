export type * from '@crosstable/core/public';
export type { DirectEncounterOptions } from './article-6.js';
export { directEncounter } from './article-6.js';
