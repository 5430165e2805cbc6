// Computes ARO/C2 of FIDE C.07

export type * from '@crosstable/core/public';
export { averageRatingOfOpponentsCut2, averageRatingOfOpponentsCut2 as tiebreak } from './article-10.1.js';
