import { describe, expect, it } from 'vitest';

import { type Contender, type Fund, type PrizeCategory, type PrizeFilter, prizes } from '../src/index.js';

const players: readonly Contender[] = [
  { id: 'Ann', points: 5, sex: 'w', rating: 2000, birth: '1990-02-28', title: 'WIM', federation: 'GER', club: 'Turm' },
  { id: 'Bob', points: 4, sex: 'm', rating: 1800, birth: '2012-07-01', federation: 'FRA', group: 'B', unplayed: 1 },
  { id: 'Cid', points: 3, rating: null, birth: '2014', club: 'Turm', unplayed: 0, performance: 1500 },
  { id: 'Dan', points: 2, rating: 0, birth: '2012-07-02', title: 'FM', performance: 1700, unplayed: 0 },
  { id: 'Eve', points: 1, sex: 'w', rating: 1799.5, performance: null },
];

/** A prize for everybody whom a list is for, who come in the order of the amounts. */
function playersOf(category: Partial<PrizeCategory>, fund: Partial<Fund> = {}): string {
  const amounts = [50, 40, 30, 20, 10];
  const lists = [{ name: 'List', amounts, ...category }];
  const { awards } = prizes(players, { model: 'one-queue', prizes: lists, ...fund });
  return awards
    .toSorted((one, other) => other.amount - one.amount)
    .map(({ player }) => player.charAt(0))
    .join('');
}

describe('a list is for', () => {
  it.each<[string, PrizeFilter, string]>([
    ['everybody', {}, 'ABCDE'],
    ['women', { sex: 'w' }, 'AE'],
    ['ratings up to one', { rating: { to: 1800 } }, 'BE'],
    ['ratings from one', { rating: { from: 1800 } }, 'AB'],
    ['ratings under one', { rating: { under: 1800 } }, 'E'],
    ['ratings under one, and unrated players', { rating: { under: 1800, unrated: true } }, 'CDE'],
    ['rated players', { rating: {} }, 'ABE'],
    ['unrated players', { rating: 'unrated' }, 'CD'],
    ['a title', { title: 'FM' }, 'D'],
    ['players without a title', { title: '' }, 'BCE'],
    ['titles', { title: ['FM', 'WIM'] }, 'AD'],
    ['a federation', { federation: 'FRA' }, 'B'],
    ['clubs', { club: ['Turm', 'Springer'] }, 'AC'],
    ['a group', { group: 'B' }, 'B'],
    ['places', { place: { from: 2, to: 3 } }, 'BC'],
    ['the last places', { place: { from: 4 } }, 'DE'],
    ['several conditions', { sex: 'w', rating: { to: 1900 } }, 'E'],
    ['whatever a function says', { test: ({ points }) => points % 2 === 1 }, 'ACE'],
    // Dan is 13 until the day before his birthday, Bob is 14 on it
    ['an age on a day', { age: { on: '2026-07-01', from: 13, to: 13 } }, 'D'],
    ['another age on that day', { age: { on: '2026-07-01', from: 14 } }, 'AB'],
    // Cid is 11 or 12 then: both are within
    ['an age that the day of birth doesn’t decide', { age: { on: '2026-07-01', to: 12 } }, 'C'],
    ['an age at the end of the year', { age: { on: '2026', to: 14 } }, 'BCD'],
  ])('%s', (_, filter, expected) => {
    expect(playersOf({ for: filter })).toBe(expected);
  });

  it('those who were born so that an age depends on the day: it has to be known', () => {
    const age = { on: '2026-07-01', to: 11 };
    expect(() => playersOf({ for: { age } })).toThrow(
      new RangeError('contenders[2].birth: expected a day, because the age on 2026-07-01 depends on it, got "2014"'),
    );
  });

  it('the places of a shared rank', () => {
    const tied = [
      { id: 'Ann', points: 2, rank: 1 },
      { id: 'Bob', points: 2, rank: 1 },
      { id: 'Cid', points: 1 },
    ];
    const second = { name: 'Second', amounts: [10], for: { place: { from: 2 } } };
    expect([...prizes(tied, { model: 'one-queue', prizes: [second] }).amounts.keys()]).toEqual(['Cid']);
  });

  it('those who played every round', () => {
    expect(playersOf({ allRounds: true })).toBe('CD');
  });

  it('at least so many players', () => {
    expect(playersOf({ for: { sex: 'w' }, least: 2 })).toBe('AE');
    const lists = [{ name: 'Women', amounts: [50], for: { sex: 'w' }, least: 3 } as const];
    const list = prizes(players, { model: 'highest-value', prizes: lists });
    expect(list).toMatchObject({ awards: [], fund: 50, paid: 0, left: 50 });
    const reason = { key: 'too-few', values: { prize: 'Women', players: 2, least: 3 } };
    expect(list.unawarded).toEqual([{ prize: 'Women', place: 1, amount: 50, reason }]);
  });
});

describe('the best of a list are', () => {
  it('the youngest, without those whose birth nobody knows', () => {
    // Bob and Dan were born in 2012, one a day before the other, which doesn't count beside a year: the standings decide
    expect(playersOf({ best: 'youngest' })).toBe('CBDA');
    expect(playersOf({ best: 'youngest', for: { test: ({ id }) => id !== 'Cid' } })).toBe('DBA');
  });

  it('those with the highest performance', () => {
    expect(playersOf({ best: 'performance' })).toBe('DC');
  });
});

describe('choices', () => {
  it('leave a player in the list of the choice alone', () => {
    const lists = [
      { name: 'Main', amounts: [200, 100] },
      { name: 'Women', amounts: [150], for: { sex: 'w' } },
    ] as const;
    const { amounts, awards } = prizes(players, { model: 'highest-value', prizes: lists, choices: { Ann: 'Women' } });
    expect(amounts).toEqual(new Map([['Ann', 150], ['Bob', 200], ['Cid', 100]])); // prettier-ignore
    expect(awards[0].reasons.at(-1)).toEqual({ key: 'choice', values: { prize: 'Women' } });
  });
});

describe('brackets', () => {
  it('are given apart, so that a player may have a trophy and money', () => {
    const lists = [
      { name: 'Main', amounts: [200] },
      { name: 'Cups', amounts: [{ object: 'Cup' }, { kind: 'medal' }], bracket: 'things' },
    ] as const;
    const { awards, amounts } = prizes(players, { model: 'highest-value', prizes: lists });
    expect(awards.map(({ player, prize, amount, object }) => [player, prize, amount, object])).toEqual([
      ['Ann', 'Main', 200, undefined],
      ['Ann', 'Cups', 0, 'Cup'],
      ['Bob', 'Cups', 0, 'medal'],
    ]);
    expect(amounts.get('Ann')).toBe(200);
  });
});

describe('players of equal rank', () => {
  it('are told that the order of the list decided', () => {
    const equal = [1, 1, 3].map((rank, at): Contender => ({ id: `p${at}`, points: 4, rank }));
    const list = prizes(equal, {
      model: 'one-queue',
      prizes: [{ name: 'Main', amounts: [20, 10, { object: 'Book' }] }],
    });
    const reasons = list.awards.map((award) => award.reasons.filter(({ key }) => key === 'order-of-players'));
    expect(reasons).toEqual([
      [{ key: 'order-of-players', values: { other: 'p1', rank: 1 } }],
      [{ key: 'order-of-players', values: { other: 'p0', rank: 1 } }],
      [],
    ]);
  });
});

it('things of shared places go by place, and count where prizes are compared', () => {
  const tied: readonly Contender[] = [
    { id: 'Ann', points: 4, sex: 'w' },
    { id: 'Bob', points: 4 },
  ];
  const lists = [
    { name: 'Main', amounts: [{ money: 100, object: 'Cup', value: 30 }, 50], share: 'equal' },
    { name: 'Women', amounts: [100], for: { sex: 'w' } },
  ] as const;
  // 75 and a cup of 30 are worth more than 100
  const { awards } = prizes(tied, { model: 'highest-value', prizes: lists });
  expect(awards.map(({ amount, object }) => [amount, object])).toEqual([
    [75, 'Cup'],
    [75, undefined],
  ]);
  expect(awards[0].reasons.map(({ key }) => key)).toEqual(['equal-share', 'object', 'not-taken']);
});
