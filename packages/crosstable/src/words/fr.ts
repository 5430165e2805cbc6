export type { TiebreakCode } from '@crosstable/words';
export type { CodeModifier, NumberWords, Phrases, ReasonNumber, Told, Words } from '@crosstable/words';
export { FRENCH } from '@crosstable/words/fr';
export { FRENCH_ERRORS } from '@crosstable/words/errors/fr';
export type { ErrorWords, FileErrorKey } from '@crosstable/words/errors/words';
