// Computes AOB of FIDE C.07

export type * from '@crosstable/core/public';
export { averageOfOpponentsBuchholz, averageOfOpponentsBuchholz as tiebreak } from './article-8.2.js';
