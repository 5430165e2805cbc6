export { bonusMultiplier } from './ratings/bonus.js';
export { type USChessExplanation, explain as explainRatings } from './ratings/explanation.js';
export type { USChessPlayer } from './ratings/player.js';
export type { USChessEventPlayer } from './ratings/rate-event.js';
export type { USChessReason, USChessReasonKey, USChessReasonValues } from './ratings/reasons.js';
export { ORDER_34E, ORDER_34F, usChess } from './us-chess.js';
