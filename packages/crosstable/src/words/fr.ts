export type { TiebreakCode } from '@crosstable/words';
export type { CodeModifier, NumberWords, Phrases, ReasonNumber, Told, Words } from '@crosstable/words';
export { FRENCH } from '@crosstable/words/fr';
export type { AnswerWords, ReportWords } from '@crosstable/words/answers';
export { FRENCH_ANSWERS } from '@crosstable/words/fr/answers';
export { FRENCH_ERRORS } from '@crosstable/words/errors/fr';
export type { ErrorWords, FileErrorKey, RefusedFile } from '@crosstable/words/errors/words';
export type { ProgramName, RecipeKey, RecipeValues, RecipeWords, RefusalKey } from '@crosstable/words/recipes';
