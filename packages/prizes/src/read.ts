export { type InputError, type InputErrorKey, isInputError } from '@crosstable/core';
export type {
  Fund,
  PrizeCategory,
  PrizeFilter,
  PrizeItem,
  PrizeLimits,
  PrizeModel,
  Rounding,
  Sharing,
} from './fund.js';

export { type ReadFundOptions, readFund } from './read-fund.js';
