// Computes no code of FIDE C.07

export type * from '@crosstable/core/public';
export { cumulativeOpposition, cumulativeOpposition as tiebreak } from './34e9-cumulative-of-opposition.js';
