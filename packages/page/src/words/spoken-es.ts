import { SPANISH } from '../../../crosstable/src/words/spanish.js';
import type { Spoken } from '../context.js';
import { PAGE_WORDS } from './es.js';

/** Spanish. */
export const SPOKEN: Spoken = { page: PAGE_WORDS, explaining: SPANISH };
