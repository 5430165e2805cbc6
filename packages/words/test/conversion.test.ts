// The sentences on a report that was written from another file: each has its numbers, in every language words of its own.
import { describe, expect, it } from 'vitest';

import type { ReportNote, ReportNoteValues } from '../src/answers/index.js';
import { GERMAN_ANSWERS } from '../src/languages/de/answers.js';
import { ENGLISH_ANSWERS } from '../src/languages/en/answers.js';
import { SPANISH_ANSWERS } from '../src/languages/es/answers.js';
import { FRENCH_ANSWERS } from '../src/languages/fr/answers.js';

/** Values for each note; numbers that stand nowhere else in its sentence. */
const VALUES: ReportNoteValues = {
  blank: {
    facts: ['name', 'city', 'federation', 'start', 'end', 'system', 'chiefArbiter', 'timeControl', 'roundDates'],
  },
  'blank-of-players': { fact: 'fideId', count: 811, all: 902 },
  'rounds-not-announced': { rounds: 911 },
  'default-list': { list: 'PTS,SB' },
  'followed-list': { list: 'PTS,SB' },
  'colours-unknown': { games: 811 },
  'bye-kinds': { byes: 811 },
  numbered: {},
  'names-cut': { names: 811, width: 33 },
  'left-out': { fact: 'title', count: 811 },
  'no-place': { fact: 'club', count: 811 },
  edition: { edition: '2024-08', read: '2026-03' },
  round: { round: 811, read: 902 },
  'unrated-rule': {},
  'rating-list': {},
  'article-twelve': {},
  'long-event': {},
};

function said<Key extends keyof ReportNoteValues>(
  { key, values }: ReportNote<Key>,
  { reports }: typeof ENGLISH_ANSWERS,
): string {
  return reports.conversion.notes[key](values);
}

const NOTES = Object.entries(VALUES).map(([key, values]) => ({ key, values }) as ReportNote);

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
    const facts = VALUES.blank.facts.map((fact) => said({ key: 'blank', values: { facts: [fact] } }, words));
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
