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
export { nameOf } from './words/code-names.js';
export { ENGLISH } from './words/english.js';
export { inWords } from './words/in-words.js';
export { printedNumber, printedValue } from './words/numbers.js';
export { outcomeInWords } from './words/outcomes.js';
export { REASON_KEYS } from './words/reason-keys.js';
export type { Reasoned } from './words/clauses.js';
export { reasonInWords } from './words/reasons.js';
export type { TiebreakCode } from './words/titles.js';
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
} from './words/words.js';
