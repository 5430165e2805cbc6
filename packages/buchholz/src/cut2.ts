// Computes BH/C2 of FIDE C.07

export type * from '@crosstable/core/public';
export { buchholzCut2, buchholzCut2 as tiebreak } from './article-8.1.js';
