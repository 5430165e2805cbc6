// The notes on files in German, French and Spanish: each says all its values, in words of its own.
import { describe, expect, it } from 'vitest';

import { readingInWords } from '@crosstable/core/text';

import type { FileNotes } from '../src/answers/index.js';
import { FRENCH_ANSWERS } from '../src/languages/fr/answers.js';
import { GERMAN_ANSWERS } from '../src/languages/de/answers.js';
import { SPANISH_ANSWERS } from '../src/languages/es/answers.js';

const columns = [
  { place: 7, number: 371, code: 'BH/M1' },
  { place: 8, number: 372 },
];
const on = { columns };
const given = [
  { player: '811', points: 1.5 },
  { player: '812', points: 2 },
];
const match = { round: 31, match: 41, more: 51 };

/** Values for each note; numbers that stand nowhere else in its sentence. */
const VALUES: FileNotes = {
  'added-points': { given },
  'added-points-left-out': { given },
  'arbiter-points': {},
  'rating-period': {},
  arranz: on,
  berlin: on,
  'buchholz-sum': on,
  'by-hand': { given: [{ player: '811', value: 902 }] },
  'by-hand-of-players': on,
  'byes-not-in-pgn': {},
  'bye-by-setting': { points: 0.5 },
  'encounter-points': on,
  'extended-encounter': on,
  'for-teams': on,
  'free-match-points': on,
  'free-rounds': { round: 31, player: '811', more: 51 },
  'games-by-type': { ...on, code: 'BWG', type: '9A', differs: 'counts-forfeits' },
  'khanty-mansiysk': on,
  'koya-limit': { ...on, limit: 63 },
  'koya-refined': on,
  'mean-rating': on,
  'median-without-cut': on,
  'mutual-games-of-players': on,
  'mutual-points': on,
  'no-correction': on,
  'no-day': { day: 20_261_399 },
  'of-teams-unknown': on,
  'old-rule': { ...on, setting: '9A' },
  'old-virtual-opponent': on,
  'other-cut': on,
  'other-edition': { ...on, edition: '2026-03', first: '2024-08' },
  'other-match-points': on,
  'pairs-by-hand': { pairs: [{ round: 31, white: '811', black: '812' }] },
  performance: { ...on, least: 1399 },
  'probable-cut': { ...on, code: 'SB/C1' },
  'progressive-cut': on,
  'rating-difference': on,
  'rating-performance': on,
  'recursive-performance': on,
  'reported-result': { round: 31, board: 41, more: 51, code: 61, as: 'full-bye' },
  schmuljan: on,
  'settings-length': {},
  'several-cycles': {},
  'special-points': { names: ['Berg', 'Lind'] },
  'stored-points': { players: ['811', '812'] },
  'team-absence': match,
  'team-absence-with-points': match,
  'team-bye': match,
  'team-bye-worth': { ...match, points: 2.5 },
  'team-byes-differ': match,
  'three-match-points': on,
  'three-points': on,
  'unknown-number': on,
  'unknown-parameter': { ...on, what: 'type', value: '9A' },
  'unknown-rating-setting': {},
  'unread-day': { day: '31.02.2013' },
  'unseen-round': { round: 31, player: '811', more: 51, as: 'half-bye' },
  'unseen-team-bye': { round: 31, team: 'T81', more: 51, as: 'zero-bye' },
  'vacant-boards': { round: 31, boards: 41 },
  'wins-or-won': on,
};

/** The values that have words of their own in each language. */
const WORDS = new Set(['counts-forfeits', 'full-bye', 'half-bye', 'type', 'zero-bye']);

/** All values within a value, as languages write them. */
function valuesIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(valuesIn);
  if (WORDS.has(String(value))) return [];
  return [
    String(value)
      .replace(/^0\.5$/, '½')
      .replace(/\.5$/, '½'),
  ];
}

const KEYS = Object.keys(VALUES) as (keyof FileNotes)[];

/** The sentence on a note by the words of a language. */
function said({ reports }: typeof GERMAN_ANSWERS, key: keyof FileNotes): string {
  const { repairs } = reports.findings;
  return repairs === null
    ? ''
    : readingInWords<FileNotes, keyof FileNotes>({ key, values: VALUES[key] }, repairs.notes);
}

describe.each([
  ['German', GERMAN_ANSWERS, 'Feinwertungen 7 und 8 (BH/M1, Nummern 371 und 372): '],
  ['French', FRENCH_ANSWERS, 'départages 7 et 8 (BH/M1, numéros 371 et 372)\u202F: '],
  ['Spanish', SPANISH_ANSWERS, 'desempates 7 y 8 (BH/M1, números 371 y 372): '],
] as const)('%s', (_language, answers, place) => {
  it.each(KEYS)('%s says its values', (key) => {
    const sentence = said(answers, key);
    for (const value of valuesIn(VALUES[key])) expect(sentence).toContain(value);
    expect(sentence.startsWith(place)).toBe('columns' in VALUES[key]);
    expect(sentence).not.toMatch(/undefined|NaN|\[object|\b(?:the|and|read as|points of)\b/);
  });

  it('no two notes say the same', () => {
    expect(new Set(KEYS.map((key) => said(answers, key))).size).toBe(KEYS.length);
  });
});

it('one thing has the singular', () => {
  const one = { columns: [{ place: 2, number: 37 }] };
  const { notes } = GERMAN_ANSWERS.reports.findings.repairs ?? {};
  expect(notes?.arranz(one)).toMatch(/^Feinwertung 2 \(Nummer 37\): weggelassen: /);
  expect(notes?.['vacant-boards']({ round: 1, boards: 1 })).toMatch(/^Runde 1: 1 Brett ohne/);
  expect(notes?.performance({ ...one, least: 0 })).toMatch(/wenige Dateien haben es$/);
  expect(notes?.['team-bye']({ round: 1, match: 2, more: 0 })).toMatch(/^Runde 1, Wettkampf 2: gelesen/);
});
