import { describe, expect, it } from 'vitest';

import { call } from '@crosstable/core/testing/notation';

import { prizes } from '../src/index.js';

const PLAYER = { id: 'Ann', points: 4 };
const LIST = { name: 'Main', amounts: [100, 50] };
const FUND = { model: 'highest-value', prizes: [LIST] };

describe('contenders', () => {
  it.each<[unknown, Error]>([
    [null, new TypeError('contenders: expected an array of players, got null')],
    [[null], new TypeError('contenders[0]: expected an object, got null')],
    [[{ ...PLAYER, elo: 1 }], new RangeError('contenders[0]: expected only id, points, rank, rating, sex, birth, title, federation, club, group, unplayed, performance, values, got "elo"')], // prettier-ignore
    [[{ id: 7, points: 1 }], new TypeError('contenders[0].id: expected text such as "7", got 7')],
    [[PLAYER, PLAYER], new RangeError('contenders[1].id: expected every id once, got "Ann"')],
    [[{ id: 'Ann' }], new TypeError('contenders[0].points: expected a finite number, got undefined')],
    [[{ ...PLAYER, points: NaN }], new RangeError('contenders[0].points: expected a finite number, got NaN')],
    [[PLAYER, { id: 'Bob', points: 5 }], new RangeError('contenders[1].points: expected at most 4, the points of the player before, got 5')], // prettier-ignore
    [[{ ...PLAYER, rank: 0 }], new RangeError('contenders[0].rank: expected a whole number from 1, got 0')],
    [[{ ...PLAYER, rank: 2 }, { ...PLAYER, id: 'Bob', rank: 1 }], new RangeError('contenders[1].rank: expected at least 2, the rank of the player before, got 1')], // prettier-ignore
    [[{ ...PLAYER, rating: -1 }], new RangeError('contenders[0].rating: expected a number from 0, or null, got -1')],
    [[{ ...PLAYER, sex: 'f' }], new RangeError('contenders[0].sex: expected "m" or "w", got "f"')],
    [[{ ...PLAYER, birth: '2012-02-30' }], new RangeError('contenders[0].birth: expected a day such as "2012-03-31", or a year such as "2012", got "2012-02-30"')], // prettier-ignore
    [[{ ...PLAYER, club: 3 }], new TypeError('contenders[0].club: expected a text, got 3')],
    [[{ ...PLAYER, unplayed: 0.5 }], new RangeError('contenders[0].unplayed: expected a whole number from 0, got 0.5')],
    [[{ ...PLAYER, performance: Infinity }], new RangeError('contenders[0].performance: expected a finite number, or null, got Infinity')], // prettier-ignore
  ])('%j', (given, error) => {
    expect(() => call(prizes, [given, FUND])).toThrow(error);
  });
});

describe('funds', () => {
  const list = (more: object) => ({ ...FUND, prizes: [{ ...LIST, ...more }] });
  const us = { ...FUND, model: 'us-chess' };

  it.each<[unknown, Error]>([
    [undefined, new TypeError('fund: expected an object, got undefined')],
    [{ prizes: [] }, new TypeError('fund.model: expected "highest-value" or "one-queue" or "us-chess", got undefined')],
    [{ ...FUND, model: 'fide' }, new RangeError('fund.model: expected "highest-value" or "one-queue" or "us-chess", got "fide"')], // prettier-ignore
    [{ ...FUND, roundng: 1 }, new RangeError('fund: expected "rounding", got "roundng"')],
    [{ ...FUND, prizes: {} }, new TypeError('fund.prizes: expected an array of lists of prizes, got an object')],
    [{ ...FUND, prizes: [LIST, LIST] }, new RangeError('fund.prizes[1].name: expected a name of its own, got "Main"')],
    [list({ name: 3 }), new TypeError('fund.prizes[0].name: expected a name of its own, got 3')],
    [list({ amounts: 100 }), new TypeError('fund.prizes[0].amounts: expected an array of amounts, got 100')],
    [list({ amounts: [0.5] }), new RangeError('fund.prizes[0].amounts[0]: expected a whole number from 0 to 1000000000000, got 0.5')], // prettier-ignore
    [list({ amounts: [50, 100] }), new RangeError('fund.prizes[0].amounts[1]: expected at most 50, the prize of the place before, got 100')], // prettier-ignore
    [list({ amounts: [{ money: -1 }] }), new RangeError('fund.prizes[0].amounts[0].money: expected a whole number from 0 to 1000000000000, got -1')], // prettier-ignore
    [list({ amounts: [{ value: '5' }] }), new TypeError('fund.prizes[0].amounts[0].value: expected a whole number from 0 to 1000000000000, got "5"')], // prettier-ignore
    [list({ amounts: [{ object: 5 }] }), new TypeError('fund.prizes[0].amounts[0].object: expected a text, got 5')],
    [list({ amounts: [{ kind: 'cup' }] }), new RangeError('fund.prizes[0].amounts[0].kind: expected "trophy" or "medal", got "cup"')], // prettier-ignore
    [list({ amounts: [{ monney: 5 }] }), new RangeError('fund.prizes[0].amounts[0]: expected "money", got "monney"')],
    [list({ share: 'half' }), new RangeError('fund.prizes[0].share: expected "none" or "equal" or "hort", got "half"')],
    [list({ shareFirst: -1 }), new RangeError('fund.prizes[0].shareFirst: expected a whole number from 0, got -1')],
    [list({ best: 'oldest' }), new RangeError('fund.prizes[0].best: expected "place" or "youngest" or "performance", got "oldest"')], // prettier-ignore
    [list({ allRounds: 1 }), new TypeError('fund.prizes[0].allRounds: expected true or false, got 1')],
    [list({ least: 0.5 }), new RangeError('fund.prizes[0].least: expected a whole number from 0, got 0.5')],
    [list({ bracket: 1 }), new TypeError('fund.prizes[0].bracket: expected a text, got 1')],
    [list({ for: 'women' }), new TypeError('fund.prizes[0].for: expected an object, got "women"')],
    [list({ for: { sex: 'f' } }), new RangeError('fund.prizes[0].for.sex: expected "m" or "w", got "f"')],
    [list({ for: { rating: 1800 } }), new TypeError('fund.prizes[0].for.rating: expected "unrated", got 1800')],
    [list({ for: { rating: { below: 1800 } } }), new RangeError('fund.prizes[0].for.rating: expected only from, to, under, unrated, got "below"')], // prettier-ignore
    [list({ for: { rating: { to: NaN } } }), new RangeError('fund.prizes[0].for.rating.to: expected a finite number, got NaN')], // prettier-ignore
    [list({ for: { rating: { unrated: 'yes' } } }), new TypeError('fund.prizes[0].for.rating.unrated: expected true or false, got "yes"')], // prettier-ignore
    [list({ for: { age: { to: 12 } } }), new TypeError('fund.prizes[0].for.age.on: expected a day such as "2026-01-01", or a year such as "2026", got undefined')], // prettier-ignore
    [list({ for: { age: { on: '1.1.2026' } } }), new RangeError('fund.prizes[0].for.age.on: expected a day such as "2026-01-01", or a year such as "2026", got "1.1.2026"')], // prettier-ignore
    [list({ for: { age: { on: '2026', to: '12' } } }), new TypeError('fund.prizes[0].for.age.to: expected a finite number, got "12"')], // prettier-ignore
    [list({ for: { title: [1] } }), new TypeError('fund.prizes[0].for.title: expected a text or a list of texts, got an object')], // prettier-ignore
    [list({ for: { place: { from: '3' } } }), new TypeError('fund.prizes[0].for.place.from: expected a finite number, got "3"')], // prettier-ignore
    [list({ for: { test: 'yes' } }), new TypeError('fund.prizes[0].for.test: expected a function, got "yes"')],
    [list({ guaranteed: true }), new RangeError('fund.prizes[0].guaranteed: expected nothing but in the model us-chess, got true')], // prettier-ignore
    [list({ share: 'equal', for: { sex: 'w' } }), new RangeError('fund.prizes[0].share: expected "none": only the main list of the model highest-value is shared, got "equal"')], // prettier-ignore
    [{ ...list({ share: 'hort' }), model: 'us-chess' }, new RangeError('fund.prizes[0].share: expected nothing in the model us-chess, which shares every list equally, got "hort"')], // prettier-ignore
    [{ ...list({ best: 'youngest' }), model: 'us-chess' }, new RangeError('fund.prizes[0].best: expected "place" in the model us-chess, which shares by points, got "youngest"')], // prettier-ignore
    [{ ...list({ shareFirst: 3 }), model: 'us-chess' }, new RangeError('fund.prizes[0].shareFirst: expected nothing in the model us-chess, which shares every list equally, got 3')], // prettier-ignore
    [{ ...FUND, ties: 'score' }, new RangeError('fund.ties: expected "points" or "ranks", got "score"')],
    [{ ...FUND, rounding: 'up' }, new RangeError('fund.rounding: expected "exact" or "nearest" or "largest-remainder" or "down", got "up"')], // prettier-ignore
    [{ ...FUND, threshold: -5 }, new RangeError('fund.threshold: expected a whole number from 0 to 1000000000000, got -5')], // prettier-ignore
    [{ ...us, threshold: 5 }, new TypeError('fund.threshold: expected nothing but in highest-value, got 5')],
    [{ ...FUND, perPlayer: 'any' }, new TypeError('fund.perPlayer: expected nothing but in one-queue, got "any"')],
    [{ ...FUND, equal: 'first' }, new RangeError('fund.equal: expected "place" or "main", got "first"')],
    [{ ...FUND, limits: {} }, new TypeError('fund.limits: expected nothing but in us-chess, got an object')],
    [{ ...us, limits: { unrated: -1 } }, new RangeError('fund.limits.unrated: expected a whole number from 0 to 1000000000000, got -1')], // prettier-ignore
    [{ ...us, limits: { players: [] , excess: 'III' } }, new RangeError('fund.limits.excess: expected "raise" or "extra-prize" or "proportion" or "keep", got "III"')], // prettier-ignore
    [{ ...us, limits: { players: 5 } }, new TypeError('fund.limits.players: expected an object, got 5')],
    [{ ...us, limits: { players: { Ann: 0.5 } } }, new RangeError('fund.limits.players["Ann"]: expected a whole number from 0 to 1000000000000, got 0.5')], // prettier-ignore
    [{ ...us, basedOn: { announced: 0, entries: 1 } }, new RangeError('fund.basedOn.announced: expected a whole number from 1 to 1000000000000, got 0')], // prettier-ignore
    [{ ...us, basedOn: { announced: 1 } }, new TypeError('fund.basedOn.entries: expected a whole number from 0 to 1000000000000, got undefined')], // prettier-ignore
    [{ ...us, basedOn: { announced: 1, entries: 1, dollar: 0 } }, new RangeError('fund.basedOn.dollar: expected a whole number from 1 to 1000000000000, got 0')], // prettier-ignore
    [{ ...FUND, choices: 5 }, new TypeError('fund.choices: expected an object, got 5')],
    [{ ...FUND, choices: { Ann: 'Women' } }, new RangeError('fund.choices["Ann"]: expected the name of a list of the fund, got "Women"')], // prettier-ignore
    [{ ...FUND, choices: { Bob: 'Main' } }, new RangeError('fund.choices["Bob"]: expected the id of a contender, got "Bob"')], // prettier-ignore
    [{ ...list({ for: { sex: 'w' } }), choices: { Ann: 'Main' } }, new RangeError('fund.choices["Ann"]: expected a list for this player, got "Main"')], // prettier-ignore
  ])('%j', (given, error) => {
    expect(() => call(prizes, [[PLAYER], given])).toThrow(error);
  });

  it('with lists that overlap in more than a thousand ways among tied players are refused', () => {
    const contenders = Array.from({ length: 12 }, (_, at) => ({ id: String(at), points: 1 }));
    // Each player in one list of their own, and in one that all share: unions of the lists with the first player
    const lists = contenders.map(({ id }) => ({
      name: id,
      amounts: [100],
      for: { test: (one: { id: string }) => one.id === id || one.id === '0' },
    }));
    expect(() => prizes(contenders, { model: 'us-chess', prizes: lists })).toThrow(
      new RangeError('fund.prizes: expected fewer lists that overlap among tied players, got more than 1000 ways'),
    );
    expect(prizes(contenders.slice(0, 6), { model: 'us-chess', prizes: lists.slice(0, 6) }).paid).toBe(600);
  });

  it('of nothing, and nobody, give an empty list', () => {
    for (const model of ['highest-value', 'one-queue', 'us-chess'] as const) {
      const empty = { awards: [], amounts: new Map(), fund: 0, paid: 0, left: 0, over: 0, unawarded: [] };
      expect(prizes([], { model, prizes: [] })).toEqual({ model, rounding: 'exact', ...empty });
      const reason = { key: 'nobody-eligible', values: { prize: 'Main', place: 1 } };
      expect(prizes([], { model, prizes: [{ name: 'Main', amounts: [5] }] })).toMatchObject({
        left: 5,
        unawarded: [{ prize: 'Main', place: 1, amount: 5, reason }],
      });
    }
  });
});
