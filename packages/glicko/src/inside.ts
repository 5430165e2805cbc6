export { type GlickoExplanation, explain } from './explanation.js';
export { type CrosstablePlayer, type RatedCrosstablePlayer, rateCrosstable } from './rate-crosstable.js';
export type { GlickoReason, GlickoReasonKey, GlickoReasonValues } from './reasons.js';
