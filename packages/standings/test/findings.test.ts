import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { bye, byeWithoutKind, game } from '@crosstable/core/testing/notation';

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

describe('byes without kind', () => {
  const games = [
    [byeWithoutKind('A', 1), byeWithoutKind('B', 0)],
    [byeWithoutKind('B', 1), bye('A', 'half-bye')],
    [byeWithoutKind('A', 0.5), { ...byeWithoutKind('B', 1), black: 'B' }],
  ];

  it('of a Swiss are told by the kind that they are read as: 16.1.1 has requested byes, 16.2.1 the others', () => {
    const found = { key: 'bye-without-kind', isWrong: false };
    expect(checkList(['PTS'], crosstable(games, { system: 'swiss' })).findings).toEqual([
      { ...found, article: '16.1.1', kind: 'zero-bye', rounds: 1 },
      { ...found, article: '16.1.1', kind: 'half-bye', rounds: 1 },
      { ...found, article: '16.2.1', kind: 'pairing-bye', rounds: 3 },
    ]);
    expect(checkList(['PTS'], crosstable(games, { system: 'swiss', round: 1 })).findings).toEqual([
      { ...found, article: '16.1.1', kind: 'zero-bye', rounds: 1 },
      { ...found, article: '16.2.1', kind: 'pairing-bye', rounds: 1 },
    ]);
  });

  it('that are read as nothing aren’t told, nor is a bye with a kind', () => {
    for (const system of ['round-robin', undefined] as const) {
      expect(checkList(['PTS'], crosstable(games, { system })).findings).toEqual([]);
    }
    const named = [[bye('A', 'pairing-bye')], [bye('A', 'half-bye')], [bye('A', 'zero-bye')], []];
    expect(checkList(['PTS'], crosstable(named, { system: 'swiss' })).findings).toEqual([]);
  });
});
