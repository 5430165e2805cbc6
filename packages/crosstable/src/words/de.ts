export type { CodeModifier, NumberWords, Phrases, ReasonNumber, TiebreakCode, Told, Words } from './words.js';
export { GERMAN } from './german.js';
