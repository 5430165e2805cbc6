// The types of every entry that explains a tie-break, which it exports in one line.

export type { RatingList, RatingRules } from './input/rating-rules.js';
export type {
  AddedPoints,
  Contribution,
  EncounterGame,
  EncounterStanding,
  EncounterStep,
  Explanation,
  SelfDefinedInPrint,
  UnfinishedRound,
} from './rule/explanation-types.js';
export type { MatchResult } from './input/match-result.js';
export type { Reason, ReasonKey, ReasonValues } from './input/reasons.js';
export type { OutcomeName } from './input/game.js';
export type { TextByLanguage } from './input/text-by-language.js';
export type * from './public.js';
