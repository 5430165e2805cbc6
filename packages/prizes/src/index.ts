export { type InputError, type InputErrorKey, isInputError } from '@crosstable/core';
export type { Contender } from './contender.js';
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
export type { Award, PrizeList, PrizePlace, UnawardedPrize } from './prize-list.js';
export { prizes } from './prizes.js';
export type { PrizeReason, PrizeReasonKey, PrizeReasonValues } from './reasons.js';
export type { RankedTeam, TeamMember, TeamOptions, TeamScore } from './teams.js';
export { teamsOf } from './teams-of.js';
