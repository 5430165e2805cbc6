// How wide texts stand in tables.

import { describe, expect, it } from 'vitest';

import { TOO_MANY_ARGUMENTS, expectNoRoomForArguments, onFullStack } from '@crosstable/core/testing/full-stack';

import { aligned, width } from '../src/text-columns.js';

describe('width', () => {
  it.each([
    ['', 0],
    ['Petr', 4],
    ['Dvořák', 6],
    // An accent of its own stands above the letter before it
    ['A\u0301gnes', 5],
    ['\u0301', 1],
    // One sign each: a family of three, which is as wide as its parts (W in EastAsianWidth.txt), and a letter with its vowel
    ['👩\u200d👩\u200d👧', 2],
    ['นี้', 1],
    // W in EastAsianWidth.txt: Han, Hangul as syllables and as letters, kana, a voiced one with a mark of its own
    ['丁立人', 6],
    ['이세돌', 6],
    ['\u1112\u1161\u11ab', 2],
    ['ひらカナ', 8],
    ['か\u3099', 2],
    ['𠮷田', 4],
    // F: full-width forms; H: half-width ones
    ['ＡＢ！', 6],
    ['ｶﾅ', 2],
    // A, ambiguous, is narrow outside of East Asia: Greek, Cyrillic, a dash, a half
    ['Ωж–½', 4],
    ['\u303F', 1],
    // Signs that set the direction, and a blank without width, take no place
    ['\u2068a\u202Eb\u202C\u2069', 2],
    ['\u200B', 0],
  ])('%j: %i', (text, expected) => {
    expect(width(text)).toBe(expected);
  });
});

describe('aligned', () => {
  it('East Asian names stay in their column', () => {
    expect(
      aligned(
        [
          ['Player', 'Rating'],
          ['丁立人', '2811'],
          ['Carlsen', '2839'],
        ],
        [true, false],
      ).map((row) => row.join('|')),
    ).toEqual(['Player |Rating', '丁立人 |  2811', 'Carlsen|  2839']);
  });

  it('a column is no wider than 80, whatever stands in it', () => {
    const long = 'x'.repeat(200);
    expect(aligned([['Player'], ['x'.repeat(79)], ['x'.repeat(80)]], [true])[1]).toEqual([`${'x'.repeat(79)} `]);
    expect(aligned([['Player'], [long], ['Petr']], [true])).toEqual([
      ['Player'.padEnd(80)],
      [long],
      ['Petr'.padEnd(80)],
    ]);
  });

  it('rows that would overflow the stack as arguments', () => {
    expectNoRoomForArguments();
    const rows = Array.from({ length: TOO_MANY_ARGUMENTS }, (_, at) => [String(at)]);
    expect(onFullStack(() => aligned([['#'], ...rows], [false]))[1]).toEqual(['    0']);
  });

  it('numbers to the right, words to the left', () => {
    expect(
      aligned(
        [
          ['#', 'Id', 'Player', 'Fed', 'Rating'],
          ['10', 'a', 'Á', 'AB', '2100'],
        ],
        [false, true, true, true, false],
      ),
    ).toEqual([
      [' #', 'Id', 'Player', 'Fed', 'Rating'],
      ['10', 'a ', 'Á     ', 'AB ', '  2100'],
    ]);
  });
});
