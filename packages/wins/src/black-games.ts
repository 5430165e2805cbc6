// Computes BPG of FIDE C.07

export type * from '@crosstable/core/public';
export { blackGames, blackGames as tiebreak } from './article-7.3.js';
