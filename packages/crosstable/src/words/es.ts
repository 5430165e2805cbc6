export type { TiebreakCode } from '@crosstable/words';
export type { CodeModifier, NumberWords, Phrases, ReasonNumber, Told, Words } from '@crosstable/words';
export { SPANISH } from '@crosstable/words/es';
export type { AnswerWords, ReportWords } from '@crosstable/words/answers';
export { SPANISH_ANSWERS } from '@crosstable/words/es/answers';
export { SPANISH_ERRORS } from '@crosstable/words/errors/es';
export type { ErrorWords, FileErrorKey, RefusedFile } from '@crosstable/words/errors/words';
export type { ProgramName, RecipeKey, RecipeValues, RecipeWords, RefusalKey } from '@crosstable/words/recipes';
