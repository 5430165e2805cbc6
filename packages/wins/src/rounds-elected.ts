// Computes REP of FIDE C.07

export type * from '@crosstable/core/public';
export { roundsElected, roundsElected as tiebreak } from './article-7.6.js';
