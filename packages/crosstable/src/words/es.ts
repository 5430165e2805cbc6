export type { TiebreakCode } from './titles.js';
export type { CodeModifier, NumberWords, Phrases, ReasonNumber, Told, Words } from './words.js';
export { SPANISH } from './spanish.js';
