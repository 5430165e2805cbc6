import { describe, expect, it } from 'vitest';

import { byColumn, refine } from '../src/article-4.2-ranking.js';

/** Numbers of players, from 0. */
function players(size: number): number[] {
  return Array.from({ length: size }, (_, player) => player);
}

describe('4.2: the tied, divided by the next tie-break', () => {
  it('the higher value first, then players without one; players with the same value stay together in the same order', () => {
    const column = Float64Array.of(1, NaN, 2.5, -0.5, 2.5, 0, NaN, 1);
    expect(byColumn(column)(players(8))).toEqual([[2, 4], [0, 7], [5], [3], [1, 6]]);
    expect(byColumn(column)([7, 6, 4, 1, 0])).toEqual([[4], [7, 0], [6, 1]]);
  });

  it('the lower value first where the tie-break says so, and again those without one last', () => {
    const column = Float64Array.of(1, NaN, 2.5, -0.5, 2.5, 0, NaN, 1);
    expect(byColumn(column, true)(players(8))).toEqual([[3], [5], [0, 7], [2, 4], [1, 6]]);
  });

  it('0 and -0 are the same value', () => {
    const column = Float64Array.of(-0, 0, -0);
    expect(byColumn(column)(players(3))).toEqual([[0, 1, 2]]);
    expect(byColumn(column, true)(players(3))).toEqual([[0, 1, 2]]);
  });

  // Player n has the value n mod 7, but none where that is 6: 0, 7, 14 … have 0, and 6, 13, 20 … have none.
  it.each([2, 5, 6, 7, 8, 14, 20, 47, 48, 49, 50, 100, 1000])('%d players', (size) => {
    const column = Float64Array.from(players(size), (player) => (player % 7 === 6 ? NaN : player % 7));
    const withRest = (rest: number) => players(size).filter((player) => player % 7 === rest);
    const groups = (rests: readonly number[]) => rests.map(withRest).filter((group) => group.length > 0);
    expect(byColumn(column)(players(size))).toEqual(groups([5, 4, 3, 2, 1, 0, 6]));
    expect(byColumn(column, true)(players(size))).toEqual(groups([0, 1, 2, 3, 4, 5, 6]));
  });

  it('each of the groups by itself, and nobody who stands alone', () => {
    const column = Float64Array.of(1, 2, 3, 4, 4);
    expect(refine([[3, 4, 0], [2], [0, 1]], byColumn(column))).toEqual([[3, 4], [0], [2], [1], [0]]);
  });
});
