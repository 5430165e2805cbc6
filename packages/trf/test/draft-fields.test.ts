// A field of a draft that no report has would be left out of the file, and so a mistyped one is an error.

import { expect, it } from 'vitest';

import { call } from '@crosstable/core/testing/notation';

import { formatTrf, isInputError } from '../src/index.js';

const DRAFT = { players: [{ id: '1' }, { id: '2' }], games: [[{ white: '1', black: '2', result: 1 }]] };

it.each([
  [{ tiebraks: ['PTS'] }, 'draft: expected "tiebreaks", got "tiebraks"'],
  [{ Name: 'Club night' }, 'draft: expected "name", got "Name"'],
  [{ sponsorOfTheEvent: 'A bank' }, 'draft: expected only fields of a tournament report, got "sponsorOfTheEvent"'],
])('%j', (more, message) => {
  expect(() => call(formatTrf, [{ ...DRAFT, ...more }])).toThrow(new RangeError(message));
});

it('the error has the name, and the one that was meant', () => {
  try {
    call(formatTrf, [{ ...DRAFT, tiebraks: ['PTS'] }]);
    expect.unreachable();
  } catch (error) {
    expect(isInputError(error) && [error.key, error.values]).toEqual([
      'unknown-name',
      { name: 'tiebraks', meant: 'tiebreaks' },
    ]);
  }
});

it.each([
  { tiebraks: undefined },
  { unknown: ['colours'] },
  { $schema: 'event.schema.json', isLong: true },
  { notes: [] },
])('fields of other results, and those left out, are none: %j', (more) => {
  expect(call(formatTrf, [{ ...DRAFT, ...more }])).toBe(call(formatTrf, [DRAFT]));
});
