// Computes BH of FIDE C.07

export type * from '@crosstable/core/public';
export { buchholz, buchholz as tiebreak } from './article-8.1.js';
