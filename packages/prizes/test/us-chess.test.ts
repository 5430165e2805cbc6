import { describe, expect, it } from 'vitest';

import { type Fund, type PrizeCategory, prizes } from '../src/index.js';

import { amountsOf, contenders, main, under } from './contenders.js';

/** A class with both bounds: of 200 points, or of ratings that belong to no other class of the example. */
function classOf(name: string, from: number, to: number, ...amounts: number[]): PrizeCategory {
  return { name, amounts, for: { rating: { from, to } } };
}
const classA = (...amounts: number[]) => classOf('A', 1800, 1999, ...amounts);
const classB = (...amounts: number[]) => classOf('B', 1600, 1799, ...amounts);
const classX = (amount: number) => classOf('X', 2000, 2199, amount);

function fund(...lists: PrizeCategory[]): Fund {
  return { model: 'us-chess', prizes: lists };
}

describe('US Chess 32 and 33', () => {
  it.each<[string, string, readonly PrizeCategory[], readonly string[]]>([
    ['C1', 'U4.5 U4.5 U4 U4 U4', [main([200, 100, 75])], ['150', '150', '25', '25', '25']],
    [
      'C2, classes',
      'U5 U5 U5 U4/1900 U4/1700',
      [main([400, 200]), classA(100), classB(50)],
      ['200', '200', '200', '100', '50'],
    ],
    [
      'C2, under',
      'U5 U5 U5 U4/1900 U4/1700',
      [main([400, 200]), under(2000, 100), under(1800, 50)],
      ['200', '200', '200', '75', '75'],
    ],
    [
      'C3',
      'U5 U5 U4 U4 U4/1900 U4/1700 U3/1900',
      [main([250, 200, 150, 100]), classA(75, 50), classB(75)],
      ['225', '225', '100', '100', '100', '100', '50'],
    ],
    ['C4', 'U4/1900 U4/2100 U4/2150', [main([]), under(2200, 100, 50), under(2000, 80)], ['80', '75', '75']],
    [
      'C6',
      'U5/2673 U4.5/2699 U4/2495 U4/2391 U4/2387 U4/2385',
      [main([2375, 1149, 536, 306, 230]), under(2400, 1379, 766)],
      ['2375', '1149', '536', '817', '817', '817'],
    ],
    [
      'C7',
      'U8.5/1753 U7.5/1800 U7.5/1800 U7.5/1800 U7/1750 U7/1650 U7/1650 U7/1650',
      [main([12000, 6000, 3000, 1500, 1000, 800]), under(1700, 2000, 1000)],
      ['12000', '3500', '3500', '3500', '1000', '3800/3', '3800/3', '3800/3'],
    ],
    ['C8', 'U4 U4 U4 U4/1700 U4/1700', [main([300]), under(1800, 200)], ['100', '100', '100', '100', '100']],
    ['C8, 270', 'U4 U4 U4 U4/1700 U4/1700', [main([270]), under(1800, 200)], ['90', '90', '90', '100', '100']],
    [
      'C9',
      'U5 U5 U4.5/2100 U4.5/1900 U4/2100 U4/1900',
      [main([500, 400, 300]), classX(200), classA(100)],
      ['450', '450', '250', '250', '–', '100'],
    ],
    [
      'C10',
      'U5 U5 U4.5/2100 U4.5/1900 U4/2100 U4/1900',
      [main([500, 400, 100]), classX(125), classA(125)],
      ['450', '450', '125', '125', '50', '50'],
    ],
    [
      'C11',
      'U5.5/1300 U5.5/1900 U5/1300 U5 U5 U5 U4.5/1300 U4.5',
      [main([1000, 500, 300, 200, 100]), under(1400, 600, 300)],
      ['800', '800', '325', '325', '325', '325', '50', '50'],
    ],
    [
      'C12',
      'U5/1700 U5/1700 U4/1700 U4/1700 U4/1700 U4/1700',
      [main([]), under(2000, 200, 100), under(1800, 200, 100)],
      ['200', '200', '50', '50', '50', '50'],
    ],
    ['C13', 'U5 U4.5 U4.5 U4/1900 U4/1900', [main([200, 100, 50]), classA(40)], ['200', '75', '75', '20', '20']],
    ['C18', 'U2 U2 U2 U2', [main([75])], ['75/4', '75/4', '75/4', '75/4']],
  ])('%s', (_, players, lists, expected) => {
    expect(amountsOf(contenders(players), fund(...lists))).toEqual(expected);
  });

  it('C5: a youth shares with three others', () => {
    const players = contenders('U4 U4 U4 U4').map((player, at) => ({ ...player, group: at === 2 ? 'youth' : '' }));
    const youth: PrizeCategory = { name: 'Youth', amounts: [150], for: { group: 'youth' } };
    expect(amountsOf(players, fund(main([300, 200]), youth))).toEqual(['325/2', '325/2', '325/2', '325/2']);
  });

  it('C13: trophies go one by one, apart from the money', () => {
    const trophies = (name: string, count: number) =>
      Array.from({ length: count }, (_, at) => ({ object: `${name} ${at + 1}` }));
    const lists = [
      { name: 'Place', amounts: trophies('Place', 3) },
      { ...classA(), amounts: trophies('A', 1) },
    ];
    const { awards } = prizes(contenders('U5 U4.5 U4.5 U4/1900 U4/1900'), fund(...lists));
    expect(awards.map(({ player, object }) => [player, object])).toEqual([
      ['1', 'Place 1'],
      ['2', 'Place 2'],
      ['3', 'Place 3'],
      ['4', 'A 1'],
    ]);
  });

  it.each<[string, readonly number[], readonly number[], number, number, readonly string[]]>([
    ['C14, more than half', [], [2000], 75, 125, ['1200']],
    ['C14, at least half', [], [1000], 20, 50, ['500']],
    ['C14, a small fund', [], [450], 10, 30, ['150']],
    ['C15', [500], [300], 30, 60, ['500', '150']],
    ['as many as announced', [], [2000], 125, 125, ['2000']],
    ['more than announced', [], [2000], 200, 125, ['2000']],
  ])('%s', (_, guaranteed, announced, entries, based, expected) => {
    // One player alone can't win two prizes: the second list is for another one
    const players = contenders('U5/2000 U4/1000').slice(2 - guaranteed.length - announced.length);
    const lists: PrizeCategory[] = [
      ...guaranteed.map((amount) => ({ name: 'First', amounts: [amount], guaranteed: true })),
      ...announced.map((amount) => ({ name: 'Based', amounts: [amount] })),
    ];
    const basedOn = { announced: based, entries };
    expect(amountsOf(players, { ...fund(...lists), basedOn })).toEqual(expected);
  });

  it('C14: in cents, a small fund has up to 50000', () => {
    const based = { ...fund(main([50_000])), basedOn: { announced: 30, entries: 10, dollar: 100 } };
    expect(amountsOf(contenders('U5'), based)).toEqual(['50000/3']);
    expect(amountsOf(contenders('U5'), { ...based, prizes: [main([50_001])] })).toEqual(['50001/2']);
  });
});

describe('players who divide apart', () => {
  const only = (name: string, ids: string, ...amounts: number[]): PrizeCategory => ({
    ...{ name, amounts },
    for: { test: ({ id }) => ids.includes(id) },
  });
  const tied = contenders('U4 U4 U4 U4');

  it('begin with those who gain most', () => {
    // All: (100 + 80 + 80 + 40) / 4 = 75; without 1: 200 / 3 = 66⅔, so that 2 has the own 80, too
    const lists = [main([80, 40]), only('One', '1', 100), only('Two', '2', 80)];
    expect(amountsOf(tied, fund(...lists))).toEqual(['100', '80', '60', '60']);
    expect(amountsOf(tied, fund(...lists.toReversed()))).toEqual(['100', '80', '60', '60']);
    const { awards } = prizes(tied, fund(...lists));
    expect(awards[0].reasons).toEqual([
      { key: 'most-valuable', values: { prize: 'One', place: 1, amount: '100' } },
      { key: 'apart', values: { instead: '75' } },
    ]);
  });

  it('are as few as possible', () => {
    // 320 / 4 = 80; 1 alone has 100, and 1 and 2 together 200
    const lists = [only('Both', '12', 100, 90), only('One', '1', 100), main([80, 40])];
    expect(amountsOf(tied, fund(...lists))).toEqual(['100', '100', '60', '60']);
    expect(prizes(tied, fund(...lists)).awards[0].prize).toBe('One');
  });
});

it('32B4: of equal prizes one for a place comes first, then the higher class, then others', () => {
  const youth: PrizeCategory = { name: 'Youth', amounts: [100], for: { sex: 'm' } };
  const rated: PrizeCategory = { name: 'Rated', amounts: [100], for: { rating: { from: 1 } } };
  const lists = [youth, under(1800, 100), classOf('C', 1400, 1599, 100), under(2000, 100), rated, main([100])];
  const expected = ['Main', 'Rated', 'U2000', 'U1800', 'C', 'Youth'];
  const won = expected.map((_, at) => {
    const left = lists.filter(({ name }) => !expected.slice(0, at).includes(name));
    return prizes(contenders('M5/1500'), fund(...left)).awards[0].prize;
  });
  expect(won).toEqual(expected);
});

it('32C4 counts the money of things in what was announced', () => {
  const lists = [{ name: 'Main', amounts: [{ money: 400, object: 'Cup' }, { object: 'Book' }] }, under(1800, 200)];
  const { awards } = prizes(contenders('U5/2000'), { ...fund(...lists), basedOn: { announced: 100, entries: 10 } });
  expect(awards.map(({ amount, object }) => [amount, object])).toEqual([
    [200, undefined],
    [0, 'Cup'],
  ]);
  expect(awards[0].reasons.at(-1)).toEqual({
    key: 'based-on',
    values: { prize: 'Main', entries: 10, announced: 100, half: 'yes' },
  });
});

describe('a player with a limit', () => {
  const sixPrizes = main([4000, 2000, 1000, 500, 300, 100]);
  const players = contenders('U6 U5 U4 U3 U3 U3');

  it.each<[number, readonly string[]]>([
    [500, ['500', '4000', '2000', '1400/3', '1400/3', '1400/3']],
    [1000, ['1000', '4000', '2000', '300', '300', '300']],
    [1250, ['1250', '4000', '1750', '300', '300', '300']],
    [2500, ['2500', '3500', '1000', '300', '300', '300']],
  ])('of %i raises the others from the top', (limit, expected) => {
    expect(amountsOf(players, { ...fund(sixPrizes), limits: { players: { 1: limit } } })).toEqual(expected);
  });

  it.each<[number, readonly string[]]>([
    [500, ['500', '3500', '2000', '600', '600', '600']],
    [1000, ['1000', '3000', '2000', '600', '600', '600']],
    [2500, ['2500', '2000', '1500', '600', '600', '600']],
  ])('of %i makes a further prize', (limit, expected) => {
    const limits = { players: { 1: limit }, excess: 'extra-prize' } as const;
    expect(amountsOf(players, { ...fund(sixPrizes), limits })).toEqual(expected);
  });

  it('raises the prizes below in proportion', () => {
    const limits = { players: { 1: 500 }, excess: 'proportion' } as const;
    // 3500 above the limit, and 3900 below: every prize below is 74/39 of what was announced
    const list = prizes(players, { ...fund(sixPrizes), limits });
    expect(list.awards.map(({ exact }) => exact)).toEqual([
      ...['500', '148000/39', '74000/39'],
      ...['7400/13', '7400/13', '7400/13'],
    ]);
    expect(list.paid).toBe(7900);
    expect(list.awards[2].reasons[1]).toEqual({ key: 'proportion', values: { excess: '3500', below: '3900' } });
    const three = { ...fund(main([500, 250, 150])), limits: { players: { 1: 100 }, excess: 'proportion' } } as const;
    // 400 above, and 400 below: 500 and 300 are shared
    expect(amountsOf(contenders('U5 U4.5 U4.5 U4'), three)).toEqual(['100', '400', '400', '–']);
    // Nothing is below
    expect(prizes(contenders('U5 U4'), { ...three, prizes: [main([500])] }).left).toBe(400);
  });

  it('leaves the rest to the organiser', () => {
    const list = prizes(players, { ...fund(sixPrizes), limits: { players: { 1: 500, 2: 2500 }, excess: 'keep' } });
    expect([...list.amounts.values()]).toEqual([500, 2000, 1000, 300, 300, 300]);
    expect(list.left).toBe(3500);
  });

  it('C16: an unrated player in a tie', () => {
    const tied = contenders('U4 U4/1800');
    expect(amountsOf(tied, { ...fund(main([300, 100])), limits: { unrated: 100 } })).toEqual(['100', '300']);
  });

  it('C17: and the next has what is left', () => {
    const three = { ...fund(main([500, 250, 150])), limits: { players: { 1: 100 } } };
    expect(amountsOf(contenders('U5 U4.5 U4.5'), three)).toEqual(['100', '375', '375']);
    expect(prizes(contenders('U5 U4.5 U4.5'), three).left).toBe(50);
    expect(amountsOf(contenders('U5 U4.5 U4.5 U4'), three)).toEqual(['100', '375', '375', '50']);
    const further = { ...three, limits: { ...three.limits, excess: 'extra-prize' } } as const;
    // 400, 250, 150: those tied share 650
    expect(amountsOf(contenders('U5 U4.5 U4.5 U4'), further)).toEqual(['100', '325', '325', '150']);
  });

  it('that is higher than the prize changes nothing', () => {
    const high = { players: { 1: 4000, 6: 5000 }, unrated: 9000 };
    for (const excess of ['raise', 'extra-prize', 'proportion', 'keep'] as const) {
      const list = { ...fund(sixPrizes), limits: { ...high, excess } };
      expect(amountsOf(players, list)).toEqual(amountsOf(players, fund(sixPrizes)));
    }
  });
});
