// Computes FB/C1 of FIDE C.07

export type * from '@crosstable/core/public';
export { foreBuchholzCut1, foreBuchholzCut1 as tiebreak } from '../article-8.3.js';
