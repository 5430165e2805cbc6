// Computes ARO/C1 of FIDE C.07

export type * from '@crosstable/core/public';
export { averageRatingOfOpponentsCut1, averageRatingOfOpponentsCut1 as tiebreak } from './article-10.1.js';
