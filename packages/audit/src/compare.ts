export type * from '@crosstable/core/public';
export type { CrosstableOptions, OutcomeName, Scoring } from '@crosstable/core';
export type { AccountedRound } from './hypotheses/account.js';
export { compare } from './comparison/compare-sides.js';
export type { ComparedPlayer, ComparedSide, Comparison, Difference, Side } from './comparison/comparison-types.js';
