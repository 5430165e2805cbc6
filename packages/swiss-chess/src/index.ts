export { readSwissChess } from './read-swiss-chess.js';
export type {
  SwissChessFile,
  SwissChessPlayer,
  SwissChessTeam,
  SwissChessTiebreak,
  ScheduledRound,
} from './swiss-chess-file.js';
export type { Note, Notes, UnseenRound } from './sentences.js';
export type { Game, GameKind, Match, MatchScoring, Result, Scoring, System } from '@crosstable/core';
export { type InputError, type InputErrorKey, isInputError } from '@crosstable/core';
