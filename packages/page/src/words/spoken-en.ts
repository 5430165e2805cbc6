import { ENGLISH_NAMES } from '../../../crosstable/src/words/english-names.js';
import type { Spoken } from '../context.js';
import { PAGE_WORDS } from './en.js';

/** English. */
export const SPOKEN: Spoken = {
  page: PAGE_WORDS,
  naming: ENGLISH_NAMES,
  parts: async () => (await import('./en-parts.js')).PART_WORDS,
  explaining: async () => (await import('../../../crosstable/src/words/english.js')).ENGLISH,
};
