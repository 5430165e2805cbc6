export type * from '@crosstable/core/public-explanation';
export type { ExtendedSonnebornBergerVariant, Products } from './article-13.2.js';
export type { ScheduleStrength, ScheduleStrengthVariant } from './article-13.4.js';
export { explainBoardCount, explainExtendedSonnebornBerger, explainScheduleStrength } from './explained.js';
export type { TeamTable } from './article-11-table.js';
