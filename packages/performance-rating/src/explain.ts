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
export type { PerformanceVariant } from './article-10-explanation.js';
export { explain } from './article-10-explanation.js';
