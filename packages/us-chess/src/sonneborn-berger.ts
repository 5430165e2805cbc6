// Computes no code of FIDE C.07

export type * from '@crosstable/core/public';
export type { SonnebornBergerOptions } from './34e8-sonneborn-berger.js';
export { sonnebornBerger, sonnebornBerger as tiebreak } from './34e8-sonneborn-berger.js';
