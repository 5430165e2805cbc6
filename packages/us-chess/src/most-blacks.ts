// Computes no code of FIDE C.07

export type * from '@crosstable/core/public';
export { mostBlacks, mostBlacks as tiebreak } from './34e6-most-blacks.js';
