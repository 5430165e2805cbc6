import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { bye, game } from '@crosstable/core/testing/notation';

import { checkList } from '../src/check-list.js';

describe('what checkList finds has its article', () => {
  const players = [{ id: 'A', rating: 2000 }, { id: 'B' }];
  const table = crosstable([[game('A', 'B', 1)]], { players, system: 'swiss' });
  it('10: unrated players', () => {
    expect(checkList(['PTS', 'ARO'], table).codes[1].findings).toEqual([
      { key: 'unrated-players', article: '10', isWrong: true },
    ]);
  });

  it('4.3: only a tie-break of type A says something new the second time', () => {
    expect(checkList(['PTS', 'BH', 'BH'], table).codes[2].findings).toEqual([
      { key: 'repeated', article: '4.3', isWrong: false },
    ]);
  });

  it('4.2: points come first', () => {
    expect(checkList(['BH'], table).codes[0].findings).toEqual([
      { key: 'points-not-first', article: '4.2', isWrong: false },
    ]);
  });
});

it('what is only unwise separates players all the same', () => {
  const table = crosstable([[bye('A', 'full-bye'), game('B', 'C', 0.5), bye('D', 'half-bye')]], { system: 'swiss' });
  // Played with black: C alone
  expect(checkList(['BPG'], table).ties).toEqual([['A', 'B', 'D']]);
});
