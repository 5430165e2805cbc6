export { type DwzExplanation, explain } from './dwz.js';
export { performance } from './performance-rating.js';
export type { DwzReason, DwzReasonKey, DwzReasonValues } from './reasons.js';
