export { SPANISH_PRIZES } from './languages/es.js';
export type { PrizeReasonKey, PrizeReasonValues } from '../reasons.js';
export type { PrizeSentences, PrizeWords, TeamWords } from './prize-words.js';
