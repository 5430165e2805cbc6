import { ENGLISH } from '../../../crosstable/src/words/english.js';
import type { Spoken } from '../context.js';
import { PAGE_WORDS } from './en.js';

/** English. */
export const SPOKEN: Spoken = { page: PAGE_WORDS, explaining: ENGLISH };
