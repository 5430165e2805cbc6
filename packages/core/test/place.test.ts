// A place in a file: a line by any of the three ends, and a column in characters, of which an emoji is one.

import { expect, it } from 'vitest';

import { csvCells, fieldsOf } from '../src/text/csv.js';
import { errorAt, linesOf, placesIn } from '../src/text/place.js';

it('lines end with a line feed, a carriage return, or both', () => {
  expect(linesOf('a\nb\rc\r\n\nd')).toEqual(['a', 'b', 'c', '', 'd']);
  expect([0, 2, 4, 7].map(placesIn('a\nb\rc\r\nd'))).toEqual([1, 2, 3, 4].map((line) => ({ line, column: 1 })));
});

it('a column counts characters, whatever was asked for before', () => {
  const text = 'ab\n🐎🐎cd\n\ne';
  // a, c and e of the text: an emoji takes two places of it
  expect([0, 7, 8, 11].map(placesIn(text))).toEqual([
    { line: 1, column: 1 },
    { line: 2, column: 3 },
    { line: 2, column: 4 },
    { line: 4, column: 1 },
  ]);
  expect(placesIn(text)(8)).toEqual({ line: 2, column: 4 });
});

it('a field behind an emoji stands in the column that an editor shows', () => {
  const cells = [...csvCells(new TextEncoder().encode('🐎; b')).flat(), ...fieldsOf('🐎\tb', 1, '\t', true)];
  expect(cells.map(({ column }) => column)).toEqual([1, 4, 1, 3]);
});

it('a message says what was expected in a place, what was found, and what to do', () => {
  const place = { line: 4, column: 2 };
  expect(errorAt({ ...place, text: '' }, 'a name').message).toBe('line 4, column 2: expected a name, found nothing');
  expect(errorAt({ ...place, text: 'a"b' }, 'a name', 'give one').message).toBe(
    'line 4, column 2: expected a name, found "a\\"b" (give one)',
  );
});

it('a text copied from a page may begin a field with a word in quotes, and keeps blanks before one', () => {
  const copied = fieldsOf('"Nana" Ana; "b;c";"d;""e"""', 7, ';', true);
  expect(copied).toEqual([
    { text: '"Nana" Ana', line: 7, column: 1 },
    { text: '"b', line: 7, column: 12 },
    { text: 'c"', line: 7, column: 16 },
    { text: 'd;"e"', line: 7, column: 19 },
  ]);
  expect(() => fieldsOf('"Nana" Ana', 7, ';', false)).toThrow('line 7, column 1: expected a field, or one in a pair');
  expect(fieldsOf(' "b;c"', 7, ';', false)).toEqual([{ text: 'b;c', line: 7, column: 2 }]);
});
