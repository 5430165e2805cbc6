// Computes no code of FIDE C.07

export type * from '@crosstable/core/public';
export { averageOpposition, averageOpposition as tiebreak } from './34e11-average-opposition.js';
