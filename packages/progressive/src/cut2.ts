// Computes PS/C2 of FIDE C.07

export type * from '@crosstable/core/public';
export { progressiveCut2, progressiveCut2 as tiebreak } from './article-7.5.js';
