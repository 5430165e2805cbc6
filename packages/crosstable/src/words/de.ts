export type { TiebreakCode } from '@crosstable/words';
export type { CodeModifier, NumberWords, Phrases, ReasonNumber, Told, Words } from '@crosstable/words';
export { GERMAN } from '@crosstable/words/de';
export { GERMAN_ERRORS } from '@crosstable/words/errors/de';
export type { ErrorWords, FileErrorKey } from '@crosstable/words/errors/words';
