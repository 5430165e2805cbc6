// Unplayed rounds under each convention, worked by hand

import { describe, expect, it } from 'vitest';

import { type Game, crosstable, openTable } from '@crosstable/core';
import { tiebreakValues } from '@crosstable/standings';

import { type Factor, type Own, type Seen, factorsUnder, scoresMetUnder } from '../src/conventions/unplayed-rounds.js';

// Points: A 1 + ½ + 0 = 1½, B 0 + 1 + 1 = 2, C 1 + 0 + 1 = 2
const GAMES: Game[][] = [
  [
    { white: 'A', black: 'B', result: 1 },
    { white: 'C', black: '', result: 1, kind: 'pairing-bye' },
  ],
  [
    { white: 'B', black: 'C', result: 1 },
    { white: 'A', black: '', result: 0.5, kind: 'half-bye' },
  ],
  [
    { white: 'C', black: 'A', result: 1, kind: 'forfeit-win' },
    { white: 'B', black: '', result: 1, kind: 'pairing-bye' },
  ],
];
const TOURNAMENT = openTable(crosstable(GAMES, { system: 'swiss' }));

/** Numbers of cells in points, by player A, B, C and round; `null` for nothing. */
function inPoints(cells: Float64Array): readonly (number | null)[] {
  return [...cells].map((value) => (Number.isNaN(value) ? null : value / TOURNAMENT.primary.scale));
}

describe('the score met in an own unplayed round', () => {
  // The games: A met B (2), B met A (1½) and C (2), C met B (2)
  it.each<[Own, ...(readonly (number | null)[])[]]>([
    ['nothing', [2, null, null], [1.5, 2, null], [null, 2, null]],
    // A and C were paired in round 3
    ['scheduled opponent', [2, null, 2], [1.5, 2, null], [null, 2, 1.5]],
    ['half of the rounds', [2, 1.5, 1.5], [1.5, 2, 1.5], [1.5, 2, 1.5]],
    // Points before, what was missed, a draw in each later round: A 1 + ½ + ½ and 1½ + 1; B 1 + 0; C 0 + 0 + 1 and 1 + 0
    ['virtual opponent', [2, 2, 2.5], [1.5, 2, 1], [1, 2, 1]],
  ])('is that of: %s', (own, ...rows) => {
    expect(inPoints(scoresMetUnder(TOURNAMENT, own, 'points awarded'))).toEqual(rows.flat());
  });

  it('is the opponent’s in a postponed game under the virtual opponent, and nothing under others', () => {
    // A beat B, and has C to meet, who has a point for a forfeit
    const games: Game[][] = [
      [
        { white: 'A', black: 'B', result: 1 },
        { white: 'C', black: 'D', result: 1, kind: 'forfeit-win' },
      ],
      [{ white: 'A', black: 'C', result: null }],
    ];
    const tournament = openTable(crosstable(games, { system: 'swiss' }));
    const ofA = (own: Own) => inPoints(scoresMetUnder(tournament, own, 'points awarded')).slice(0, 2);
    expect(ofA('virtual opponent')).toEqual([0, 1]);
    expect(ofA('nothing')).toEqual([0, null]);
  });

  it.each(['2024-08', '2026-03'] as const)('adds up to the Buchholz of C.07 (%s) with Article 16.3', (edition) => {
    const cells = inPoints(scoresMetUnder(TOURNAMENT, edition, 'Article 16.3'));
    const sums = [0, 3, 6].map((from) => cells.slice(from, from + 3).reduce<number>((sum, one) => sum + (one ?? 0), 0));
    const table = crosstable(GAMES, { system: 'swiss', edition });
    expect(sums).toEqual([...tiebreakValues('BH', table).values()]);
  });
});

describe('what opponents see of an unplayed round', () => {
  // Only games are asked here: A of B, B of A and C, C of B
  const met = (seen: Seen): readonly (number | null)[] => {
    const cells = inPoints(scoresMetUnder(TOURNAMENT, 'nothing', seen));
    return [cells[0], cells[3], cells[4], cells[7]];
  };

  it('is the points awarded', () => {
    expect(met('points awarded')).toEqual([2, 1.5, 2, 2]);
  });

  it('is a draw', () => {
    // B has ½ for the bye of round 3, A ½ for the forfeit, C ½ for the bye of round 1 and for the forfeit
    expect(met('draw')).toEqual([1.5, 2, 1, 1.5]);
  });

  it('is what Article 16.3 makes of it', () => {
    // A bye that was asked for counts as a draw in the last rounds alone, and A's half-point bye is worth one: all keep their points
    expect(met('Article 16.3')).toEqual([2, 1.5, 2, 2]);
  });
});

describe('the factor of an own unplayed round in Sonneborn-Berger', () => {
  it.each<[Factor, ...(readonly number[])[]]>([
    ['points awarded', [1, 0.5, 0], [0, 1, 1], [1, 0, 1]],
    ['draw', [1, 0.5, 0.5], [0, 1, 0.5], [0.5, 0, 0.5]],
    ['nothing', [1, 0, 0], [0, 1, 0], [0, 0, 0]],
    ['points awarded, pairing bye 0', [1, 0.5, 0], [0, 1, 0], [0, 0, 1]],
  ])('is: %s', (factor, ...rows) => {
    expect(inPoints(factorsUnder(TOURNAMENT, factor))).toEqual(rows.flat());
  });
});
