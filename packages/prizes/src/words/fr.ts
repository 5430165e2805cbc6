export { FRENCH_PRIZES } from './languages/fr.js';
export type { PrizeReasonKey, PrizeReasonValues } from '../reasons.js';
export type { PrizeSentences, PrizeWords, TeamWords } from './prize-words.js';
