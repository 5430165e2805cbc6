// Computes BH/M1 of FIDE C.07

export type * from '@crosstable/core/public';
export { buchholzMedian1, buchholzMedian1 as tiebreak } from './article-8.1.js';
