export type { Expectation } from './expected.js';
export type { DwzGame, DwzOptions, DwzOrder, DwzPlayer } from './player.js';
export { type DwzExplanation, type DwzRating, type ExplainedDwzGame, explain } from './dwz.js';
export { DWZ_REASON_KEYS, type DwzReason, type DwzReasonKey, type DwzReasonValues } from './reasons.js';
