export type { Crosstable, Match, Matches, Team, TeamTableOptions } from '@crosstable/core';
export { gamePoints, matchPoints, secondaryScore } from './article-13.1.js';
export type { TeamTable } from './article-11-table.js';
