// The words about players, loaded when something shows them.
import { lateWords } from '../late-words.js';
import type { PeopleWords } from '../words/people-words.js';

/** Gives the words of a language once they are there. */
export const wordsOfPeople = lateWords(
  import.meta.glob<PeopleWords>('../languages/*.ts', { query: '?people', import: 'PEOPLE' }),
);
