import { describe, expect, it } from 'vitest';

import { type CrosstableOptions, valuesOf as columnOf, crosstable, openTable } from '@crosstable/core';
import { bye, call, game } from '@crosstable/core/testing/notation';

import { koyaRule, koyaWithLimit } from '../src/article-9.2-explanation.js';
import { explain } from '../src/explain.js';
import { type KoyaLimit, type Rounds, koya, tiebreak } from '../src/index.js';

/** Five players, so that each has a free round and four games. Scores: A 2½, B 2, C 3, D 2, E ½. */
const GAMES = [
  [game('A', 'B', 1), game('C', 'D', 0.5)],
  [game('A', 'C', 0.5), game('B', 'E', 1)],
  [game('A', 'D', 0), game('C', 'E', 1)],
  [game('A', 'E', 1), game('B', 'D', 1)],
  [game('B', 'C', 0), game('D', 'E', 0.5)],
];
const PLAYERS = ['A', 'B', 'C', 'D', 'E'];

const ROUND_ROBIN = { system: 'round-robin' } as const;

/** The values of A to E, in every way to compute them. */
function valuesOf(games: Rounds, limit?: KoyaLimit, options: CrosstableOptions = ROUND_ROBIN): readonly number[] {
  const table = crosstable(games, { ...options, players: PLAYERS.map((id) => ({ id })) });
  const values = PLAYERS.map((id) => koya(id, table, [], limit));
  expect(PLAYERS.map((id) => explain(id, table, [], limit).value)).toEqual(values);
  const rule = limit === undefined ? koyaRule : koyaWithLimit(limit);
  expect([...columnOf(rule, [], openTable(table))]).toEqual(values);
  return values;
}

describe('9.2: the points against those who have at least half of the maximum', () => {
  it('the maximum of five players is 4, for the free round is none; an opponent with just 2 counts', () => {
    // All but E have 2: A 1 + ½ + 0, B 0 + 0 + 1, C ½ + 1 + ½, D 1 + 0 + ½, E 0 + 0 + 0 + ½
    expect(valuesOf(GAMES)).toEqual([1.5, 1, 2, 1.5, 0.5]);
    expect(PLAYERS.map((id) => koya(id, GAMES))).toEqual([1.5, 1, 2, 1.5, 0.5]);
    expect(tiebreak).toBe(koya);
  });

  it('a player of the list whom nobody ever met doesn’t make the field even', () => {
    // A to C, two games each: the maximum is 2, the limit 1. Scores A 1½, B 1, C ½
    const games = [[game('A', 'B', 1)], [game('A', 'C', 0.5)], [game('B', 'C', 1)]];
    expect(valuesOf(games)).toEqual([1, 0, 0.5, 0, 0]);
  });

  it('counts the rounds so far', () => {
    // After two rounds A 1½, B 1, C 1, D ½, E 0; the maximum is 2, though D and E had one game only
    expect(valuesOf(GAMES.slice(0, 2))).toEqual([1.5, 0, 0.5, 0.5, 0]);
  });

  it('two players twice: the maximum is 2 (the golden tiny-003, where the reference says 1½ for B)', () => {
    const games = [[game('A', 'B', 0.5)], [game('B', 'A', 1)]];
    expect(PLAYERS.slice(0, 2).map((id) => koya(id, games))).toEqual([0.5, 0]);
  });

  it('15.2: forfeits count as the games they stand for', () => {
    const games = [
      [game('A', 'B', 1, 'forfeit-win'), game('C', 'D', 1)],
      [game('A', 'C', 0.5), game('D', 'B', 0, 'double-forfeit')],
      [game('D', 'A', 0), game('B', 'C', 1)],
      [game('B', 'A', 1), game('C', 'D', 1)],
    ];
    // Scores A 2½, B 2, C 2½, D 0; the limit is 2: A 1 (B, by forfeit) + ½ (C) + 0 (B), B 0 + 1 (C) + 1 (A), C ½ + 0
    expect(valuesOf(games).slice(0, 4)).toEqual([1.5, 2, 0.5, 0]);
  });

  it('byes, and forfeits without an opponent, score and count against nobody', () => {
    const games = [[game('A', 'B', 0.5)], [game('A', 'A', 1, 'forfeit-win'), bye('B', 'full-bye')]];
    // Scores 1½ and 1½; one round with an opponent: the maximum is 1
    expect(valuesOf(games).slice(0, 2)).toEqual([0.5, 0.5]);
  });

  it('0 for a player without games', () => {
    expect(koya('Z', GAMES)).toBe(0);
    expect(koya('A', [])).toBe(0);
    expect(koya('Z', crosstable(GAMES))).toBe(0);
    expect(explain('Z', GAMES)).toMatchObject({ value: 0, contributions: [], undefinedBecause: null });
  });
});

describe('9.2 in a Swiss', () => {
  it('takes the scores on the table, not the adjusted ones', () => {
    const games = [
      [game('A', 'B', 1), game('D', 'C', 1)],
      [game('A', 'D', 1), game('B', 'C', 1)],
      [bye('A', 'half-bye'), bye('B', 'zero-bye'), game('D', 'C', 1)],
    ];
    // The limit is 1½. D has 2; B has 1, which opponents' tie-breaks would see as 1½ (16.3.2)
    expect(valuesOf(games, {}, { system: 'swiss' })[0]).toBe(1);
  });

  it('the maximum is a win in every round, as a bye is worth points, too', () => {
    const games = [
      [game('A', 'B', 1), bye('C', 'pairing-bye')],
      [game('B', 'C', 1), bye('A', 'pairing-bye')],
      [game('A', 'C', 1), bye('B', 'pairing-bye')],
    ];
    // Scores A 3, B 2, C 1: of three rounds half is 1½, of two rounds with an opponent 1
    expect(valuesOf(games, {}, { system: 'swiss' })[1]).toBe(0);
    expect(valuesOf(games, {}, { system: 'round-robin' })[1]).toBe(1);
    expect(valuesOf(games, {}, { system: undefined })[1]).toBe(0);
    expect(koya('B', games)).toBe(0);
  });
});

describe('14.5: another limit', () => {
  it.each<[string, KoyaLimit, readonly number[]]>([
    ['2½, which A and C have', { limit: 1 }, [0.5, 0, 0.5, 1.5, 0]],
    ['3, which C has', { limit: 2 }, [0.5, 0, 0, 0.5, 0]],
    ['3½, which nobody has', { limit: 3 }, [0, 0, 0, 0, 0]],
    ['2', { limit: 0 }, [1.5, 1, 2, 1.5, 0.5]],
    ['2', {}, [1.5, 1, 2, 1.5, 0.5]],
    ['1', { limit: -2 }, [1.5, 1, 2, 1.5, 0.5]],
    ['½, which everyone has: all points', { limit: -3 }, [2.5, 2, 3, 2, 0.5]],
    ['far below 0', { limit: -100 }, [2.5, 2, 3, 2, 0.5]],
    ['60 % of 4: 2.4', { percent: 60 }, [0.5, 0, 0.5, 1.5, 0]],
    ['63 % of 4: 2.52', { percent: 63 }, [0.5, 0, 0, 0.5, 0]],
    ['75 % of 4: 3', { percent: 75 }, [0.5, 0, 0, 0.5, 0]],
    ['0 %', { percent: 0 }, [2.5, 2, 3, 2, 0.5]],
    ['100 %', { percent: 100 }, [0, 0, 0, 0, 0]],
  ])('%s', (_, limit, values) => {
    expect(valuesOf(GAMES, limit)).toEqual(values);
    expect(PLAYERS.map((id) => koya(id, GAMES, undefined, limit))).toEqual(values);
  });

  it('moves by halves of a point in 3-1-0, too', () => {
    const games = [
      [game('A', 'B', 1), game('C', 'D', 0.5)],
      [game('A', 'C', 0.5), game('B', 'D', 1)],
      [game('A', 'D', 1), game('B', 'C', 0.5)],
    ];
    const scoring = { win: 3, draw: 1, loss: 0 };
    const values = (limit?: KoyaLimit) => valuesOf(games, limit, { ...ROUND_ROBIN, scoring }).slice(0, 4);
    // Scores A 7, B 4, C 3, D 1; the maximum is 9, the limit 4½: only A has it, from whom C has a draw
    expect(values()).toEqual([0, 0, 1, 0]);
    expect(values({ limit: -1 })).toEqual([3, 0, 2, 0]); // 4: B counts, too, who lost to A and drew with C
    expect(values({ limit: -2 })).toEqual([3, 0, 2, 0]); // 3½
    expect(values({ limit: -3 })).toEqual([4, 1, 2, 1]); // 3: C counts, too, who drew with all the others
    expect(values({ limit: 5 })).toEqual([0, 0, 1, 0]); // 7
    expect(values({ limit: 6 })).toEqual([0, 0, 0, 0]); // 7½
  });

  it('is compared exactly where points have decimals', () => {
    const scoring = { win: 0.7, draw: 0.35, loss: 0 };
    // Two games each of three players: the maximum is 1.4, half of it 0.7; in sums of floating points 0.35 + 0.35 is no less
    const drawn = [[game('A', 'B', 0.5)], [game('B', 'C', 0.5)], [game('C', 'A', 0.5)]];
    expect(valuesOf(drawn, {}, { ...ROUND_ROBIN, scoring })[0]).toBe(0.7);
    // Four players: the maximum is 2.1, half of it 1.05, which A has as 0.7 + 0.35 + 0
    const games = [
      [game('A', 'B', 1), game('C', 'D', 1)],
      [game('A', 'C', 0.5), game('B', 'D', 1)],
      [game('A', 'D', 0), game('B', 'C', 0)],
    ];
    expect(valuesOf(games, {}, { ...ROUND_ROBIN, scoring })[3]).toBe(0.7); // D beat A, and lost to C with 1¾
    // 30 % of 0.7 x 3 is 0.63
    const fine = { win: 0.7, draw: 0.21, loss: 0 };
    const draws = [
      [game('A', 'B', 0.5), game('C', 'D', 1)],
      [game('A', 'C', 0.5), game('B', 'D', 1)],
      [game('A', 'D', 0.5), game('B', 'C', 0)],
    ];
    // A has three draws: 0.63; of those who met A, each has a draw that counts
    expect(valuesOf(draws, { percent: 30 }, { ...ROUND_ROBIN, scoring: fine })[3]).toBe(0.21);
  });
});

describe('explain', () => {
  it('says who reached the limit, which it is, and of how much', () => {
    const explained = explain('B', GAMES);
    expect(explained).toMatchObject({ code: 'KS', article: '9.2', edition: '2026-03', value: 1 });
    expect(explained.conclusion).toEqual({ key: 'limit', article: '9.2', values: { limit: 2, maximum: 4 } });
    const ofRounds = explained.contributions.map(({ round, opponent, points, score, value, reason, cut }) => [
      round,
      opponent,
      points,
      score,
      value,
      `${reason.key} ${reason.article}`,
      cut,
    ]);
    expect(ofRounds).toEqual([
      [1, 'A', 0, 2.5, 0, 'at-least-limit 9.2', null],
      [2, 'E', 1, 0.5, 0, 'below-limit 9.2', null],
      [4, 'D', 1, 2, 1, 'at-least-limit 9.2', null],
      [5, 'C', 0, 3, 0, 'at-least-limit 9.2', null],
    ]);
  });

  it.each<[KoyaLimit, string, number]>([
    [{ limit: 1 }, 'KS/L+1', 2.5],
    [{ limit: -2 }, 'KS/L-2', 1],
    [{ limit: 0 }, 'KS/L+0', 2],
    [{ limit: -0 }, 'KS/L+0', 2],
    [{ percent: 60 }, 'KS/L60', 2.4],
    [{ percent: 10 }, 'KS/L10', 0.4],
    [{ percent: 9 }, 'KS/L9%', 0.36], // /L9 means half points
  ])('of another limit %j', (variant, code, limit) => {
    const explained = explain('B', GAMES, [], variant);
    expect(explained.code).toBe(code);
    expect(explained.conclusion).toEqual({ key: 'limit', article: '14.5', values: { limit, maximum: 4 } });
    expect(new Set(explained.contributions.map(({ reason }) => reason.article))).toEqual(new Set(['14.5']));
    const { code: name, option = '' } = koyaWithLimit(variant);
    expect(name + option).toBe(code);
  });

  it('of no other limit is the plain one', () => {
    expect(explain('B', GAMES, [], {})).toEqual(explain('B', GAMES));
    expect(koyaWithLimit({}).option).toBeUndefined();
    expect(koyaRule.option).toBeUndefined();
  });

  it('takes the list of players for the record', () => {
    expect(explain('B', GAMES, [{ id: 'B', rating: 2000 }])).toEqual(explain('B', GAMES));
  });
});

describe('malformed limits', () => {
  it.each([
    [null, new TypeError(': expected an object, got null')],
    ['+1', new TypeError(': expected an object, got "+1"')],
    [1, new TypeError(': expected an object, got 1')],
    [{ limit: 0.5 }, new RangeError('.limit: expected a whole number, got 0.5')],
    [{ limit: NaN }, new RangeError('.limit: expected a whole number, got NaN')],
    [{ limit: Infinity }, new RangeError('.limit: expected a whole number, got Infinity')],
    [{ limit: '1' }, new TypeError('.limit: expected a whole number, got "1"')],
    [{ limit: null }, new TypeError('.limit: expected a whole number, got null')],
    [{ percent: -1 }, new RangeError('.percent: expected a whole number from 0 to 100, got -1')],
    [{ percent: 101 }, new RangeError('.percent: expected a whole number from 0 to 100, got 101')],
    [{ percent: 33.3 }, new RangeError('.percent: expected a whole number from 0 to 100, got 33.3')],
    [{ percent: NaN }, new RangeError('.percent: expected a whole number from 0 to 100, got NaN')],
    [{ percent: '60' }, new TypeError('.percent: expected a whole number from 0 to 100, got "60"')],
    [{ limit: 1, percent: 60 }, new RangeError('.limit: expected nothing beside a percentage, got 1')],
    [{ limit: 0, percent: 50 }, new RangeError('.limit: expected nothing beside a percentage, got 0')],
  ])('%j: %s', (given, { message, constructor }) => {
    const error = (path: string) => Reflect.construct(constructor, [path + message]) as Error;
    expect(() => call(koya, ['A', GAMES, [], given])).toThrow(error('options'));
    expect(() => call(koya, ['A', crosstable(GAMES), [], given])).toThrow(error('options'));
    expect(() => call(explain, ['A', GAMES, [], given])).toThrow(error('variant'));
  });
});
