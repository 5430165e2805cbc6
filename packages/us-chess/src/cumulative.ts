// Computes no code of FIDE C.07

export type * from '@crosstable/core/public';
export { cumulative, cumulative as tiebreak } from './34e3-cumulative.js';
