// The types of every entry that explains a tie-break, which it exports in one line.

export type { RatingList, RatingRules } from './input/rating-rules.js';
export type {
  AddedPoints,
  Contribution,
  EncounterGame,
  EncounterStanding,
  EncounterStep,
  Explanation,
  UnfinishedRound,
} from './rule/explanation-types.js';
export type { MatchResult } from './rule/match.js';
export type { Reason, ReasonKey, ReasonValues } from './rule/reasons.js';
export type { OutcomeName } from './tournament/record.js';
export type * from './public.js';
