export {
  type AddedPoints,
  type Contribution,
  EDITIONS,
  type Edition,
  type EncounterStanding,
  type EncounterStep,
  type Explanation,
  type GameKind,
  type InputError,
  type InputErrorKey,
  type OutcomeName,
  type Reason,
  type ReasonKey,
  type ReasonValues,
  type UnfinishedRound,
} from '@crosstable/core';
export {
  REASON_KEYS,
  nameOf,
  outcomeInWords,
  printedNumber,
  printedValue,
  reasonInWords,
} from '@crosstable/words/checked';
export { ENGLISH } from '@crosstable/words/en';
export {
  type CodeModifier,
  type Naming,
  type NumberWords,
  type Phrases,
  type ReasonNumber,
  type Reasoned,
  type TeamWords,
  type TiebreakCode,
  type Told,
  type ToldPoints,
  type Words,
  inWords,
} from '@crosstable/words';
export { errorInWords } from '@crosstable/words/errors';
export { ENGLISH_ERRORS } from '@crosstable/words/errors/en';
export type { ErrorWords, FileErrorKey, RefusedFile } from '@crosstable/words/errors/words';
export type { ProgramName, RecipeKey, RecipeValues, RecipeWords, RefusalKey } from '@crosstable/words/recipes';
