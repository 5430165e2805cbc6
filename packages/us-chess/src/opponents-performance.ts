// Computes no code of FIDE C.07

export type * from '@crosstable/core/public';
export { opponentsPerformance, opponentsPerformance as tiebreak } from './34e10-opponents-performance.js';
