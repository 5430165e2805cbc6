export type * from '@crosstable/core/public-explanation';
export type { USChessVariant } from './34e-explanation.js';
export { explain } from './34e-explanation.js';
