import { FRENCH } from '../../../crosstable/src/words/french.js';
import type { Spoken } from '../context.js';
import { PAGE_WORDS } from './fr.js';

/** French. */
export const SPOKEN: Spoken = { page: PAGE_WORDS, explaining: FRENCH };
