// Computes ARO of FIDE C.07

export type * from '@crosstable/core/public';
export {
  averageRatingOfOpponents,
  averageRatingOfOpponents as tiebreak,
  averageRatingOfOpponentsCut1,
} from './article-10.1.js';
