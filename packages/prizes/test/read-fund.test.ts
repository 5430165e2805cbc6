import { describe, expect, it } from 'vitest';

import { call } from '@crosstable/core/testing/notation';

import { csvFund } from '../src/csv-fund.js';
import { readFund } from '../src/read.js';

const MODEL = { model: 'highest-value' } as const;

describe('a fund as JSON', () => {
  it('is one', () => {
    const fund = { model: 'one-queue', prizes: [{ name: 'Main', amounts: [200, { object: 'Cup' }] }] };
    expect(readFund(JSON.stringify(fund))).toEqual(fund);
    expect(readFund(new TextEncoder().encode(`\uFEFF ${JSON.stringify(fund)}`))).toEqual(fund);
  });

  it('has the model and the rounding that are asked for instead of its own', () => {
    const text = '{ "model": "one-queue", "rounding": "down", "prizes": [] }';
    expect(readFund(text, MODEL)).toEqual({ model: 'highest-value', rounding: 'down', prizes: [] });
    expect(readFund(text, { rounding: 'nearest' })).toEqual({ model: 'one-queue', rounding: 'nearest', prizes: [] });
  });

  it.each([
    ['{ "model": "one-queue", }', 'line 1, column 25: expected the name of a property in double quotes, found "}"'],
    [
      '{ "model": "best", "prizes": [] }',
      'fund.model: expected "highest-value" or "one-queue" or "us-chess", got "best"',
    ],
    ['{ "model": "one-queue" }', 'fund.prizes: expected an array of lists of prizes, got undefined'],
    ['{ "prizes": [] }', 'options.model: expected "highest-value" or "one-queue" or "us-chess", because the fund doesn’t say it, got undefined'], // prettier-ignore
    ['{ "model": "one-queue", "prizes": [{ "name": "A", "amounts": [1, 2] }] }', 'fund.prizes[0].amounts[1]: expected at most 1, the prize of the place before, got 2'], // prettier-ignore
  ])('%s is refused', (text, message) => {
    expect(() => readFund(text)).toThrow(message);
  });
});

describe('a fund as CSV', () => {
  it('has a line for each list', () => {
    const text = `name,amounts,share,share first
Main,200 100 50,hort,20
Seniors,40,,
`;
    expect(readFund(text, { ...MODEL, rounding: 'down' })).toEqual({
      ...{ model: 'highest-value', rounding: 'down' },
      prizes: [
        { name: 'Main', amounts: [200, 100, 50], share: 'hort', shareFirst: 20 },
        { name: 'Seniors', amounts: [40] },
      ],
    });
  });

  it('has conditions, which all must hold', () => {
    const text = `Prize;Amounts;Place;Sex;Rating;Age;Age on;Title;Federation;Club;Group;Best;All rounds;Least;Bracket;Guaranteed
A;10;11-20;w;1600-1799;;;;;;;;yes;3;;
B;10;;m;-1599;-11;2026-01-01;none;GER|FRA;Turm;B;youngest;no;;Cups;
C;10;3;;<1800;60-;2026;GM|IM;;;;performance;;;;
D;10;;;unrated;8–10;2026;;;;;place;;;;
E;10;;;1000;9;2026;;;;;;;;;no
F;10;;;<1600 or unrated;;;;;;;;;;;
`;
    const ages = { on: '2026' };
    expect(readFund(text, MODEL).prizes).toEqual([
      {
        ...{ name: 'A', amounts: [10], allRounds: true, least: 3 },
        for: { place: { from: 11, to: 20 }, sex: 'w', rating: { from: 1600, to: 1799 } },
      },
      {
        ...{ name: 'B', amounts: [10], best: 'youngest', bracket: 'Cups' },
        for: {
          ...{ sex: 'm', rating: { to: 1599 }, age: { on: '2026-01-01', to: 11 } },
          ...{ title: '', federation: ['GER', 'FRA'], club: 'Turm', group: 'B' },
        },
      },
      {
        ...{ name: 'C', amounts: [10], best: 'performance' },
        for: { place: { from: 3, to: 3 }, rating: { under: 1800 }, age: { ...ages, from: 60 }, title: ['GM', 'IM'] },
      },
      { name: 'D', amounts: [10], best: 'place', for: { rating: 'unrated', age: { ...ages, from: 8, to: 10 } } },
      { name: 'E', amounts: [10], for: { rating: { from: 1000, to: 1000 }, age: { ...ages, from: 9, to: 9 } } },
      { name: 'F', amounts: [10], for: { rating: { under: 1600, unrated: true } } },
    ]);
  });

  it('has trophies and medals', () => {
    const { prizes } = readFund('name,amounts\nU10,trophy medal medal\nMain,100 100\n', { model: 'one-queue' });
    expect(prizes[0].amounts).toEqual([{ kind: 'trophy' }, { kind: 'medal' }, { kind: 'medal' }]);
  });

  it('may be in an old encoding', () => {
    const bytes = Uint8Array.from('name,amounts\nV\u00E9t\u00E9rans,50', (sign) => sign.charCodeAt(0));
    expect(readFund(bytes, MODEL).prizes[0].name).toBe('Vétérans');
  });

  it('has amounts as they are printed', () => {
    const { prizes } = readFund('name;amounts\nMain;100,50 80.5 70\n', { ...MODEL, decimals: 2 });
    expect(prizes[0].amounts).toEqual([10050, 8050, 7000]);
    expect(readFund('name;amounts\nMain;1000000000000\n', MODEL).prizes[0].amounts).toEqual([1e12]);
  });

  it.each([
    ['', 'line 1, column 1: expected a line of headings, found nothing'],
    ['name\nMain', 'line 1, column 1: expected the headings name and amounts, found "name"'],
    ['name,amounts,colour\nMain,1,red', 'line 1, column 14: expected name, amounts, share, share first, place, sex, rating, age, age on, title, federation, club, group, best, all rounds, least, bracket or guaranteed, found "colour"'], // prettier-ignore
    ['name,amounts,name\nMain,1,red', 'line 1, column 14: expected each heading once, found "name"'],
    ['name,amounts\n,1', 'line 2, column 1: expected a name of its own, found nothing'],
    ['name,amounts\nMain,1\nMain,2', 'line 3, column 1: expected a name of its own, found "Main"'],
    ['name,amounts\nMain,1,red', 'line 2, column 8: expected no more than 2 fields, as the first line has, found "red"'], // prettier-ignore
    ['name,amounts\nMain', 'line 2, column 1: expected amounts, such as 200 100 50, found nothing'],
    ['name,amounts\nMain,100 20a', 'line 2, column 6: expected amounts, such as 200 100 50, found "20a"'],
    ['name,amounts\nMain,100 20.5', 'line 2, column 6: expected amounts without decimals, found "20.5"'],
    ['name,amounts\nMain,100 200', 'line 2, column 6: expected at most 100, the prize of the place before, found "100 200"'], // prettier-ignore
    ['name,amounts,rating\nMain,100,1600-1700-1800', 'line 2, column 10: expected 1600-1799, 1600-, -1799, <1800 or unrated, found "1600-1700-1800"'], // prettier-ignore
    ['name,amounts,rating\nMain,100,1600-x', 'line 2, column 10: expected 1600-1799, 1600-, -1799, <1800 or unrated, found "1600-x"'], // prettier-ignore
    ['name,amounts,share\nMain,100,half', 'line 2, column 10: expected "none" or "equal" or "hort", found "half"'],
    ['name,amounts,share first\nMain,100,-1', 'line 2, column 10: expected a whole number, found "-1"'],
    ['name,amounts,sex\nMain,100,f', 'line 2, column 10: expected "m" or "w", found "f"'],
    ['name,amounts,rating\nMain,100,1600-1500', 'line 2, column 10: expected 1600-1799, 1600-, -1799, <1800 or unrated, found "1600-1500"'], // prettier-ignore
    ['name,amounts,rating\nMain,100,-', 'line 2, column 10: expected 1600-1799, 1600-, -1799, <1800 or unrated, found "-"'], // prettier-ignore
    ['name,amounts,age\nMain,100,-12', 'line 2, column 10: expected an age beside a day such as 2026-01-01 or a year such as 2026 under age on, found "-12"'], // prettier-ignore
    ['name,amounts,age on\nMain,100,2026', 'line 2, column 10: expected an age beside a day such as 2026-01-01 or a year such as 2026 under age on, found "2026"'], // prettier-ignore
    ['name,amounts,age,age on\nMain,100,12+,2026', 'line 2, column 10: expected 8-10, -12 or 60-, found "12+"'],
    ['name,amounts,age,age on\nMain,100,-12,1.1.2026', 'line 2, column 14: expected a day such as "2026-01-01", or a year such as "2026", found "1.1.2026"'], // prettier-ignore
    ['name,amounts,place\nMain,100,a', 'line 2, column 10: expected 11-20, -20 or 11-, found "a"'],
    ['name,amounts,all rounds\nMain,100,maybe', 'line 2, column 10: expected yes or no, found "maybe"'],
    ['name,amounts,guaranteed\nMain,100,yes', 'line 2, column 10: expected nothing but in the model us-chess, found "yes"'], // prettier-ignore
    ['name,amounts,sex,share\nWomen,100,w,equal', 'line 2, column 13: expected "none": only the main list of the model highest-value is shared, found "equal"'], // prettier-ignore
  ])('%j is refused', (text, message) => {
    expect(() => readFund(text, MODEL)).toThrow(new RangeError(message));
  });

  it('has amounts with no more decimals than its unit', () => {
    expect(() => readFund('name,amounts\nMain,1.255', { ...MODEL, decimals: 2 })).toThrow(
      'line 2, column 6: expected amounts with 2 decimals at most, found "1.255"',
    );
  });

  it('has no place for mistakes that aren’t in its lists', () => {
    const content = new TextEncoder().encode('name,amounts\nMain,1');
    expect(() => csvFund(content, { ...MODEL, threshold: -1 }, 0)).toThrow('fund.threshold: expected');
    const limits = new Proxy({}, { ownKeys: () => { throw new Error('no names'); } }); // prettier-ignore
    expect(() => csvFund(content, { model: 'us-chess', limits }, 0)).toThrow('no names');
  });

  it('has a model', () => {
    expect(() => readFund('name,amounts\nMain,1')).toThrow(
      'options.model: expected "highest-value" or "one-queue" or "us-chess", because the fund doesn’t say it, got undefined',
    );
  });
});

it.each([
  [[5], 'source: expected text or bytes, got 5'],
  [['', 5], 'options: expected an object, got 5'],
  [['', { modell: 'us-chess' }], 'options: expected only model, rounding, decimals, got "modell"'],
  [['', { model: 'best' }], 'options.model: expected "highest-value" or "one-queue" or "us-chess", got "best"'],
  [
    ['', { rounding: 'up' }],
    'options.rounding: expected "exact" or "nearest" or "largest-remainder" or "down", got "up"',
  ],
  [['', { decimals: 7 }], 'options.decimals: expected a whole number from 0 to 6, got 7'],
])('%j is refused', (args, message) => {
  expect(() => call(readFund, args)).toThrow(message);
});
