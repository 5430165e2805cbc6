// Computes BH/C1 of FIDE C.07

export type * from '@crosstable/core/public';
export { buchholzCut1, buchholzCut1 as tiebreak } from './article-8.1.js';
