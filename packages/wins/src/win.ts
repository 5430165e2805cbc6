// Computes WIN of FIDE C.07

export type * from '@crosstable/core/public';
export { win, win as tiebreak } from './article-7.1.js';
