// Computes no code of FIDE C.07

export type * from '@crosstable/core/public';
export { kashdan, kashdan as tiebreak } from './34e7-kashdan.js';
