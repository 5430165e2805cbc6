// Computes SB/C1 of FIDE C.07

export type * from '@crosstable/core/public';
export { sonnebornBergerCut1, sonnebornBergerCut1 as tiebreak } from './article-9.1.js';
