import { GERMAN } from '../../../crosstable/src/words/german.js';
import type { Spoken } from '../context.js';
import { PAGE_WORDS } from './de.js';

/** German. */
export const SPOKEN: Spoken = { page: PAGE_WORDS, explaining: GERMAN };
