export type { TiebreakCode } from '@crosstable/words';
export type { CodeModifier, NumberWords, Phrases, ReasonNumber, Told, Words } from '@crosstable/words';
export { GERMAN } from '@crosstable/words/de';
export type { AnswerWords, ReportWords } from '@crosstable/words/answers';
export { GERMAN_ANSWERS } from '@crosstable/words/de/answers';
export { GERMAN_ERRORS } from '@crosstable/words/errors/de';
export type { ErrorWords, FileErrorKey, RefusedFile } from '@crosstable/words/errors/words';
export type { ProgramName, RecipeKey, RecipeValues, RecipeWords, RefusalKey } from '@crosstable/words/recipes';
