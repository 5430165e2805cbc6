import { describe, expect, it } from 'vitest';

import { bye, game } from '@crosstable/core/testing/notation';

import { rateEvent } from '../src/event.js';
import { dwz } from '../src/index.js';

const PLAYERS = [
  { id: 'A', rating: 1500, index: 12, age: 15 },
  { id: 'B', rating: 1600, index: 3, age: 40 },
  { id: 'C' },
  { id: 'D', rating: 1400, index: 40, age: 22 },
];
const ROUNDS = [
  [game('A', 'B', 1), game('C', 'D', 1)],
  [game('D', 'A', 0.5), game('B', 'C', 1)],
  [game('A', 'C', 1), game('B', 'D', 1, 'forfeit-win')],
  [bye('A', 'pairing-bye'), { ...game('B', 'D', 0), unrated: true }],
];

describe('rateEvent', () => {
  it('rates everybody by the games against rated opponents', () => {
    const rated = rateEvent(ROUNDS, PLAYERS, { on: '2026-07-01' });
    expect(rated.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D']);
    const expected = [
      dwz(
        { rating: 1500, index: 12, age: 15 },
        [
          { opponent: 1600, score: 1 },
          { opponent: 1400, score: 0.5 },
        ],
        { on: '2026-07-01' },
      ),
      dwz({ rating: 1600, index: 3, age: 40 }, [{ opponent: 1500, score: 0 }], { on: '2026-07-01' }),
      dwz({ rating: 1400, index: 40, age: 22 }, [{ opponent: 1500, score: 0.5 }], { on: '2026-07-01' }),
    ];
    expect([rated[0], rated[1], rated[3]]).toMatchObject(expected);
    expect(rated.map(({ before }) => before)).toEqual([1500, 1600, null, 1400]);
    // Φ((x − 1600) / 282.84) + Φ((x − 1400) / 282.84) = 1½: Φ(.364) = .6421 and Φ(1.071) = .8579
    expect(rated[0].performance).toBeCloseTo(1703, 0);
    expect(rated[1].performance).toBeNull();
  });

  it('a player without a DWZ gets no first one, but a performance', () => {
    const [, , c] = rateEvent(ROUNDS, PLAYERS);
    // Beats 1400, loses to 1600 and 1500: 1 of 3
    expect(c).toMatchObject({
      id: 'C',
      before: null,
      rating: null,
      index: null,
      games: 3,
      score: 1,
      k: null,
      change: null,
    });
    expect(c.performance).toBeGreaterThan(1300);
    expect(c.performance).toBeLessThan(1500);
  });
});
