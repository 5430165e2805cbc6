export type {
  Adjustment,
  AdjustmentRecord,
  CrosstableOptions,
  Exact,
  PlayerView,
  RoundView,
  Scoring,
  SelfDefined,
  SelfDefinedByContributions,
  SelfDefinedByOrder,
  SelfDefinedByValues,
  SelfDefinedContribution,
  SelfDefinedCut,
  TournamentView,
} from '@crosstable/core';
export type * from '@crosstable/core/public-explanation';
