export { type TeamTable, teamTable } from './article-11-table.js';
export { boardCountRule, bottomBoardsRule, topBoardsRule } from './article-12-explanation.js';
export { extendedSonnebornBergerRule, scheduleStrengthRule } from './article-13-explanation.js';
export { extendedEncounterRule } from './article-13.3-explanation.js';
export type { KnockOut } from './article-13.3.js';
export { openTeamTable, playersOf, playersTournament } from './players-of.js';
