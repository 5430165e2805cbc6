import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';

import { parseTrf } from '../src/index.js';

const anna = row(1, '', []);

describe('a byte order mark', () => {
  const text = file('\ufeff012 Open', anna);

  it.each([
    ['a string', text],
    ['UTF-8', new TextEncoder().encode(text)],
  ])('is none in the middle of %s, where it belongs to its line', (_, source) => {
    const { name, unknownLines } = parseTrf(source);
    expect([name, unknownLines]).toEqual(['', ['\ufeff012 Open']]);
  });
});

describe('lines that end with CR', () => {
  it('a blank line between them counts', () => {
    // 0xf6 is o with diaeresis in Windows-1252 and cannot stand alone in UTF-8.
    const text = ['092 Swiss', '', '012 Sch\xf6nau', anna].join('\r');
    const { name, repairs } = parseTrf(Uint8Array.from(text, (character) => character.charCodeAt(0)));
    expect(name).toBe('Schönau');
    expect(repairs.map(({ message }) => message)).toEqual([
      'line 3, column 1: "012 Schönau" is not UTF-8, read as Windows-1252, as is each such line',
    ]);
  });
});
