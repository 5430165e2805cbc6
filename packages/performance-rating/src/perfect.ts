// Computes PTP of FIDE C.07

export type * from '@crosstable/core/public';
export { perfectTournamentPerformance, perfectTournamentPerformance as tiebreak } from './article-10.3.js';
