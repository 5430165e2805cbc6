export type { Contender } from './contender.js';
export { isMeant } from './eligible.js';
export type { PrizeFilter } from './fund.js';
