// Ratings by other systems than FIDE's, loaded where they are asked for

export {
  type PlayerInSystem,
  type SystemAsked,
  playerInSystem,
  systemRatingsAnswer,
} from './rating-systems/system-answer.js';
export { FIRST_DAYS, type PlayerFacts, type SystemQuestion, type SystemRules } from './rating-systems/system-report.js';
