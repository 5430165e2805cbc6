export type {
  AddedPoints,
  Contribution,
  Edition,
  EncounterStanding,
  EncounterStep,
  Explanation,
  GameKind,
  OutcomeName,
  Reason,
  ReasonKey,
  ReasonValues,
  UnfinishedRound,
} from '@crosstable/core';
export { EDITIONS } from '@crosstable/core';
export { nameOf } from '@crosstable/words/checked';
export { ENGLISH } from '@crosstable/words/en';
export { inWords } from '@crosstable/words';
export { printedNumber, printedValue } from '@crosstable/words/checked';
export { outcomeInWords } from '@crosstable/words/checked';
export { REASON_KEYS } from '@crosstable/words/checked';
export type { Reasoned } from '@crosstable/words';
export { reasonInWords } from '@crosstable/words/checked';
export type { TiebreakCode } from '@crosstable/words';
export type {
  CodeModifier,
  Naming,
  NumberWords,
  Phrases,
  ReasonNumber,
  TeamWords,
  Told,
  ToldPoints,
  Words,
} from '@crosstable/words';
