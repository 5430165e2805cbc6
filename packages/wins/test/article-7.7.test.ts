import { describe, expect, it } from 'vitest';

import { type Scoring, crosstable } from '@crosstable/core';
import { bye, byeWithoutKind, game } from '@crosstable/core/testing/notation';

import { explain } from '../src/explain.js';
import { type Game, standardPoints } from '../src/index.js';
import * as entry from '../src/standard-points.js';

/** The standard points of A and of B in the round. */
function both(one: Game, scoring?: Scoring): readonly number[] {
  const table = crosstable([[one]], { scoring });
  return [standardPoints('A', table), standardPoints('B', table)];
}

describe('7.7: 1 for more points than the scheduled opponent, ½ for the same', () => {
  it.each<[string, Game, readonly [number, number]]>([
    ['a win', game('A', 'B', 1), [1, 0]],
    ['a draw', game('A', 'B', 0.5), [0.5, 0.5]],
    ['a loss', game('A', 'B', 0), [0, 1]],
    ['a forfeit', game('A', 'B', 1, 'forfeit-win'), [1, 0]],
    ['a forfeit, from Black', game('A', 'B', 0, 'forfeit-loss'), [0, 1]],
    ['a double forfeit: the same points, 0', game('A', 'B', 0, 'double-forfeit'), [0.5, 0.5]],
    ['0–0, a penalty: the same points', { white: 'A', black: 'B', result: 0, blackResult: 0 }, [0.5, 0.5]],
    ['½–0: more than the opponent', { white: 'A', black: 'B', result: 0.5, blackResult: 0 }, [1, 0]],
    ['0–½', { white: 'A', black: 'B', result: 0, blackResult: 0.5 }, [0, 1]],
    ['1–1', { white: 'A', black: 'B', result: 1, blackResult: 1 }, [0.5, 0.5]],
  ])('%s', (_, one, values) => {
    expect([standardPoints('A', [[one]]), standardPoints('B', [[one]])]).toEqual(values);
    expect(both(one)).toEqual(values);
  });

  it('compares points of the same round, and not of another with the same opponent', () => {
    // A: 1 v 0, then 0 v 1, then ½ v ½. B has had a bye and a win over C in between.
    const games = [
      [game('A', 'B', 1)],
      [game('B', 'C', 1), bye('A', 'zero-bye')],
      [game('B', 'A', 1)],
      [bye('B', 'full-bye')],
      [game('A', 'B', 0.5)],
    ];
    expect(standardPoints('A', games)).toBe(1.5); // 1 + 0 + 0 + no round + ½
    expect(standardPoints('B', games)).toBe(3.5); // 0 + 1 + 1 + 1 + ½
    expect(standardPoints('A', crosstable(games))).toBe(1.5);
    expect(standardPoints('B', crosstable(games))).toBe(3.5);
    expect(entry.tiebreak).toBe(standardPoints);
  });

  it('is computed for both editions and systems', () => {
    const games = [[game('A', 'B', 1)], [game('B', 'A', 0, 'double-forfeit')]];
    for (const edition of ['2024-08', '2026-03'] as const) {
      for (const system of ['swiss', 'round-robin'] as const) {
        expect(standardPoints('A', crosstable(games, { edition, system }))).toBe(1.5);
      }
    }
  });

  it('0 for a player without games', () => {
    expect(standardPoints('Z', [[game('A', 'B', 1)]])).toBe(0);
    expect(standardPoints('Z', crosstable([[game('A', 'B', 1)]]))).toBe(0);
  });
});

describe('7.7: without playing, 1 for more points than a draw awards, ½ for the same', () => {
  it.each<[string, Game, number]>([
    ['a full-point bye', bye('A', 'full-bye'), 1],
    ['a half-point bye', bye('A', 'half-bye'), 0.5],
    ['a zero-point bye', bye('A', 'zero-bye'), 0],
    ['a pairing-allocated bye', bye('A', 'pairing-bye'), 1],
    ['a pairing-allocated bye worth a draw', bye('A', 'pairing-bye', 0.5), 0.5],
    ['a pairing-allocated bye worth nothing', bye('A', 'pairing-bye', 0), 0],
    ['a bye without kind', byeWithoutKind('A', 0.5), 0.5],
    ['a forfeit win against nobody known', game('A', '', 1, 'forfeit-win'), 1],
    ['a forfeit loss against nobody known', game('A', '', 0, 'forfeit-loss'), 0],
    ['a double forfeit against nobody known', game('A', 'A', 0, 'double-forfeit'), 0],
  ])('%s', (_, one, value) => {
    expect(standardPoints('A', [[one]])).toBe(value);
    expect(standardPoints('A', crosstable([[one]], { system: 'swiss' }))).toBe(value);
  });
});

describe('7.7 in 3-1-0', () => {
  const football = { win: 3, draw: 1, loss: 0 };

  it.each<[string, Game, readonly [number, number]]>([
    ['a win', game('A', 'B', 1), [1, 0]],
    ['a draw', game('A', 'B', 0.5), [0.5, 0.5]],
    ['½–0 is 1 point against none', { white: 'A', black: 'B', result: 0.5, blackResult: 0 }, [1, 0]],
    ['a double forfeit', game('A', 'B', 0, 'double-forfeit'), [0.5, 0.5]],
  ])('%s', (_, one, values) => {
    expect(both(one, football)).toEqual(values);
  });

  it.each([
    [3, 1],
    [2, 1], // more than a draw, although less than a win
    [1, 0.5],
    [0.5, 0],
  ])('a pairing-allocated bye worth %d is %d', (pairingBye, value) => {
    const table = crosstable([[bye('A', 'pairing-bye')]], { scoring: { ...football, pairingBye } });
    expect(standardPoints('A', table)).toBe(value);
  });

  it('an absence that costs a point is less than a loss, and still the same for both', () => {
    const scoring = { ...football, absence: -1 };
    expect(both(game('A', 'B', 0, 'double-forfeit'), scoring)).toEqual([0.5, 0.5]);
    expect(both(game('A', 'B', 1, 'forfeit-win'), scoring)).toEqual([1, 0]);
  });
});

describe('7.7 explained', () => {
  const GAMES = [
    [game('A', 'B', 1)],
    [game('A', 'B', 0, 'double-forfeit')],
    [game('A', 'B', 0)],
    [],
    [bye('A', 'full-bye')],
    [bye('A', 'half-bye')],
    [bye('A', 'zero-bye')],
  ];

  it('says what the points are compared with', () => {
    const { code, article, value, contributions } = explain('A', GAMES, [], { of: 'STD' });
    expect([code, article, value]).toEqual(['STD', '7.7', 3]);
    expect(contributions.map((one) => [one.round, one.points, one.score, one.value, one.reason.key])).toEqual([
      [1, 1, 0, 1, 'more-than-opponent'],
      [2, 0, 0, 0.5, 'same-as-opponent'],
      [3, 0, 1, 0, 'less-than-opponent'],
      [5, 1, 0.5, 1, 'more-than-draw'],
      [6, 0.5, 0.5, 0.5, 'same-as-draw'],
      [7, 0, 0.5, 0, 'less-than-draw'],
    ]);
    expect(contributions.every(({ reason }) => reason.article === '7.7')).toBe(true);
  });
});
