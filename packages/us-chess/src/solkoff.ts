// Computes no code of FIDE C.07

export type * from '@crosstable/core/public';
export { solkoff, solkoff as tiebreak } from './34e2-solkoff.js';
