// Direct encounter as tables print it: who is compared, and what is shown

import { describe, expect, it } from 'vitest';

import { crosstable, openTable } from '@crosstable/core';

import { CODES_OF_PLAYERS } from '../src/codes/known-codes.js';
import type { Game } from '../src/index.js';
import { encounterCandidates, groupsToTheLeft } from '../src/verdicts/printed-encounters.js';

/** A beats B and draws with C and E, C draws with B; D beats E, and loses to B by forfeit. */
const GAMES: Game[][] = [
  [
    { white: 'A', black: 'B', result: 1 },
    { white: 'D', black: 'E', result: 1 },
  ],
  [
    { white: 'C', black: 'A', result: 0.5 },
    { white: 'B', black: 'D', result: 1, kind: 'forfeit-win' },
  ],
  [
    { white: 'B', black: 'C', result: 0.5 },
    { white: 'E', black: 'A', result: 0.5 },
  ],
];
const PLAYERS = ['A', 'B', 'C', 'D', 'E'].map((id) => ({ id }));
const TOURNAMENT = openTable(crosstable(GAMES, { players: PLAYERS }));

describe('the tied', () => {
  it('are equal in the points and in every column to the left', () => {
    const cells = new Map([['A', 2], ['B', 2], ['C', 3], ['D', 12]]); // prettier-ignore
    expect(groupsToTheLeft(TOURNAMENT, [1, 1, 1, 1, 2], [])).toEqual([[0, 1, 2, 3], [4]]);
    expect(groupsToTheLeft(TOURNAMENT, [1, 1, 1, 1, 1], [{ label: 'X', cells }])).toEqual([[0, 1], [2], [3], [4]]);
    // 11 points with 2 are not 1 point with 12
    expect(groupsToTheLeft(TOURNAMENT, [11, 1, 1, 1, 1], [{ label: 'X', cells }])).toEqual([[0], [1], [2], [3], [4]]);
  });
});

/** The columns of groups in every way: the code, the edition or convention, whether it has a name, and the values. */
function shown(...groups: readonly (readonly number[])[]) {
  return encounterCandidates(TOURNAMENT, CODES_OF_PLAYERS.orders, groups).map(({ isMean, isNamed, rule, values }) => {
    expect(isMean).toBe(false);
    return [rule.code, rule.edition ?? rule.convention, isNamed, rule.article, [...values]];
  });
}

describe('a direct encounter shows', () => {
  it('points where all have met, ranks under C.07, and of players alone 0 or rank 1', () => {
    // Among A, B and C: A 1½, C 1, B ½
    expect(shown([0, 1, 2], [3], [4])).toEqual([
      ['DE', '2026-03', true, '6', [1, 3, 2, 1, 1]],
      ['DE', '2024-08', true, '6', [1, 3, 2, 1, 1]],
      ['DE/P', '2026-03', true, '6', [1, 3, 2, 1, 1]],
      ['DE/P', '2024-08', true, '6', [1, 3, 2, 1, 1]],
      ['DE', 'points where all have met', true, null, [1.5, 0.5, 1, 0, 0]],
      ['DE', 'points where all have met, level groups 0', true, null, [1.5, 0.5, 1, 0, 0]],
      ['DE/P', 'points where all have met', false, null, [1.5, 0.5, 1, 0, 0]],
      ['DE', 'points from any mutual game', false, null, [1.5, 0.5, 1, 0, 0]],
      ['DE', '2 for a win, 1 for a draw', true, null, [3, 1, 2, 0, 0]],
    ]);
  });

  it('points of a level group, or 0', () => {
    // Among B and C: ½ each
    const points = shown([1, 2])
      .slice(4)
      .map(([, , , , values]) => values);
    expect(points).toEqual([[0, 0.5, 0.5, 0, 0], [0, 0, 0, 0, 0], [0, 0.5, 0.5, 0, 0], [0, 0.5, 0.5, 0, 0], [0, 1, 1, 0, 0]]); // prettier-ignore
  });

  it('0 where some have not met, but for the points from any mutual game', () => {
    // D met neither A nor B over the board; A met B and E, who didn't meet
    const points = shown([0, 1, 3])
      .slice(4)
      .map(([, , , , values]) => values);
    expect(points).toEqual([...Array.from({ length: 3 }, () => [0, 0, 0, 0, 0]), [1, 0, 0, 0, 0], [2, 0, 0, 0, 0]]);
    const star = shown([0, 1, 4])
      .slice(4)
      .map(([, , , , values]) => values);
    expect(star).toEqual([...Array.from({ length: 3 }, () => [0, 0, 0, 0, 0]), [1.5, 0, 0, 0, 0.5], [3, 0, 0, 0, 1]]);
  });

  it('a forfeit only where forfeits count', () => {
    const points = shown([1, 3])
      .slice(4)
      .map(([, , , , values]) => values);
    expect(points).toEqual([[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]); // prettier-ignore
  });
});

it('the tied are looked at once with forfeits and once without, however many conventions show them', () => {
  let looks = 0;
  const watched = new Proxy(TOURNAMENT, {
    get: (tournament, name) => {
      if (name === 'opponents') looks++;
      return Reflect.get(tournament, name) as unknown;
    },
  });
  encounterCandidates(watched, [], [[0, 1, 2], [3], [4]]);
  expect(looks).toBe(2); // of five columns
});
