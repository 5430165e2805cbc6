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
export type { WinsVariant } from './article-7-explanation.js';
export { explain } from './article-7-explanation.js';
