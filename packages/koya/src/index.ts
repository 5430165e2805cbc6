// Computes KS of FIDE C.07

export type * from '@crosstable/core/public';
export type { KoyaLimit } from './article-14.5.js';
export { koya, koya as tiebreak } from './article-9.2.js';
