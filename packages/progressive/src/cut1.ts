// Computes no code of FIDE C.07

export type * from '@crosstable/core/public';
export { progressiveCut1, progressiveCut1 as tiebreak } from './article-7.5.js';
