export type { Game, GameKind, Result, Rounds } from '@crosstable/core';
export { type ExplainedPast, type ExplainedUSChessGame, type USChessExplanation, explain } from './explanation.js';
export type { FloorRecord } from './floors.js';
export type { InitialFacts } from './initial.js';
export type { USChessOptions } from './options.js';
export type { USChessPlayer } from './player.js';
export type { RatedUSChessPlayer, USChessEventPlayer } from './rate-event.js';
export type { USChessRating } from './rate-player.js';
export {
  US_CHESS_REASON_KEYS,
  type USChessReason,
  type USChessReasonKey,
  type USChessReasonValues,
} from './reasons.js';
export type { Earlier } from './special.js';
