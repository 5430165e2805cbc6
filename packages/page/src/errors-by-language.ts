// The words of mistakes in files. The readers themselves speak English, so that it has none here.
import { GERMAN_ERRORS } from '@crosstable/words/errors/de';
import { SPANISH_ERRORS } from '@crosstable/words/errors/es';
import { FRENCH_ERRORS } from '@crosstable/words/errors/fr';
import type { ErrorWords } from '@crosstable/words/errors/words';

/** The words of mistakes by the codes of the languages. */
export const ERRORS: Partial<Record<string, ErrorWords>> = { de: GERMAN_ERRORS, es: SPANISH_ERRORS, fr: FRENCH_ERRORS };
