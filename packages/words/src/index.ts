export { optional, record, text } from './check-explanation.js';
export {
  type Reasoned,
  clauseOf,
  isDummy,
  ratingRulesInWords,
  roundsInOrder,
  wordsFor,
  wordsOfTeams,
} from './clauses.js';
export { comparesBoards, decisionInWords, encounterInWords } from './encounter.js';
export { headingInWords, inWords } from './in-words.js';
export { GERMAN_NAMES } from './languages/de/names.js';
export { ENGLISH_NAMES } from './languages/en/names.js';
export { SPANISH_NAMES } from './languages/es/names.js';
export { FRENCH_NAMES } from './languages/fr/names.js';
export { isProduct, nameByWords, ordersTied } from './named.js';
export {
  outcomeInWords,
  numberWithMinus,
  printedValue,
  readable,
  readableValue,
  roundInShort,
  withDecimals,
  withMinus,
} from './readable.js';
export type { TiebreakCode } from './titles.js';
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
} from './words.js';
