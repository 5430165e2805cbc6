export type { NormForecast, NormNeed, NormOutcome, OpenNormGame, OpponentsNeeded } from './norm-forecast.js';
export type { Exemption, LeftOut, MissingFact, Norm, NormCheck, NormCheckName, NormRound, NormWay } from './norm.js';
export type { NormFact, NormFactKey, NormFactValues, NormReason, NormReasonKey, NormReasonValues } from './reasons.js';
export type { NormTitle } from './title.js';
export { forecastInWords } from './words/forecast-in-words.js';
export { normInWords, reasonInWords } from './words/in-words.js';
export { ENGLISH_NORMS } from './words/languages/en.js';
export type {
  NormFactSentences,
  NormSentences,
  NormWords,
  Printed,
  PrintedCheck,
  PrintedDemands,
  PrintedNeed,
} from './words/norm-words.js';
export type { NormWordOptions } from './words/printed.js';
