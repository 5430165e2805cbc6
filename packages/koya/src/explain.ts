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
export type { KoyaLimit } from './article-14.5.js';
export { explain } from './article-9.2.js';
