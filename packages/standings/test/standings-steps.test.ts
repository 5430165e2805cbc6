import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { bye, call, game } from '@crosstable/core/testing/notation';

import { type Standing, standings } from '../src/standings.js';

function ranks(rows: readonly Standing[]): readonly string[] {
  return rows.map(({ rank, player }) => `${rank} ${player}`);
}

describe('4.2: direct encounter looks at those who are still tied', () => {
  // Scores: A, B, C 1, D 0 … : A beat B, B beat C, C beat A; each lost or had a bye elsewhere
  const games = [
    [game('A', 'B', 1), bye('C', 'zero-bye'), bye('D', 'full-bye')],
    [game('B', 'C', 1), bye('A', 'zero-bye')],
    [game('C', 'A', 1), bye('B', 'zero-bye')],
  ];
  const players = ['A', 'B', 'C', 'D'].map((id) => ({ id }));
  const table = crosstable(games, { players, system: 'round-robin' });

  it('decides nothing in a circle of three', () => {
    expect(ranks(standings(table, ['PTS', 'DE']))).toEqual(['1 A', '1 B', '1 C', '1 D']);
  });

  it('stands twice in a list, and works on the smaller group the second time (4.3, type A)', () => {
    // By hand: a play-off has put C behind A and B, who are then two, and A beat B
    const order = ['DE', 'OTHER_PLAYOFF', 'DE'];
    const manual = {
      OTHER_PLAYOFF: new Map([
        ['A', 2],
        ['B', 2],
        ['C', 1],
        ['D', 0],
      ]),
    };
    expect(standings(table, ['PTS', ...order], { manual })).toEqual([
      { rank: 1, player: 'A', values: [1, null, 2, 1], manual: ['OTHER_PLAYOFF'] },
      { rank: 2, player: 'B', values: [1, null, 2, 2], manual: ['OTHER_PLAYOFF'] },
      { rank: 3, player: 'C', values: [1, null, 1, null], manual: ['OTHER_PLAYOFF'] },
      { rank: 4, player: 'D', values: [1, null, 0, null], manual: ['OTHER_PLAYOFF'] },
    ]);
  });

  it('6.3: alone at the top whatever the outcome, in a Swiss only', () => {
    // A beat B and C, who haven't met; all have 2 points
    const own = [
      [game('A', 'B', 1), game('C', 'X', 1), game('Y', 'Z', 1)],
      [game('A', 'C', 1), game('B', 'X', 1)],
      [game('X', 'A', 1), game('B', 'Y', 1), game('C', 'Z', 1)],
    ];
    const rows = (system: 'swiss' | 'round-robin') =>
      ranks(standings(crosstable(own, { system }), ['PTS', 'DE'])).slice(0, 3);
    expect(rows('swiss')).toEqual(['1 A', '2 B', '2 C']);
    expect(rows('round-robin')).toEqual(['1 A', '1 B', '1 C']);
  });
});

describe('values entered by hand', () => {
  const table = crosstable([[game('A', 'B', 0.5)]]);

  it('rank those who have one, the higher first, and are marked in every row', () => {
    const manual = {
      'Play-off': new Map([
        ['B', 1.5],
        ['A', 0.5],
      ]),
    };
    expect(standings(table, ['PTS', 'Play-off'], { manual })).toEqual([
      { rank: 1, player: 'B', values: [0.5, 1.5], manual: ['Play-off'] },
      { rank: 2, player: 'A', values: [0.5, 0.5], manual: ['Play-off'] },
    ]);
  });

  it('none ranks below any', () => {
    const manual = { OTHER_LOTS: new Map([['B', -1]]) };
    expect(ranks(standings(table, ['PTS', 'OTHER_LOTS'], { manual }))).toEqual(['1 B', '2 A']);
  });

  it.each<readonly [unknown, Error]>([
    [null, new TypeError('options.manual: expected an object of codes, got null')],
    [{ X: new Map() }, new RangeError('options.manual.X: expected a code of the list (PTS, Y), got "X"')],
    [{ Y: { A: 1 } }, new TypeError('options.manual.Y: expected a Map from ids to numbers, got an object')],
    [{ Y: new Map([['Z', 1]]) }, new RangeError('options.manual.Y: expected ids of the table, got "Z"')],
    [{ Y: new Map([['A', NaN]]) }, new RangeError('options.manual.Y of A: expected a finite number, got NaN')],
    [{ Y: new Map([['A', '1']]) }, new TypeError('options.manual.Y of A: expected a finite number, got "1"')],
  ])('refuses %o', (manual, error) => {
    expect(() => call(standings, [table, ['PTS', 'Y'], { manual }])).toThrow(error);
  });

  it('a code without values is an unknown one', () => {
    expect(() => standings(table, ['PTS', 'OTHER_PLAYOFF'])).toThrow(RangeError);
  });
});

describe('4.2: lots, when the list is exhausted', () => {
  const ids = Array.from({ length: 20 }, (_, at) => `p${at}`);
  const drawn = (lots: number | string, order = ids) =>
    standings(crosstable([order.map((id) => bye(id, 'half-bye'))]), ['PTS'], { lots });

  it('give everybody a rank of their own, and say so in the row', () => {
    const rows = drawn(1);
    expect(rows.map(({ rank }) => rank)).toEqual(ids.map((_, at) => at + 1));
    expect(rows.every(({ lots }) => lots === true)).toBe(true);
  });

  it('are the same for the same seed, whatever the order of the players, and others for another', () => {
    const order = (rows: readonly Standing[]) => rows.map(({ player }) => player);
    expect(order(drawn('Open 2026'))).toEqual(order(drawn('Open 2026', ids.toReversed())));
    expect(order(drawn(1))).not.toEqual(order(drawn(2)));
    expect(order(drawn(1))).toEqual(order(drawn('1')));
  });

  it('favour nobody: over many seeds each of four is first about as often', () => {
    const firsts = new Map<string, number>();
    const four = crosstable([['A', 'B', 'C', 'D'].map((id) => bye(id, 'half-bye'))]);
    for (let seed = 0; seed < 4000; seed++) {
      const first = standings(four, ['PTS'], { lots: seed })[0].player;
      firsts.set(first, (firsts.get(first) ?? 0) + 1);
    }
    // A fair drawing gives 1000 ± 27; ten times that is no accident
    for (const count of firsts.values()) expect(Math.abs(count - 1000)).toBeLessThan(270);
    expect(firsts.size).toBe(4);
  });

  it('decide only between those who are tied', () => {
    const table = crosstable([[game('A', 'B', 1), game('C', 'D', 0.5)]]);
    const rows = standings(table, ['PTS'], { lots: 7 });
    expect(rows.map(({ rank, lots }) => [rank, lots])).toEqual([
      [1, undefined],
      [2, true],
      [3, true],
      [4, undefined],
    ]);
    expect(rows[0].player).toBe('A');
    expect(rows[3].player).toBe('B');
  });

  it.each([
    [null, TypeError, 'null'],
    [{}, TypeError, 'an object'],
    [false, TypeError, 'false'],
    [NaN, RangeError, 'NaN'],
    [Infinity, RangeError, 'Infinity'],
  ])('refuse the seed %o', (lots, ErrorClass, got) => {
    const error = new ErrorClass(`options.lots: expected a seed, a text or a finite number, or true, got ${got}`);
    expect(() => call(standings, [crosstable([]), ['PTS'], { lots }])).toThrow(error);
  });

  describe('seeded by the tournament', () => {
    const games = [[game('A', 'B', 0.5), game('C', 'D', 0.5)]];
    const players = ['A', 'B', 'C', 'D'].map((id) => ({ id }));
    const drawn = standings(crosstable(games, { players }), ['PTS'], { lots: true });

    it('say the seed, which draws the same lots again', () => {
      expect(drawn.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
      expect(drawn.seed).toMatch(/^[0-9a-z]{10}$/);
      const again = standings(crosstable(games, { players }), ['PTS'], { lots: drawn.seed });
      expect(again.map(({ player }) => player)).toEqual(drawn.map(({ player }) => player));
      expect(again.seed).toBe(drawn.seed);
      expect(Object.keys(drawn)).toEqual(['0', '1', '2', '3']);
      expect(standings(crosstable(games), ['PTS']).seed).toBeUndefined();
      expect(standings(crosstable(games), ['PTS'], { lots: 7 }).seed).toBe('7');
    });

    it('don’t depend on the order of players and games', () => {
      const turned = crosstable(
        games.map((round) => round.toReversed()),
        { players: players.toReversed() },
      );
      const again = standings(turned, ['PTS'], { lots: true });
      expect(again.seed).toBe(drawn.seed);
      expect(again.map(({ player }) => player)).toEqual(drawn.map(({ player }) => player));
    });

    it('depend on ids, results, colours and pairings', () => {
      const others = [
        [[game('A', 'B', 1), game('C', 'D', 0.5)]],
        [[game('B', 'A', 0.5), game('C', 'D', 0.5)]],
        [[game('A', 'C', 0.5), game('B', 'D', 0.5)]],
        [[game('A', 'B', 0.5), game('C', 'E', 0.5)]],
        [...games, ...games],
        [],
      ];
      const seeds = others.map((one) => standings(crosstable(one), ['PTS'], { lots: true }).seed);
      expect(new Set([drawn.seed, ...seeds]).size).toBe(others.length + 1);
    });

    it('depend on the result of every round, and on every bye', () => {
      const rounds = [
        [game('A', 'B', 1), game('C', 'D', 1)],
        [game('A', 'C', 1), game('B', 'D', 1)],
        [game('A', 'D', 1), game('B', 'C', 1)],
      ].map((inRound) => [...inRound, { white: 'E', black: '', result: 0.5, kind: 'half-bye' } as const]);
      const changed = (round: number, place: number) =>
        rounds.map((inRound, at) =>
          inRound.map((one, other) => {
            if (at !== round || other !== place) return one;
            return one.black === ''
              ? ({ ...one, result: 0, kind: 'zero-bye' } as const)
              : { ...one, result: 0.5 as const };
          }),
        );
      const all = [rounds, ...[0, 1, 2].flatMap((round) => [0, 1, 2].map((place) => changed(round, place)))];
      const seeds = all.map((one) => standings(crosstable(one), ['PTS'], { lots: true }).seed);
      expect(new Set(seeds).size).toBe(10);
    });
  });
});

describe('10: a column that is undefined for all separates nobody and is reported', () => {
  const games = [[game('A', 'B', 1), game('C', 'D', 1)]];

  it('by its code, beside the rows', () => {
    const rows = standings(crosstable(games), ['PTS', 'ARO', 'SB', 'tpr']);
    expect(rows.undefinedCodes).toEqual(['ARO', 'tpr']);
    expect(Object.keys(rows)).toEqual(['0', '1', '2', '3']);
  });

  it('not when it has a value for anyone', () => {
    const players = ['A', 'B', 'C', 'D'].map((id) => ({ id, rating: 1500 }));
    expect(standings(crosstable(games, { players }), ['PTS', 'ARO']).undefinedCodes).toEqual([]);
    expect(standings(crosstable([]), ['PTS', 'ARO']).undefinedCodes).toEqual([]);
  });
});
