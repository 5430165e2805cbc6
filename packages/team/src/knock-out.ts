export type { EncounterStep } from '@crosstable/core';
export { explainBottomBoardElimination, explainTopBoardResults } from './article-12-explanation.js';
export { boardCount } from './article-12.1.js';
export { topBoardResults } from './article-12.2.js';
export { bottomBoardElimination } from './article-12.3.js';
export type { TeamTable } from './article-11-table.js';
