export type { CrosstableOptions, Scoring } from '@crosstable/core';
export type * from '@crosstable/core/public-explanation';
