// Computes APRO of FIDE C.07

export type * from '@crosstable/core/public';
export {
  averagePerformanceRatingOfOpponents,
  averagePerformanceRatingOfOpponents as tiebreak,
} from './article-10.4.js';
