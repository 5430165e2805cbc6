export type * from '@crosstable/core/public';
export type { CrosstableOptions, OutcomeName, Scoring } from '@crosstable/core';
export type { AccountedRound } from './account.js';
export { compare } from './compare-sides.js';
export type { ComparedPlayer, ComparedSide, Comparison, Difference, Side } from './comparison-types.js';
