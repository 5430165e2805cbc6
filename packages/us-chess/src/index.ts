// Computes no code of FIDE C.07

export type * from '@crosstable/core/public';
export { modifiedMedian, modifiedMedian as tiebreak } from './34e1-modified-median.js';
