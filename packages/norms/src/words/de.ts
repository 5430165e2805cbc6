export { GERMAN_NORMS } from './languages/de.js';
export type {
  NormFactSentences,
  NormSentences,
  NormWords,
  Printed,
  PrintedCheck,
  PrintedDemands,
  PrintedNeed,
} from './norm-words.js';
export type { LeftOut, Norm, NormCheckName, NormRound } from '../norm.js';
export type { NormFactKey, NormFactValues, NormReasonKey, NormReasonValues } from '../reasons.js';
export type { NormTitle } from '../title.js';
