export type { ScheduleStrength, ScheduleStrengthVariant } from './article-13.4.js';
export { scheduleStrength } from './article-13.4.js';
export type { TeamTable } from './article-11-table.js';
