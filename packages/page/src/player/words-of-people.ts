// The words about players, loaded when something shows them.
import { laterWords } from '../late-words.js';

/** Gives the words of the page's language once they are there. */
export const wordsOfPeople = laterWords('people');
