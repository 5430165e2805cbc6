// The types of every entry that explains a tie-break, which it exports in one line.

export type {
  AddedPoints,
  Contribution,
  EncounterGame,
  EncounterStanding,
  EncounterStep,
  Explanation,
  MatchResult,
  OutcomeName,
  Reason,
  ReasonKey,
  ReasonValues,
  UnfinishedRound,
} from './index.js';
export type * from './public.js';
