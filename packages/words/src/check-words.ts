import { check, isObject } from '@crosstable/core';

import { ENGLISH } from './languages/en.js';
import type { Words } from './words.js';

/** The parts of a language. */
type Section = Exclude<keyof Words, 'language'>;

/** Throws unless a value has these sections of a language, each with everything that the English one has. */
export function checkWords(words: Words, ...sections: readonly Section[]): void {
  if (words === ENGLISH) return;
  for (const section of sections) {
    const given: unknown = isObject(words) ? Reflect.get(words, section) : undefined;
    check(isObject(given), 'words', 'Words, as GERMAN', words);
    for (const [name, english] of Object.entries(ENGLISH[section])) {
      const word: unknown = Reflect.get(given, name);
      const isWord = typeof word === typeof english || (word === null && name === 'half');
      const expected = typeof english === 'string' ? 'a text' : 'a function';
      check(isWord, `words.${section}.${name}`, expected, word);
    }
  }
}
