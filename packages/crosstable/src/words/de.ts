export type { TiebreakCode } from '../../../words/src/titles.js';
export type { CodeModifier, NumberWords, Phrases, ReasonNumber, Told, Words } from '../../../words/src/words.js';
export { GERMAN } from '../../../words/src/languages/de.js';
