// Computes WON of FIDE C.07

export type * from '@crosstable/core/public';
export { won, won as tiebreak } from './article-7.2.js';
