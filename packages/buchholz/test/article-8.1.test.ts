import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { bye, call, game } from '@crosstable/core/testing/notation';

import { buchholzCut1 } from '../src/cut1.js';
import { buchholzCut2 } from '../src/cut2.js';
import { explain } from '../src/explain.js';
import { buchholz, tiebreak } from '../src/index.js';
import { buchholzMedian1 } from '../src/median1.js';
import { buchholzMedian2 } from '../src/median2.js';

/** Scores: A 3½, B 2½, C 1, D 2, E 1, F 0 and two byes of ½: 1. */
const GAMES = [
  [game('A', 'B', 1), game('C', 'D', 0), game('E', 'F', 1)],
  [game('A', 'D', 0.5), game('B', 'E', 1), bye('F', 'half-bye')],
  [game('A', 'C', 1), game('B', 'D', 0.5)],
  [game('A', 'E', 1), game('B', 'C', 1), bye('F', 'half-bye')],
  [game('C', 'E', 1), bye('D', 'pairing-bye', 0)],
];

describe('8.1: the sum of the opponents’ scores', () => {
  it('A met B 2½, D 2, C 1 and E 1', () => {
    // D: ½ + 1 + ½ = 2; B: 1 + ½ + 1 = 2½; C 1; E 1
    expect(buchholz('A', GAMES)).toBe(6.5);
    expect(tiebreak).toBe(buchholz);
  });

  it('a defeat counts as a win does, and an opponent met twice twice (4.4)', () => {
    const games = [[game('A', 'B', 0)], [game('B', 'A', 1)], [game('B', 'C', 1)]];
    expect(buchholz('A', games)).toBe(6);
  });

  it('an unplayed round counts a dummy with the own score, limited to a draw in every round (16.4.2)', () => {
    // F: 0 + ½ + ½ = 1 point. E has 1; the two byes have a dummy of 1 each, and five draws are 2½. F has no record in
    // rounds 3 and 5, which without a system counts for nothing
    expect(buchholz('F', GAMES)).toBe(3);
    // In a Swiss F was absent there, two more dummies of 1 each
    expect(buchholz('F', crosstable(GAMES, { system: 'swiss' }))).toBe(5);
  });

  it('0 for a player without games', () => {
    expect(buchholz('Z', GAMES)).toBe(0);
    expect(buchholz('A', [])).toBe(0);
  });
});

describe('14: cuts and medians of A’s 2½, 2, 1, 1', () => {
  it.each([
    ['14.1.1.a: Cut-1', buchholzCut1, 5.5],
    ['14.2: Cut-2', buchholzCut2, 4.5],
    ['14.3: Median-1', buchholzMedian1, 3],
    ['14.4: Median-2', buchholzMedian2, 0],
  ])('%s', (_, cut, value) => {
    expect(cut('A', GAMES)).toBe(value);
    expect(cut('A', crosstable(GAMES))).toBe(value);
  });

  it.each([buchholzCut1, buchholzCut2, buchholzMedian1, buchholzMedian2])(
    'of too few scores nothing is left: 0',
    (cut) => {
      expect(cut('A', [[game('A', 'B', 1)]])).toBe(0);
      expect(cut('A', [])).toBe(0);
    },
  );

  it('16.5.2: the lowest contribution of a voluntary unplayed round goes first, though others are lower', () => {
    // A 2, B 0, C 0, D 1: A beat B and C, was absent in round 3 (dummy 2, at most four draws: 2), lost to D
    const games = [
      [game('A', 'B', 1), game('C', 'D', 0)],
      [game('A', 'C', 1)],
      [bye('A', 'zero-bye')],
      [game('A', 'D', 0)],
    ];
    // Scores met: 0, 0, 2, D 2
    expect(buchholz('A', games)).toBe(4);
    expect(buchholzCut1('A', games)).toBe(2); // the dummy's 2
    expect(buchholzCut2('A', games)).toBe(2); // then a 0
    expect(buchholzMedian1('A', games)).toBe(0); // the dummy's 2, then D's 2
  });
});

describe('8, note: no Buchholz in a round-robin', () => {
  const games = [[game('A', 'B', 1)]];

  it.each([buchholz, buchholzCut1, buchholzMedian2])('is refused since March 2026', (value) => {
    const table = crosstable(games, { system: 'round-robin' });
    expect(() => value('A', table)).toThrow(
      new RangeError('games: expected a Swiss tournament (Article 8: no Buchholz in round-robins), got "round-robin"'),
    );
  });

  it('computes before, where 15.2 takes forfeits for games', () => {
    const own = [[game('A', 'B', 1, 'forfeit-win')], [game('B', 'C', 1)]];
    const table = crosstable(own, { system: 'round-robin', edition: '2024-08' });
    expect(buchholz('A', table)).toBe(1);
  });
});

describe('explain', () => {
  it('says what was cut by which rule', () => {
    const cuts = (variant: Parameters<typeof explain>[3]) =>
      explain('A', GAMES, [], variant).contributions.map(({ score, cut }) => [score, cut?.key, cut?.article]);
    expect(cuts({ median: 1 })).toEqual([
      [2.5, 'most-significant', '14.3'],
      [2, undefined, undefined],
      [1, 'least-significant', '14.3'],
      [1, undefined, undefined],
    ]);
    expect(cuts({ cut: 2 })).toEqual([
      [2.5, undefined, undefined],
      [2, undefined, undefined],
      [1, 'least-significant', '14.2'],
      [1, 'least-significant', '14.2'],
    ]);
    expect(explain('A', GAMES, [], { median: 1 })).toMatchObject({ code: 'BH/M1', article: '8.1', value: 3 });
  });

  it.each<readonly [unknown, Error]>([
    [null, new TypeError('variant: expected an object, got null')],
    [{ cut: 3 }, new RangeError('variant.cut: expected 0 or 1 or 2, got 3')],
    [{ cut: 1, median: 1 }, new RangeError('variant.median: expected 0 or nothing beside a cut, got 1')],
    [{ fore: 1 }, new TypeError('variant.fore: expected true or false, got 1')],
    [{ average: 'yes' }, new TypeError('variant.average: expected true or false, got "yes"')],
    [{ average: true, cut: 1 }, new RangeError('variant.cut: expected 0, got 1')],
  ])('refuses the variant %j', (variant, error) => {
    expect(() => call(explain, ['A', GAMES, [], variant])).toThrow(error);
  });
});
