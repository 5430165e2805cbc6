// Days in the languages of answers

import { expect, it } from 'vitest';

import { FRENCH_ANSWERS } from '../src/languages/fr/answers.js';
import { GERMAN_ANSWERS } from '../src/languages/de/answers.js';
import { SPANISH_ANSWERS } from '../src/languages/es/answers.js';

const ANSWERS = { de: GERMAN_ANSWERS, es: SPANISH_ANSWERS, fr: FRENCH_ANSWERS };

it.each([
  // French has an ordinal for the first of a month alone
  ['fr', '2025-10-01', '1er oct. 2025'],
  ['fr', '2026-05-01', '1er mai 2026'],
  ['fr', '2025-10-11', '11 oct. 2025'],
  ['fr', '2025-10-21', '21 oct. 2025'],
  ['fr', '1 mai ?', '1 mai ?'],
  ['de', '2025-10-01', '01.10.2025'],
  ['es', '2025-10-01', '1 oct 2025'],
] as const)('in %s, of %s: %s', (language, day, written) => {
  expect(ANSWERS[language].reports.title.day(day)).toBe(written);
});
