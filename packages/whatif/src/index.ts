export type * from '@crosstable/core/public';
export type { Adjustment, CrosstableOptions, Scoring } from '@crosstable/core';
export type {
  BoardCondition,
  Chances,
  ChancesModel,
  ChancesOptions,
  Condition,
  OpenGame,
  OpenResult,
  OpenScore,
  OwnResult,
  Place,
  Question,
  WhatIf,
  WhatIfOptions,
} from './whatif-types.js';
export { chances } from './chances.js';
export { whatif, whatifs } from './whatif.js';
