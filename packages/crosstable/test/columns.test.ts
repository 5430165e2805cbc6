// How wide texts stand in tables.

import { describe, expect, it } from 'vitest';

import { aligned, width } from '../src/command/columns.js';

describe('width', () => {
  it.each([
    ['', 0],
    ['Petr', 4],
    ['Dvořák', 6],
    // An accent of its own stands above the letter before it
    ['A\u0301gnes', 5],
    ['\u0301', 1],
    // One sign each: a family of three, and a letter with its vowel
    ['👩\u200d👩\u200d👧', 1],
    ['นี้', 1],
  ])('%j: %i', (text, expected) => {
    expect(width(text)).toBe(expected);
  });
});

describe('aligned', () => {
  it('numbers to the right, words to the left', () => {
    expect(
      aligned([
        ['#', 'Id', 'Player', 'Fed', 'Rating'],
        ['10', 'a', 'Á', 'AB', '2100'],
      ]),
    ).toEqual([
      [' #', 'Id', 'Player', 'Fed', 'Rating'],
      ['10', 'a ', 'Á     ', 'AB ', '  2100'],
    ]);
  });
});
