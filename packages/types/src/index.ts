export type { Adjustment, AdjustmentRecord, CrosstableOptions, Scoring } from '@crosstable/core';
export type * from '@crosstable/core/public-explanation';
