// Computes APPO of FIDE C.07

export type * from '@crosstable/core/public';
export {
  averagePerfectPerformanceOfOpponents,
  averagePerfectPerformanceOfOpponents as tiebreak,
} from './article-10.5.js';
