// Computes ARO/M1 of FIDE C.07

export type * from '@crosstable/core/public';
export { averageRatingOfOpponentsMedian1, averageRatingOfOpponentsMedian1 as tiebreak } from './article-10.1.js';
