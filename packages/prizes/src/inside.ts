export type { Contender } from './contender.js';
export { isMeant } from './eligible.js';
export type { Fund, PrizeFilter, PrizeModel, Rounding } from './fund.js';
export type { Award, PrizeList } from './prize-list.js';
export { prizes } from './prizes.js';
export { printedAmount, prizesInWords, reasonInWords } from './words/in-words.js';
export type { PrizeWords } from './words/prize-words.js';
