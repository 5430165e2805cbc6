export type { ExtendedSonnebornBergerVariant, Products } from './article-13.2.js';
export { extendedSonnebornBerger } from './article-13.2.js';
export type { TeamTable } from './article-11-table.js';
