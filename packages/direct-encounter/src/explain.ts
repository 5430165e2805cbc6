export type {
  Crosstable,
  Edition,
  EncounterStanding,
  EncounterStep,
  Game,
  GameKind,
  Reason,
  ReasonKey,
  ReasonValues,
  Result,
  Rounds,
  System,
} from '@crosstable/core';
export type { DirectEncounterOptions } from './article-6.js';
export { explain } from './article-6.js';
