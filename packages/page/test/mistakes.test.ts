import { expect, test } from 'vitest';

import { openEvent } from '@crosstable/event/open-event';

import { mistakeOf, placedInJson } from '../src/open/mistake-place.js';
import { notedMistake } from '../src/open/mistake.js';

const thrown = new RangeError('line 2, column 3: expected a result, found "x"');

test('a mistake in a text has its line, and its place once', () => {
  expect(mistakeOf(thrown, 'a.csv', 'first\n  x\nlast')).toEqual({
    file: 'a.csv',
    message: 'expected a result, found "x"',
    place: { line: 2, column: 3, text: '  x', indent: 2 },
  });
});

test('a mistake in a text in UTF-16 has its line, with the mark and without', () => {
  for (const text of ['\ufefffirst\n  x', 'first\n  x']) {
    const bytes = Buffer.from(text, 'utf16le');
    const place = { line: 2, column: 3, text: '  x', indent: 2 };
    expect(mistakeOf(thrown, 'a.csv', bytes).place).toEqual(place);
    expect(mistakeOf(thrown, 'a.csv', Buffer.from(bytes).swap16()).place).toEqual(place);
  }
});

test('a mistake in a spreadsheet has its place in the sentence, and shows none of the bytes of the file', () => {
  const bytes = new TextEncoder().encode('PK\u0003\u0004\0\nsecond\nthird');
  expect(mistakeOf(thrown, 'a.xlsx', bytes)).toEqual({ file: 'a.xlsx', message: thrown.message, place: null });
});

test('a mistake behind the last line, or without a place, is a sentence alone', () => {
  expect(mistakeOf(thrown, 'a.csv', 'first')).toEqual({ file: 'a.csv', message: thrown.message, place: null });
  expect(mistakeOf('no text', 'a.csv', 'first')).toEqual({ file: 'a.csv', message: 'no text', place: null });
});

test('a code that the library refuses stands in the list of the file', () => {
  const text = '{\n  "tiebreaks": ["PTS", "XX"]\n}';
  const mistake = mistakeOf(new RangeError('codes[1]: expected one of PTS, DE, got "XX"'), 'a.json', text);
  expect(placedInJson(mistake, text)).toEqual({
    file: 'a.json',
    message: 'tiebreaks[1]: expected one of PTS, DE, got "XX"',
    place: { line: 2, column: 24, text: '  "tiebreaks": ["PTS", "XX"]', indent: 23 },
  });
});

test('a file that is no tournament has the way to one that is, and a mistake in a tournament has its place', async () => {
  const notedOf = async (text: string): Promise<unknown> =>
    openEvent(text).then(
      () => null,
      (error: unknown) => notedMistake(error, 'a.txt', text),
    );
  expect(await notedOf('%PDF-1.7')).toMatchObject({ place: null, refusal: { key: 'pdf', recipe: 'crosstable' } });
  expect(await notedOf('{ "games": 7 }')).toMatchObject({ place: { line: 1, column: 12 }, refusal: null });
});
