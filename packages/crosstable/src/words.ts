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
export { nameOf } from '../../words/src/code-names.js';
export { ENGLISH } from '../../words/src/languages/en.js';
export { inWords } from '../../words/src/in-words.js';
export { printedNumber, printedValue } from '../../words/src/numbers.js';
export { outcomeInWords } from '../../words/src/outcomes.js';
export { REASON_KEYS } from '../../words/src/reason-keys.js';
export type { Reasoned } from '../../words/src/clauses.js';
export { reasonInWords } from '../../words/src/checked.js';
export type { TiebreakCode } from '../../words/src/titles.js';
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
} from '../../words/src/words.js';
