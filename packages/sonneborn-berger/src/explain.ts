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
export type { SonnebornBergerVariant } from './article-9.1.js';
export { explain } from './article-9.1.js';
