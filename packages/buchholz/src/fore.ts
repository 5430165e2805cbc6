// Computes FB of FIDE C.07

export type * from '@crosstable/core/public';
export { foreBuchholz, foreBuchholz as tiebreak } from './article-8.3.js';
