export type {
  Contribution,
  Crosstable,
  Edition,
  EncounterStanding,
  EncounterStep,
  Explanation,
  Game,
  GameKind,
  OutcomeName,
  Player,
  Reason,
  ReasonKey,
  ReasonValues,
  Result,
  Rounds,
  System,
  UnfinishedRound,
} from '@crosstable/core';
export type { ProgressiveVariant } from './article-7.5.js';
export { explain } from './article-7.5.js';
