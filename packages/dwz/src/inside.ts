export { type DwzExplanation, explain } from './dwz.js';
export { type DwzEventPlayer, type RatedDwzPlayer, rateEvent } from './rate-event.js';
export type { DwzReason, DwzReasonKey, DwzReasonValues } from './reasons.js';
