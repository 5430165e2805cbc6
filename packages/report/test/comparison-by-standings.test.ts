import { expect, it } from 'vitest';

import { eventOf } from '@crosstable/event';

import { comparisonByStandings } from '../src/comparison-by-standings.js';
import { comparisonAnswer, comparisonDocument } from '../src/comparison-report.js';

/**
 * Match points: A 1 + 2 + 1 = 4, B 2 + 2 = 4, C 1 + 1 = 2, D 1. Buchholz of A in 2024-08: C 2, D 1, a dummy with 4; of B: D 1, two
 * dummies with 4. In 2026-03 those of the byes have 3 (16.4.2), and that of the forfeit has C's 2 (16.4.1): A falls from 7 to 6, and B
 * from 9 to 6, so that they are level.
 */
const EVENT = eventOf({
  name: 'Byes',
  system: 'swiss',
  matches: [
    [
      { white: 'C', black: 'A', gamePoints: [2, 2] },
      { white: 'D', black: 'B', gamePoints: [1, 3] },
    ],
    [
      { white: 'B', black: 'C', kind: 'forfeit-win' },
      { white: 'D', black: 'A', gamePoints: [1, 3] },
    ],
    [
      { white: 'A', black: '', kind: 'half-bye' },
      { white: 'B', black: '', kind: 'zero-bye' },
      { white: 'D', black: 'C', gamePoints: [2, 2] },
    ],
  ],
});

it('compares the places and values of teams, and says the first value that differs and who was ahead', () => {
  const comparison = comparisonByStandings(EVENT, ['BH'], ['2024-08', '2026-03']);
  expect(comparison.sides.map(({ codes, edition }) => [edition, ...codes])).toEqual([
    ['2024-08', 'PTS', 'BH'],
    ['2026-03', 'PTS', 'BH'],
  ]);
  expect(
    comparison.players.map(({ passed, passedBy, player, ranks, values }) => [
      player,
      ranks,
      ...values,
      passed,
      passedBy,
    ]),
  ).toEqual([
    ['B', [1, 1], [4, 9], [4, 6], [], []],
    ['A', [2, 1], [4, 7], [4, 6], ['B'], []],
    ['C', [3, 3], [2, 7], [2, 7], [], []], // A 4, a dummy with 2 (forfeit), D 1
    ['D', [4, 4], [1, 11], [1, 11], [], []], // B 4 with a draw for the zero-point bye (16.3.2), A 4, C 2
  ]);
  const [{ heading, sentences, table }] = comparisonDocument(EVENT, comparison, (id) => id).parts;
  expect(heading).toBe('1 of 4 moves');
  expect(sentences).toEqual(['1 with another value, 0 only because of others.']);
  expect(table?.rows).toEqual([['A', '2', '1', 'BH: 7 → 6; no longer behind B']]);
  expect(comparisonAnswer(EVENT, comparison).sheet().rows).toEqual([['A', 'A', 2, 1, 'BH', null, 7, 6, null]]);
});

it('says where everybody stays', () => {
  const comparison = comparisonByStandings(EVENT, ['PTS'], ['2024-08', '2026-03']);
  expect(comparisonDocument(EVENT, comparison, (id) => id).parts[0]).toEqual({
    heading: 'Everybody keeps the place',
    sentences: [],
  });
  const later = comparisonByStandings(EVENT, ['PTS', 'TPN', 'BH'], ['2024-08', '2026-03']);
  expect(comparisonDocument(EVENT, later, (id) => id).parts[0].heading).toBe(
    'Everybody keeps the place, although the values of 2 of 4 differ',
  );
});
