import { expect, it } from 'vitest';

import { countingHypotheses, hypothesesOfGrid, hypothesesWithName, ratingHypotheses } from '@crosstable/audit/inside';
import { crosstable, openTable } from '@crosstable/core';
import { GERMAN_ANSWERS } from '@crosstable/words/de/answers';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';
import { SPANISH_ANSWERS } from '@crosstable/words/es/answers';
import { FRENCH_ANSWERS } from '@crosstable/words/fr/answers';

import { conventionIn } from '../src/rules-in-words.js';

const tournament = openTable(
  crosstable([[{ white: 'A', black: 'B', result: 1 }], [{ white: 'A', black: '', result: 1 }]], {
    players: [{ id: 'A', rating: 2000 }, { id: 'B' }],
  }),
);
const conventions = [hypothesesWithName, hypothesesOfGrid, countingHypotheses, ratingHypotheses]
  .flatMap((hypotheses) => hypotheses(tournament))
  .flatMap(({ rule }) => rule.convention ?? []);

it.each([GERMAN_ANSWERS, SPANISH_ANSWERS, FRENCH_ANSWERS])('$language has words for every convention', (words) => {
  expect(conventions.length).toBeGreaterThan(100);
  expect(conventions.filter((convention) => conventionIn(words, convention) === convention)).toEqual([]);
});

it.each([
  [
    'own unplayed round: 2026-03; opponents’: Article 16.3; cut: lowest score',
    'eigene ungespielte Runde: C.07 2026-03; die der Gegner: Art. 16.3; zuerst gestrichen: niedrigste Punktzahl',
  ], // word by word
  ['total starts again after round 1', 'die Summe beginnt nach Runde 1 von vorn'], // a sentence of its own
  ['unrated opponents as 1400', 'Gegner ohne Elo-Zahl als 1400'], // the number stays
  ['own unplayed round: by lot', 'own unplayed round: by lot'], // a word is missing
])('%s', (convention, inGerman) => {
  expect(conventionIn(GERMAN_ANSWERS, convention)).toBe(inGerman);
  expect(conventionIn(ENGLISH_ANSWERS, convention)).toBe(convention);
});
