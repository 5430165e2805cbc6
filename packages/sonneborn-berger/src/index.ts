// Computes SB of FIDE C.07

export type * from '@crosstable/core/public';
export { sonnebornBerger, sonnebornBerger as tiebreak } from './article-9.1.js';
