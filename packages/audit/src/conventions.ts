export type * from '@crosstable/core/public';
export type { CrosstableOptions, OutcomeName, Rule, Scoring } from '@crosstable/core';
export type { Account, AccountedRound } from './account.js';
export type { CutOrder } from './cut-orders.js';
export type { Convention } from './named-conventions.js';
export { CONVENTIONS } from './convention-uses.js';
export type { Factor, Own, Seen } from './unplayed-rounds.js';
export { account, valuesUnder } from './values-under.js';
