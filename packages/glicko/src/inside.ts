export { type GlickoExplanation, explain } from './explanation.js';
export { NEW_PLAYER } from './glicko-2.js';
export type { GlickoReason, GlickoReasonKey, GlickoReasonValues } from './reasons.js';
