// Computes no code of FIDE C.07

export type * from '@crosstable/core/public';
export { median, median as tiebreak } from './34e4-median.js';
