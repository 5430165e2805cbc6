import { SPANISH_NAMES } from '../../../crosstable/src/words/spanish-names.js';
import type { Spoken } from '../context.js';
import { PAGE_WORDS } from './es.js';

/** Spanish. */
export const SPOKEN: Spoken = {
  page: PAGE_WORDS,
  naming: SPANISH_NAMES,
  parts: async () => (await import('./es-parts.js')).PART_WORDS,
  explaining: async () => (await import('../../../crosstable/src/words/spanish.js')).SPANISH,
};
