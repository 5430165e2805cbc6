// The one decoder of files: UTF-16, else UTF-8, else what the reader makes of the bytes.

import { describe, expect, it } from 'vitest';

import { csvCells } from '../src/text/csv.js';
import { byteText, decode, unicodeText } from '../src/text/encoding.js';

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');

describe('the text of a file', () => {
  it('has no mark of the byte order at its beginning, and keeps one elsewhere', () => {
    const sources = [
      '\ufeffa\ufeff',
      utf16('\ufeffa\ufeff'),
      utf16('\ufeffa\ufeff').swap16(),
      Buffer.from('\ufeffa\ufeff'),
    ];
    expect(sources.map((source) => decode(source, byteText))).toEqual(Array(4).fill('a\ufeff'));
  });

  it('is UTF-16 without a mark by a zero beside its first sign, or beside one of those that a reader looks at', () => {
    for (const bytes of [utf16('aя'), utf16('aя').swap16()]) expect(decode(bytes, byteText)).toBe('aя');
    for (const bytes of [utf16('яa'), utf16('яa').swap16()]) {
      expect(decode(bytes, byteText)).not.toBe('яa');
      expect(decode(bytes, byteText, 4)).toBe('яa');
    }
  });

  it('is not UTF-16 where two zeros stand side by side', () => {
    expect(decode(new Uint8Array([0, 0, 97]), byteText)).toBe('\0\0a');
    expect(decode(new Uint8Array([0]), byteText)).toBe('\0');
  });

  // Windows-1252: 0x80 is the euro, 0x8a S with caron; 0xfc is u with two dots in both it and Latin-1
  it('is Windows-1252 where the reader says so, with the letters that Latin-1 lacks', () => {
    expect(decode(new Uint8Array([0x80, 0x8a, 0xfc]), byteText)).toBe('€Šü');
    expect(decode(Buffer.from('€Šü'), byteText)).toBe('€Šü');
  });

  it('is refused with its place where it must be UTF-8 or UTF-16', () => {
    expect(unicodeText(utf16('\ufeffü'))).toBe('ü');
    expect(() => unicodeText(new Uint8Array([0x61, 0x0a, 0xc3, 0xbc, 0xfc]))).toThrow(
      new RangeError('line 2, column 2: expected UTF-8, found "\ufffd"'),
    );
  });
});

it('a table in UTF-16 whose last byte is missing has its headings', () => {
  const [headings] = csvCells(utf16('\ufeffid;k\n1;10\n').subarray(0, -1));
  expect(headings.map(({ text }) => text)).toEqual(['id', 'k']);
});
