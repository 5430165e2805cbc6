// Ratings by other systems than FIDE's, loaded where they are asked for

export { type SystemAsked, systemRatingsAnswer } from './rating-systems/system-answer.js';
export type { PlayerFacts, SystemQuestion, SystemRules } from './rating-systems/system-report.js';
