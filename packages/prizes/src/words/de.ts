export { GERMAN_PRIZES } from './languages/de.js';
export type { PrizeReasonKey, PrizeReasonValues } from '../reasons.js';
export type { PrizeSentences, PrizeWords, TeamWords } from './prize-words.js';
