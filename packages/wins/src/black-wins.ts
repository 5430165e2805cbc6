// Computes BWG of FIDE C.07

export type * from '@crosstable/core/public';
export { blackWins, blackWins as tiebreak } from './article-7.4.js';
