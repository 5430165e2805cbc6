// The sentences on a report that was written from another file: each has its numbers, in every language words of its own.
import { describe, expect, it } from 'vitest';

import type { ReportNote, ReportNoteValues, TournamentFact } from '../src/answers/index.js';
import { GERMAN_ANSWERS } from '../src/languages/de/answers.js';
import { ENGLISH_ANSWERS } from '../src/languages/en/answers.js';
import { SPANISH_ANSWERS } from '../src/languages/es/answers.js';
import { FRENCH_ANSWERS } from '../src/languages/fr/answers.js';

/** Values for each note; numbers that stand nowhere else in its sentence. */
const FACTS = [
  'name',
  'city',
  'federation',
  'start',
  'end',
  'system',
  'chiefArbiter',
  'timeControl',
  'roundDates',
] as const satisfies readonly TournamentFact[];

const NOTES: readonly ReportNote[] = [
  { key: 'blank', values: { facts: FACTS } },
  { key: 'blank-of-players', values: { fact: 'fideId', count: 811, all: 902 } },
  { key: 'rounds-not-announced', values: { rounds: 911 } },
  { key: 'default-list', values: { list: 'PTS,SB' } },
  { key: 'followed-list', values: { list: 'PTS,SB' } },
  { key: 'colours-unknown', values: { games: 811 } },
  { key: 'unfinished', values: { games: 811, sign: '?' } },
  { key: 'bye-kinds', values: { byes: 811 } },
  { key: 'numbered', values: {} },
  { key: 'names-cut', values: { names: 811, width: 33 } },
  { key: 'left-out', values: { fact: 'title', count: 811 } },
  { key: 'no-place', values: { fact: 'club', count: 811 } },
  { key: 'edition', values: { edition: '2024-08', read: '2026-03' } },
  { key: 'round', values: { round: 811, read: 902 } },
  { key: 'unrated-rule', values: {} },
  { key: 'rating-list', values: {} },
  { key: 'article-twelve', values: {} },
  { key: 'long-event', values: {} },
  { key: 'values', values: { codes: 'OTHER_PLAYOFF' } },
];

it('every note is tried', () => {
  expect(NOTES.map(({ key }) => key)).toEqual(Object.keys(ENGLISH_ANSWERS.reports.conversion.notes));
});

function said<Key extends keyof ReportNoteValues>(
  { key, values }: ReportNote<Key>,
  { reports }: typeof ENGLISH_ANSWERS,
): string {
  return reports.conversion.notes[key](values);
}

describe.each([
  ['en', ENGLISH_ANSWERS],
  ['de', GERMAN_ANSWERS],
  ['fr', FRENCH_ANSWERS],
  ['es', SPANISH_ANSWERS],
])('in %s', (language, words) => {
  it.each(NOTES)('$key', (note) => {
    const sentence = said(note, words);
    expect(sentence).not.toMatch(/undefined|NaN|\[object|\.$/);
    for (const value of Object.values(note.values).filter((one) => ['number', 'string'].includes(typeof one))) {
      const isFact = value === 'title' || value === 'club' || value === 'fideId';
      if (!isFact) expect(sentence).toContain(String(value));
    }
    if (language !== 'en') expect(sentence).not.toBe(said(note, ENGLISH_ANSWERS));
  });

  it('has a word for each fact', () => {
    const facts = FACTS.map((fact) => said({ key: 'blank', values: { facts: [fact] } }, words));
    const ofPlayers = (['birth', 'federation', 'fideId', 'rating', 'sex'] as const).map((fact) =>
      said({ key: 'blank-of-players', values: { fact, count: 1, all: 2 } }, words),
    );
    const held = (['birth', 'club', 'federation', 'fideId', 'group', 'title'] as const).map((fact) =>
      said({ key: 'no-place', values: { fact, count: 1 } }, words),
    );
    for (const all of [facts, ofPlayers, held]) expect(new Set(all).size).toBe(all.length);
  });

  it('knows one player from several', () => {
    const of = (count: number) => said({ key: 'no-place', values: { fact: 'club', count } }, words).replace(/\d+/, '');
    expect(of(1) === of(2)).toBe(language === 'de');
  });
});
