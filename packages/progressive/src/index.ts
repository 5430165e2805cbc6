// Computes PS of FIDE C.07

export type * from '@crosstable/core/public';
export { progressive, progressive as tiebreak } from './article-7.5.js';
