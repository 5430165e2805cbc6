export type { TiebreakCode } from '../../../words/src/titles.js';
export type { CodeModifier, NumberWords, Phrases, ReasonNumber, Told, Words } from '../../../words/src/words.js';
export { FRENCH } from '../../../words/src/languages/fr.js';
