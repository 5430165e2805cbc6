// Computes ARO/M2 of FIDE C.07

export type * from '@crosstable/core/public';
export { averageRatingOfOpponentsMedian2, averageRatingOfOpponentsMedian2 as tiebreak } from './article-10.1.js';
