// The contents of articles, loaded when somebody asks for one.
import { laterWords } from '../late-words.js';

/** Gives the contents in the page's language once they are there. */
export const wordsOfArticles = laterWords('articles');
