export type { PrintedTableOptions } from './read-page.js';
export { readPrintedTable } from './read-printed-table.js';
export { readPrintedTeams } from './teams/read-printed-teams.js';
export type { PrintedTeamPage } from './teams/printed-team-page.js';
export type { PrintedGame, PrintedPlayer } from './cells/printed-game.js';
export type { PrintedPage } from './printed-page.js';
export type { ByeOfTeam, Readings } from './cells/readings.js';
export type { OpenCell, Repair, RepairKind } from './cells/repair.js';
export type {
  Edition,
  Fact,
  Game,
  GameKind,
  Match,
  MatchScoring,
  OtherPoints,
  Player,
  PrintedColumn,
  PrintedTable,
  Result,
  Rounds,
  Rule,
  Scoring,
  System,
  Team,
  TeamPairingBye,
} from '@crosstable/core';
export { type InputError, type InputErrorKey, isInputError } from '@crosstable/core';
