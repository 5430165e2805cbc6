// Computes SB/C2 of FIDE C.07

export type * from '@crosstable/core/public';
export { sonnebornBergerCut2, sonnebornBergerCut2 as tiebreak } from './article-9.1.js';
