import { describe, expect, it } from 'vitest';

import { type Rounding, type Sharing, prizes } from '../src/index.js';

import { amountsOf, contenders, main } from './contenders.js';

/** Groups of these sizes, each with a point less than the one before. */
function groups(...sizes: number[]) {
  return contenders(sizes.flatMap((size, at) => Array<string>(size).fill(`U${20 - at}`)).join(' '));
}

function shared(
  amounts: readonly number[],
  sizes: readonly number[],
  share: Sharing,
  threshold = 0,
  shareFirst = Infinity,
) {
  const list = main(amounts, { share, ...(shareFirst < Infinity && { shareFirst }) });
  return amountsOf(groups(...sizes), { model: 'highest-value', prizes: [list], threshold });
}

describe('tied players share', () => {
  it.each<[string, readonly number[], readonly number[], Sharing, number, readonly string[]]>([
    [
      'Wikipedia, Hort',
      [1000, 500, 350, 200, 150, 100],
      [2, 1, 3],
      'hort',
      0,
      ['875', '625', '350', '175', '150', '125'],
    ],
    ['Wikipedia, old', [100, 80, 60, 40, 20, 10], [2, 1, 3], 'hort', 0, ['95', '85', '60', '95/3', '65/3', '50/3']],
    ['Vega, manual', [10000, 8000, 6000, 4000], [4], 'hort', 0, ['8500', '7500', '6500', '5500']],
    ['Sharly-Chess, Hort', [200, 100, 60], [2, 3, 1], 'hort', 0, ['175', '125', '40', '10', '10', '–']],
    ['Sharly-Chess, equal', [200, 100, 60], [2, 3, 1], 'equal', 0, ['150', '150', '20', '20', '20', '–']],
    ['threshold, Hort', [200, 100, 60], [1, 1, 3], 'hort', 15, ['200', '100', '45', '15', '–']],
    ['threshold, equal', [200, 100, 60], [1, 1, 3], 'equal', 30, ['200', '100', '30', '30', '–']],
    ['calculator', [2000, 1000, 500, 300, 200], [1, 3, 1], 'equal', 0, ['2000', '600', '600', '600', '200']],
    ['a group of two', [125, 100], [2], 'hort', 0, ['475/4', '425/4']],
    // By place, ties don't matter
    ['none', [200, 100, 60], [4], 'none', 0, ['200', '100', '60', '–']],
    // The only one of the tied who is left gets all, below the threshold, too
    ['a threshold that nothing reaches', [20], [3], 'equal', 30, ['20', '–', '–']],
  ])('%s', (_, amounts, sizes, share, threshold, expected) => {
    expect(shared(amounts, sizes, share, threshold)).toEqual(expected);
  });

  it('on the first places alone', () => {
    // Of four tied, the two on the first two places share 300, those behind have 60 and 40
    expect(shared([200, 100, 60, 40], [4], 'equal', 0, 2)).toEqual(['150', '150', '60', '40']);
    expect(shared([200, 100, 60, 40], [4], 'hort', 0, 2)).toEqual(['175', '125', '60', '40']);
    expect(shared([200, 100, 60, 40], [1, 3], 'equal', 0, 1)).toEqual(['200', '100', '60', '40']);
    expect(shared([200, 100], [2], 'equal', 0, 0)).toEqual(['200', '100']);
  });

  it('by rank where the organiser says so', () => {
    const players = [5, 5, 5].map((points, at) => ({ id: String(at), points, rank: at === 0 ? 1 : 2 }));
    const fund = { model: 'highest-value', prizes: [main([200, 100, 60], { share: 'equal' })] } as const;
    expect(amountsOf(players, fund)).toEqual(['120', '120', '120']);
    expect(amountsOf(players, { ...fund, ties: 'ranks' })).toEqual(['200', '80', '80']);
    const withoutRanks = players.map(({ id, points }) => ({ id, points }));
    expect(amountsOf(withoutRanks, { ...fund, ties: 'ranks' })).toEqual(['200', '100', '60']);
  });
});

describe('fractions', () => {
  const fund = { model: 'highest-value', prizes: [main([100, 80, 60, 40, 20, 10], { share: 'hort' })] } as const;
  const players = groups(2, 1, 3);

  it.each<[Rounding, readonly number[], number, number]>([
    ['exact', [95, 85, 60, 95 / 3, 65 / 3, 50 / 3], 0, 0],
    // As printed there: 71 for the last three, although 70 are announced
    ['nearest', [95, 85, 60, 32, 22, 17], 0, 1],
    ['largest-remainder', [95, 85, 60, 32, 22, 16], 0, 0],
    ['down', [95, 85, 60, 31, 21, 16], 2, 0],
  ])('%s', (rounding, expected, left, over) => {
    const list = prizes(players, { ...fund, rounding });
    expect(list).toMatchObject({ rounding, fund: 310, paid: 310 + over - left, left, over });
    expect([...list.amounts.values()]).toEqual(expected);
    expect(list.awards.map(({ amount }) => amount)).toEqual(expected);
    expect(list.awards[3].exact).toBe('95/3');
  });

  it('go to the largest remainders', () => {
    // 5/2 + 11/6, 2/2 + 11/6, 4/2... in thirds: (5 + 11/3) / 2 = 4⅓, (5 + 11/3) / 2 = 4⅓, (1 + 11/3) / 2 = 2⅓: one unit, to the first
    const [first] = [
      prizes(groups(3), { ...fund, prizes: [main([5, 5, 1], { share: 'hort' })], rounding: 'largest-remainder' }),
    ];
    expect([...first.amounts.values()]).toEqual([5, 4, 2]);
    // (4 + 5/3) / 2 = 2⅚, (1 + 5/3) / 2 = 1⅓, 5/6: two units, one to the first, one to the third
    const second = prizes(groups(3), {
      ...fund,
      prizes: [main([4, 1], { share: 'hort' })],
      rounding: 'largest-remainder',
    });
    expect([...second.amounts.values()]).toEqual([3, 1, 1]);
  });

  it('are told where they were rounded', () => {
    const { awards } = prizes(players, { ...fund, rounding: 'nearest' });
    expect(awards[3].reasons.at(-1)).toEqual({ key: 'rounded', values: { exact: '95/3', amount: '32' } });
    expect(awards[0].reasons).toHaveLength(1);
  });
});
