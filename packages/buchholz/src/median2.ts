// Computes BH/M2 of FIDE C.07

export type * from '@crosstable/core/public';
export { buchholzMedian2, buchholzMedian2 as tiebreak } from './article-8.1.js';
