// Computes STD of FIDE C.07

export type * from '@crosstable/core/public';
export { standardPoints, standardPoints as tiebreak } from './article-7.7.js';
