export type * from '@crosstable/core/public';
export type { CrosstableOptions, OutcomeName, Rule, Scoring } from '@crosstable/core';
export type { Account, AccountedRound } from './hypotheses/account.js';
export type { CutOrder } from './conventions/cut-orders.js';
export type { Convention } from './conventions/named-conventions.js';
export { CONVENTIONS } from './conventions/convention-uses.js';
export type { Factor, Own, Seen } from './conventions/unplayed-rounds.js';
export { account, valuesUnder } from './hypotheses/values-under.js';
