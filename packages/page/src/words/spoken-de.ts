import { GERMAN_NAMES } from '../../../crosstable/src/words/german-names.js';
import type { Spoken } from '../context.js';
import { PAGE_WORDS } from './de.js';

/** German. */
export const SPOKEN: Spoken = {
  page: PAGE_WORDS,
  naming: GERMAN_NAMES,
  parts: async () => (await import('./de-parts.js')).PART_WORDS,
  explaining: async () => (await import('../../../crosstable/src/words/german.js')).GERMAN,
};
