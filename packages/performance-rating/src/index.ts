// Computes TPR of FIDE C.07

export type * from '@crosstable/core/public';
export { tournamentPerformanceRating, tournamentPerformanceRating as tiebreak } from './article-10.2.js';
