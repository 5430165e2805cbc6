import { describe, expect, it } from 'vitest';

import { type PrizeCategory, prizes } from '../src/index.js';

import { contenders, given, main, women } from './contenders.js';

const atMost1600: PrizeCategory = { name: '≤1600', amounts: [75], for: { rating: { to: 1600 } } };

describe('the highest value first', () => {
  it.each<[string, string, readonly PrizeCategory[], readonly string[]]>([
    ['T1', 'U5 U4 U3 U2', [main([200, 100, 50])], ['200', '100', '50', '–']],
    ['T6', 'M6 W5 M4 M3 W2', [main([200, 100, 50]), women(150, 90)], ['200', '150 Women', '100', '50', '90 Women']],
    [
      'T7',
      'M6 W5 M4 M3 M3 W2',
      [main([200, 100, 50], { share: 'equal' }), women(150, 90)],
      ['200', '150 Women', '100', '25', '25', '90 Women'],
    ],
    [
      'T9',
      'M6 W5 M4 W3 M3 M3 W2',
      [main([200, 100, 50], { share: 'equal' }), women(150, 120)],
      ['200', '150 Women', '100', '120 Women', '25', '25', '–'],
    ],
    [
      'T10',
      'M6 W5 W3 M3 M3 W3 M3',
      [main([200, 100, 60], { share: 'equal' }), women(90, 60)],
      ['200', '100', '90 Women', '20', '20', '60 Women', '20'],
    ],
    [
      'T11',
      'M6/2000 M5/1900 W3/1800 M3/1600 M2/1004',
      [main([200, 100, 50], { share: 'equal' }), atMost1600, women(70)],
      ['200', '100', '70 Women', '75 ≤1600', '50'],
    ],
    ['T13', 'M6 W5 M5', [main([200, 100], { share: 'equal' }), women(70)], ['200', '70 Women', '100']],
  ])('%s', (_, players, lists, expected) => {
    expect(given(contenders(players), { model: 'highest-value', prizes: lists })).toEqual(expected);
  });

  it('T8: two leave a group of four, under a threshold', () => {
    const players = contenders('M4 M4 W4 M4').map((player, at) => ({
      ...player,
      birth: at === 3 ? '2012-05-01' : '1990',
    }));
    const youth: PrizeCategory = { name: 'Youth', amounts: [50], for: { age: { on: '2025-01-01', to: 13 } } };
    const lists = [main([125, 100], { share: 'hort' }), youth, women(50)];
    const fund = { model: 'highest-value', prizes: lists, threshold: 30 } as const;
    expect(given(players, fund)).toEqual(['475/4', '425/4', '50 Women', '50 Youth']);
  });

  it('T12: the order of equal lists decides about 70 or 140, and says so', () => {
    const players = contenders('W6/1550 M3/1550 M2/1004');
    const lists = [women(70), { ...atMost1600, amounts: [70] }];
    expect(given(players, { model: 'highest-value', prizes: lists })).toEqual(['70', '70 ≤1600', '–']);
    const otherwise = { model: 'highest-value', prizes: lists.toReversed() } as const;
    expect(given(players, otherwise)).toEqual(['70', '–', '–']);
    const [award] = prizes(players, otherwise).awards;
    expect(award.reasons[1]).toEqual({
      key: 'order-of-lists',
      values: { prize: '≤1600', other: 'Women', amount: '70', paid: '70', otherwise: '140' },
    });
    expect(prizes(players, otherwise).unawarded).toEqual([
      { prize: 'Women', place: 1, amount: 70, reason: { key: 'all-have-more', values: { prize: 'Women', place: 1 } } },
    ]);
  });

  it('T13: a player who left the main list has less than one behind', () => {
    const lists = [main([200, 100], { share: 'equal' }), women(70)];
    const { awards } = prizes(contenders('M6 W5 M5'), { model: 'highest-value', prizes: lists });
    expect(awards[1].reasons).toEqual([
      { key: 'category', values: { prize: 'Women', place: 1, amount: '70', before: 0 } },
      { key: 'gave-up', values: { prize: 'Main', share: '50' } },
      { key: 'less-by-move', values: { prize: 'Main', other: '3', share: '100' } },
    ]);
  });

  it('a prize that a player doesn’t take is told, with what the player has', () => {
    const lists = [main([200, 100, 50]), women(150, 90)];
    const { awards, left } = prizes(contenders('W6 W5 M4 M3'), { model: 'highest-value', prizes: lists });
    expect(awards[0].reasons).toEqual([
      { key: 'by-place', values: { prize: 'Main', place: 1, amount: '200' } },
      { key: 'not-taken', values: { prize: 'Women', place: 1, amount: '150', holds: '200', by: 'Main' } },
    ]);
    // 150 is the other woman's, and nobody else is one
    expect(awards[1].reasons[0]).toEqual({
      key: 'category',
      values: { prize: 'Women', place: 1, amount: '150', before: 1 },
    });
    expect(left).toBe(90);
  });

  it('somebody who gets into the main list takes the larger of two prizes, and the smaller one goes back', () => {
    // 2 has Women 60, until 1 leaves for Youth 300: then place 1 with 100 is free, and Women goes to 3
    const players = contenders('M6 W5 W4').map((player, at) => ({ ...player, group: at === 0 ? 'youth' : '' }));
    const youth: PrizeCategory = { name: 'Youth', amounts: [300], for: { group: 'youth' } };
    expect(given(players, { model: 'highest-value', prizes: [main([100]), youth, women(60)] })).toEqual([
      '300 Youth',
      '100',
      '60 Women',
    ]);
    // 1 has 90 + 0 by Hort; Women 60 is worth more than 2's half of 50, and stays so when 1 has left
    expect(
      given(players, { model: 'highest-value', prizes: [main([50]), women(60), { ...youth, amounts: [55] }] }),
    ).toEqual(['55 Youth', '60 Women', '50']);
  });

  it('a prize goes back when its player gets a thing of the main list that is worth more', () => {
    // 1 and 2 share 100, and 2 has the clock. When 1 leaves for 60, 2 has 100, and 3 the clock; so 4 has the first prize of the women
    const players = contenders('M4 M4 W3 W2').map((player, at) => ({ ...player, group: at === 0 ? 'youth' : '' }));
    const lists: PrizeCategory[] = [
      { name: 'Main', amounts: [100, { object: 'Clock', value: 100 }], share: 'equal' },
      women(70, 65),
      { name: 'Youth', amounts: [60], for: { group: 'youth' } },
    ];
    const fund = { model: 'highest-value', prizes: lists } as const;
    expect(given(players, fund)).toEqual(['60 Youth', '100', '0', '70 Women']);
    const { awards, unawarded, left } = prizes(players, fund);
    expect(awards[2].object).toBe('Clock');
    expect(unawarded.map(({ prize, place }) => `${prize} ${place}`)).toEqual(['Women 2']);
    expect(left).toBe(65);
  });

  it('a thing of a category is compared by its value', () => {
    const book: PrizeCategory = { ...women(), amounts: [{ object: 'Book', value: 60 }] };
    const { awards, paid } = prizes(contenders('M6 W5'), { model: 'highest-value', prizes: [main([100, 50]), book] });
    expect(awards[1].reasons.map(({ key }) => key)).toEqual(['category', 'object', 'gave-up']);
    expect(awards[1]).toMatchObject({ prize: 'Women', amount: 0, object: 'Book' });
    expect(paid).toBe(100);
  });

  it('without a main list every prize goes by value', () => {
    const lists = [women(70), { name: 'Youth', amounts: [60], for: { sex: 'w' } } as const];
    const list = prizes(contenders('W6 W5'), { model: 'highest-value', prizes: lists });
    expect(list.awards.map(({ prize }) => prize)).toEqual(['Women', 'Youth']);
    expect(list.awards[0].reasons).toHaveLength(2);
  });

  it('every two lists of equal value are told where they decided, and those alone', () => {
    // 3 takes Women first, and loses it for the clock; nobody takes it then, because 4 has as much from Girls
    const players = contenders('M4 M4 W3 W2').map((player, at) => ({ ...player, group: at === 0 ? 'youth' : '' }));
    const girls: PrizeCategory = { ...women(70), name: 'Girls' };
    const youth: PrizeCategory = { name: 'Youth', amounts: [60], for: { group: 'youth' } };
    const clock: PrizeCategory = { name: 'Main', amounts: [100, { object: 'Clock', value: 100 }], share: 'equal' };
    const fund = { model: 'highest-value', prizes: [clock, women(70), girls, youth] } as const;
    expect(given(players, fund)).toEqual(['60 Youth', '100', '0', '70 Girls']);
    const told = prizes(players, fund).awards.flatMap(({ reasons }) => reasons.map(({ key }) => key));
    expect(told).not.toContain('order-of-lists');

    // 1 takes A before B and C, 2 takes the second of A, 3 takes B before C
    const all = (name: string, ...amounts: number[]): PrizeCategory => ({ name, amounts, for: { sex: 'w' } });
    const lists = [main([]), all('A', 70, 70), all('B', 70), all('C', 70)];
    const { awards } = prizes(contenders('W5 W4 W3 W2'), { model: 'highest-value', prizes: lists });
    const decided = awards.map(({ reasons }) =>
      reasons.flatMap((one) => (one.key === 'order-of-lists' ? [`${one.values.prize} ${one.values.other}`] : [])),
    );
    expect(decided).toEqual([['A B', 'A C'], ['A B', 'A C'], ['B C'], []]);
    expect(awards[0].reasons.filter(({ key }) => key === 'not-taken')).toHaveLength(2);
  });
});
