export type { GlickoGame, GlickoOptions, GlickoRating, UncertainRating } from './rating.js';
export {
  type ExplainedDeviation,
  type ExplainedGame,
  type ExplainedRating,
  type ExplainedVolatility,
  type GlickoExplanation,
  explain,
} from './explanation.js';
export { GLICKO_REASON_KEYS, type GlickoReason, type GlickoReasonKey, type GlickoReasonValues } from './reasons.js';
