export type { Award, PrizeList, PrizePlace, UnawardedPrize } from './prize-list.js';
export type { PrizeReason, PrizeReasonKey, PrizeReasonValues } from './reasons.js';
export { type PrizeWordOptions, prizesInWords, reasonInWords } from './words/in-words.js';
export { ENGLISH_PRIZES } from './words/languages/en.js';
export type { PrizeSentences, PrizeWords } from './words/prize-words.js';
