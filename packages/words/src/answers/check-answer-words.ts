import { check, isObject } from '@crosstable/core';

import { checkWords } from '../check-explanation.js';
import { ENGLISH_ANSWERS } from '../languages/en/answers.js';
import type { AnswerWords, ReportWords } from './answer-words.js';

/** Throws unless words have these sections, each word of the kind that English has. */
export function checkAnswerWords(words: AnswerWords, ...sections: readonly (keyof ReportWords)[]): void {
  if (words === ENGLISH_ANSWERS) return;
  checkWords(words, 'numbers', 'tiebreaks', 'modifiers', 'scores', 'outcomes', 'reasons', 'phrases');
  const reports: unknown = isObject(words) ? Reflect.get(words, 'reports') : undefined;
  check(isObject(reports), 'words', 'AnswerWords, as GERMAN_ANSWERS', words);
  for (const section of sections) {
    const given: unknown = Reflect.get(reports, section);
    check(isObject(given), `words.reports.${section}`, 'words', given);
    for (const [name, english] of Object.entries(ENGLISH_ANSWERS.reports[section])) {
      const word: unknown = Reflect.get(given, name);
      const isText = typeof english === 'string';
      const expected = isText ? 'a text' : typeof english === 'function' ? 'a function' : 'words';
      check(english === null || typeof word === typeof english, `words.reports.${section}.${name}`, expected, word);
    }
  }
}
