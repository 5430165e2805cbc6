export type { EncounterStep } from '@crosstable/core';
export { explainExtendedDirectEncounter } from './article-13.3-explanation.js';
export type { ExtendedDirectEncounterOptions } from './article-13.3.js';
export { extendedDirectEncounter } from './article-13.3.js';
export type { TeamTable } from './article-11-table.js';
