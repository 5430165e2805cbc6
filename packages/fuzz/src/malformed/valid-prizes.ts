import type { Random } from '@crosstable/core/testing/random/random';

const WOMEN = { name: 'Women', amounts: [150, 90], for: { sex: 'w', title: ['', 'WFM'] }, least: 1 };
const UNDER = { name: 'U1800', amounts: [70, { object: 'Book', value: 20 }], for: { rating: { under: 1800 } } };
const YOUTH = { name: 'Youth', amounts: [70], for: { age: { on: '2026-01-01', to: 17 } }, best: 'youngest' };

const REASON = { key: 'by-place', values: { prize: 'Main', place: 2, amount: '100/3' } };

/** Valid arguments for the functions of prizes. */
export const VALID_OF_PRIZES = {
  contenders: () => [
    { id: 'A', points: 3, rank: 1, rating: 1900, sex: 'm', title: 'FM', values: { BH: 2.5 } },
    { id: 'B', points: 2.5, rank: 2, rating: 1700, sex: 'w', birth: '2010-02-28', club: 'Turm' },
    { id: 'C', points: 2.5, rank: 2, rating: null, sex: 'm', birth: '2012', unplayed: 0 },
    { id: 'D', points: 1, rank: 4, rating: 1500, sex: 'w', group: 'B', performance: 1600 },
  ],
  fund: (random: Random) =>
    random.pick<unknown>([
      {
        model: 'highest-value',
        prizes: [{ name: 'Main', amounts: [200, 100, 50], share: 'hort', shareFirst: 3 }, WOMEN, UNDER, YOUTH],
        threshold: 10,
        rounding: 'largest-remainder',
        choices: { B: 'Women' },
      },
      { model: 'one-queue', prizes: [{ name: 'Main', amounts: [200] }, WOMEN, UNDER], perPlayer: 'main-and-one' },
      {
        model: 'us-chess',
        prizes: [{ name: 'Main', amounts: [200, 100], guaranteed: true }, WOMEN, UNDER],
        limits: { unrated: 50, players: { A: 150 }, excess: 'raise' },
        basedOn: { announced: 10, entries: 4, dollar: 1 },
        ties: 'points',
        rounding: 'nearest',
      },
    ]),
  fundSource: (random: Random) =>
    random.pick([
      'name,amounts,share,sex,rating\nMain,200 100 50,hort,,\nWomen,150,,w,<1800\n',
      'Name;Amounts;Age;Age on;Least\nMain;20,50 10 trophy;;;\nU12;5;-11;2026-01-01;3\n',
      JSON.stringify({ model: 'one-queue', prizes: [WOMEN, UNDER, YOUTH], equal: 'main' }),
    ]),
  readFundOptions: (random: Random) =>
    random.pick<unknown>([
      { model: 'highest-value', decimals: 2 },
      { model: 'one-queue', rounding: 'down', decimals: 2 },
    ]),
  clubOptions: (random: Random) => ({
    ...{ by: random.pick<unknown>(['club', 'group', () => 'all']), best: 2, order: ['points', 'rollins', 'BH'] },
    ...random.pick<object>([
      { maximum: 3 },
      { women: 1, men: 1, incomplete: 'out' },
      { least: 2, incomplete: 'counted' },
    ]),
  }),
  clubOrder: () => ['points', 'best-place'],
  clubTeams: () => {
    const members = [{ player: 'A', place: 1, values: [3, 1] }];
    return [
      ...[{ rank: 1, label: 'Turm', number: 1, isComplete: true, values: [3, 1], members, separatedBy: null }],
      ...[{ rank: 2, label: 'Turm', number: 2, isComplete: false, values: [null, 2], members: [], separatedBy: 0 }],
    ].map((team) => ({ ...team, notCounted: { player: 'B', rank: 2 } }));
  },
  ratingList: (random: Random) =>
    random.pick([
      'ID Number      Name       Fed Sex Tit  NOV25 Gms K  B-day Flag\n7              Ann        NOR F   WIM  2041  0   10 1968  w',
      '<playerslist><player><fideid>7</fideid><name>Ann</name><rating>2041</rating><k>10</k></player></playerslist>',
    ]),
  listOptions: () => ({ ids: ['7', '8'], kind: 'rapid' }),
  prizeReason: () => REASON,
  prizeList: (random: Random) => {
    const award = { player: 'A', prize: 'Main', places: [{ prize: 'Main', place: 2 }], amount: 33, exact: '100/3' };
    const left = {
      prize: 'Main',
      place: 3,
      amount: 5,
      reason: { key: 'all-have-more', values: { prize: 'Main', place: 3 } },
    };
    return {
      ...{ model: 'one-queue', rounding: random.pick(['exact', 'nearest']), fund: 40, paid: 33, left: 7, over: 0 },
      ...{ awards: [{ ...award, object: 'Cup', reasons: [REASON] }], amounts: new Map([['A', 33]]), unawarded: [left] },
    };
  },
  prizeWords: () => ({ decimals: 2 }),
};
