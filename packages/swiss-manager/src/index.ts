export { readSwissManager } from './read-swiss-manager.js';
export type {
  Note as SwissManagerNote,
  Notes as SwissManagerNotes,
  OnColumns,
  OnMatches,
  OnRecords,
  ReportedResult,
} from './sentences.js';
export type { FileNote, Reading } from '@crosstable/core/text';
export type {
  PairByHand,
  ScheduledRound,
  SwissManagerFile,
  SwissManagerPlayer,
  SwissManagerTeam,
  SwissManagerTiebreak,
} from './swiss-manager-file.js';
export type {
  Adjustment,
  Edition,
  Game,
  GameKind,
  Match,
  MatchScoring,
  Result,
  Scoring,
  System,
  TeamPairingBye,
} from '@crosstable/core';
export { type InputError, type InputErrorKey, isInputError } from '@crosstable/core';
