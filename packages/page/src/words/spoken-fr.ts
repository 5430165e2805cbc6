import { FRENCH_NAMES } from '../../../crosstable/src/words/french-names.js';
import type { Spoken } from '../context.js';
import { PAGE_WORDS } from './fr.js';

/** French. */
export const SPOKEN: Spoken = {
  page: PAGE_WORDS,
  naming: FRENCH_NAMES,
  parts: async () => (await import('./fr-parts.js')).PART_WORDS,
  explaining: async () => (await import('../../../crosstable/src/words/french.js')).FRENCH,
};
