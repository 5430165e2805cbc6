// Computes PS/C1 of FIDE C.07

export type * from '@crosstable/core/public';
export { progressiveCut1Fide, progressiveCut1Fide as tiebreak } from './article-7.5.js';
