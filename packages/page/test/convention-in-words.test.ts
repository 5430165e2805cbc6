import { expect, test } from 'vitest';

import { countingHypotheses, hypothesesOfGrid, hypothesesWithName, ratingHypotheses } from '@crosstable/audit/inside';
import { openTable } from '@crosstable/core';
import { conventionInWords } from '@crosstable/words/answers';
import { crosstable } from 'crosstable';

import * as de from '../src/languages/de.js';
import * as en from '../src/languages/en.js';
import * as es from '../src/languages/es.js';
import * as fr from '../src/languages/fr.js';

const LANGUAGES = { de, en, es, fr };

function wordsOf({ OPENING, PARTS }: typeof en) {
  return { conventions: PARTS.words.audit.conventions, editionOf: OPENING.words.editionOf };
}

const tournament = openTable(
  crosstable([[{ white: 'A', black: 'B', result: 1 }], [{ white: 'A', black: '', result: 1 }]], {
    players: [{ id: 'A', rating: 2000 }, { id: 'B' }],
  }),
);
const conventions = [hypothesesWithName, hypothesesOfGrid, countingHypotheses, ratingHypotheses]
  .flatMap((hypotheses) => hypotheses(tournament))
  .flatMap(({ rule }) => rule.convention ?? []);

test.each(Object.entries(LANGUAGES))('%s has words for every convention of the audit', (_, language) => {
  const words = wordsOf(language);
  const missing = conventions.filter(
    (convention) => conventionInWords(convention, words, language.PARTS.explaining.phrases) === undefined,
  );
  expect(conventions.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test('a convention of the grid is named word by word', () => {
  const convention = 'own unplayed round: 2026-03; opponents’: Article 16.3; cut: lowest score';
  expect(conventionInWords(convention, wordsOf(en), en.PARTS.explaining.phrases)).toBe(
    'own unplayed round: FIDE C.07, edition 2026-03; those of opponents: Art. 16.3; cut first: the lowest score',
  );
});

test('a name with a sentence of its own is that sentence', () => {
  expect(conventionInWords('total starts again after round 1', wordsOf(en), en.PARTS.explaining.phrases)).toBe(
    'the total starts again after round 1',
  );
});

test('a number at the end of a name stays', () => {
  expect(conventionInWords('unrated opponents as 1400', wordsOf(de), de.PARTS.explaining.phrases)).toBe(
    'Gegner ohne Elo-Zahl als 1400',
  );
});

test('a convention without words has none', () => {
  const { phrases } = en.PARTS.explaining;
  expect(conventionInWords('by lot', wordsOf(en), phrases)).toBeUndefined();
  expect(conventionInWords('own unplayed round: by lot', wordsOf(en), phrases)).toBeUndefined();
});
