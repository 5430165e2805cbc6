import { describe, expect, it, vi } from 'vitest';

import { averageRatingOfOpponents } from '@crosstable/average-rating';
import { type Game, crosstable, openTable } from '@crosstable/core';
import { bye, call, deepFrozen, game } from '@crosstable/core/testing/notation';
import { progressive } from '@crosstable/progressive';
import { sonnebornBerger } from '@crosstable/sonneborn-berger';

import { standings } from '../src/standings.js';
import { tiebreakValues } from '../src/values.js';

/** The rounds of Sonneborn-Berger's example; the scores of the four are 2½, 1, 0 and 2½. */
function example([a, b, c, d]: readonly [string, string, string, string]): Game[][] {
  return [
    [game(a, b, 1), game(c, d, 0)],
    [game(a, d, 0.5), game(c, b, 0)],
    [game(a, c, 1), game(d, b, 1)],
  ];
}

const KEY = Symbol.for('crosstable');

describe('the table that callers see', () => {
  const table = crosstable(example(['A', 'B', 'C', 'D']), { rounds: 5, system: 'swiss', edition: '2024-08' });

  it('says what was compiled', () => {
    expect(table).toEqual({
      players: ['A', 'B', 'C', 'D'],
      rounds: 3,
      announcedRounds: 5,
      system: 'swiss',
      edition: '2024-08',
    });
    expect(Object.keys(table)).toEqual(['players', 'rounds', 'announcedRounds', 'system', 'edition']);
  });

  it('has defaults', () => {
    const { announcedRounds, edition, players, rounds, system } = crosstable([]);
    expect([announcedRounds, edition, players, rounds, system]).toEqual([0, '2026-03', [], 0, undefined]);
  });

  it('is frozen', () => {
    expect(Object.isFrozen(table)).toBe(true);
    expect(Object.isFrozen(table.players)).toBe(true);
    expect(Reflect.set(table, 'rounds', 9)).toBe(false);
    expect(Reflect.set(table.players, 0, 'Z')).toBe(false);
    expect(Reflect.defineProperty(table, KEY, { value: undefined })).toBe(false);
  });

  it('lists players as given, else in order of appearance', () => {
    const games = [[game('B', 'A', 1)], [bye('C', 'half-bye'), game('10', '2', 1)]];
    expect(crosstable(games).players).toEqual(['B', 'A', 'C', '10', '2']);
    const players = ['2', '10', 'A', 'B', 'C', 'never there'].map((id) => ({ id }));
    expect(crosstable(games, { players }).players).toEqual(players.map(({ id }) => id));
  });

  it('gives players that aren’t listed pairing numbers in order of appearance, from 1', () => {
    const games = [[game('B', 'A', 1)], [bye('C', 'half-bye')]];
    expect([...openTable(crosstable(games)).pairingNumbers]).toEqual([1, 2, 3]);
  });

  it('values players without games 0, and strangers too where it doesn’t list players', () => {
    const listed = crosstable([[game('A', 'B', 1)]], { players: [{ id: 'A' }, { id: 'B' }, { id: 'C' }] });
    expect(sonnebornBerger('C', listed)).toBe(0);
    expect(progressive('C', listed)).toBe(0);
    expect(averageRatingOfOpponents('C', listed)).toBe(0);
    expect(sonnebornBerger('Z', table)).toBe(0);
    expect(progressive('Z', table)).toBe(0);
    expect(averageRatingOfOpponents('Z', table)).toBe(0);
  });

  it('takes a game against oneself for a bye without a kind', () => {
    const table = crosstable([[game('A', 'A', 1), game('B', 'C', 0.5)], [game('B', 'B', 0.5)]]);
    expect([...tiebreakValues('PTS', table)]).toEqual([
      ['A', 1],
      ['B', 1],
      ['C', 0.5],
    ]);
    expect(tiebreakValues('WON', table).get('A')).toBe(0);
  });

  it('is known by a symbol that separately bundled packages share', () => {
    expect(Reflect.has(table, KEY)).toBe(true);
  });

  it('takes more properties than it knows', () => {
    const games = [[{ ...game('A', 'B', 1), opening: 'C20', unrated: true }]];
    expect(sonnebornBerger('A', games)).toBe(0);
    expect(crosstable(games, { players: [{ id: 'A', name: 'Ann' }, { id: 'B' }] }).players).toEqual(['A', 'B']);
  });
});

describe('any text is an id', () => {
  it.each<readonly [string, string, string, string]>([
    ['__proto__', 'constructor', 'toString', 'hasOwnProperty'],
    ['🙂', '👩‍👩‍👧', 'é', 'e\u0301'],
    ['10', '2', '1', '-1'],
    [' ', '\n', '\0', '  '],
    ['undefined', 'null', 'NaN', 'length'],
  ])('%j, %j, %j, %j', (...ids) => {
    const games = example(ids);
    const [a, b, c, d] = ids;
    // A: B 1 × 1 + D 2½ × ½ + C 0 × 1; B: C 0 × 1; C: nothing; D: C 0 × 1 + A 2½ × ½ + B 1 × 1
    const expected = [2.25, 0, 0, 2.25];
    expect(ids.map((id) => sonnebornBerger(id, games))).toEqual(expected);
    const table = crosstable(games);
    expect([...tiebreakValues('SB', table)]).toEqual([
      [a, 2.25],
      [b, 0],
      [c, 0],
      [d, 2.25],
    ]);
    const players = ids.map((id, at) => ({ id, rating: 1600 + 100 * at }));
    // B 1700, C 1800, D 1900
    expect(averageRatingOfOpponents(a, games, players)).toBe(1800);
    expect(averageRatingOfOpponents(a, crosstable(games, { players }))).toBe(1800);
  });
});

describe('a table that isn’t ours', () => {
  const games = example(['A', 'B', 'C', 'D']);
  const table = crosstable(games);
  const ofVersion = (version: unknown) => Object.defineProperty({ ...table }, KEY, { value: { version } });

  it.each([
    ['a copy of what it shows', { ...table }],
    ['of another version', ofVersion(5)],
    ['of the version before', ofVersion(3)],
    ['without a version', ofVersion(undefined)],
    ['something else', { players: ['A'] }],
  ])('%s is refused', (_, foreign) => {
    const direct = new TypeError('games: expected an array of rounds or a Crosstable of version 4, got an object');
    for (const value of [progressive, sonnebornBerger, averageRatingOfOpponents]) {
      expect(() => call(value, ['A', foreign])).toThrow(direct);
    }
    const whole = new TypeError('table: expected a Crosstable of version 4, got an object');
    expect(() => call(tiebreakValues, ['SB', foreign])).toThrow(whole);
    expect(() => call(standings, [foreign, ['SB']])).toThrow(whole);
  });

  it.each([null, undefined, 7])('%s is no table', (value) => {
    const error = new TypeError(`table: expected a Crosstable of version 4, got ${value}`);
    expect(() => call(openTable, [value])).toThrow(error);
  });

  it('games aren’t a table, and a table isn’t games', () => {
    const first = '(call crosstable(games) first)';
    const whole = new TypeError(`table: expected a Crosstable of version 4 ${first}, got an object`);
    expect(() => call(tiebreakValues, ['SB', games])).toThrow(whole);
    const rounds = new TypeError('games: expected an array of rounds, got an object');
    expect(() => call(crosstable, [table])).toThrow(rounds);
  });

  it('one from another copy of the packages is ours', async () => {
    vi.resetModules();
    const other = await import('@crosstable/core');
    expect(other.crosstable).not.toBe(crosstable);
    expect(sonnebornBerger('A', other.crosstable(games))).toBe(2.25);
  });
});

describe('the input', () => {
  const players = ['A', 'B', 'C', 'D'].map((id) => ({ id, rating: 1500 }));

  it('may be frozen, and isn’t changed', () => {
    const games = deepFrozen(example(['A', 'B', 'C', 'D']));
    const options = deepFrozen({ players, scoring: { win: 3 }, system: 'swiss', unrated: 1400 } as const);
    const before = structuredClone([games, options]);
    const codes = deepFrozen(['PTS', 'SB/C1', 'PS']);
    standings(crosstable(games, options), codes);
    sonnebornBerger('A', games, options.players);
    expect([games, options]).toEqual(before);
    expect(codes).toEqual(['PTS', 'SB/C1', 'PS']);
  });

  it('isn’t kept: changing it afterwards changes no value', () => {
    const games = example(['A', 'B', 'C', 'D']);
    const listed = players.map((player) => ({ ...player }));
    const table = crosstable(games, { players: listed });
    games[0][0] = game('B', 'A', 1);
    games.pop();
    listed[1].rating = 9999;
    listed[3].id = 'X';
    expect(sonnebornBerger('A', table)).toBe(2.25);
    expect(averageRatingOfOpponents('A', table)).toBe(1500);
    expect(table.players).toEqual(['A', 'B', 'C', 'D']);
  });

  /** Rounds of games that count how often anything in them is read. */
  function counted(size: number) {
    let reads = 0;
    const watch = <T extends object>(target: T): T =>
      new Proxy(target, {
        get: (from, key, receiver): unknown => {
          reads++;
          return Reflect.get(from, key, receiver);
        },
      });
    const rounds = Array.from({ length: 5 }, (_, round) =>
      watch(Array.from({ length: size }, (__, at) => watch(game(`w${at}`, `b${(at + round) % size}`, 1)))),
    );
    return { games: watch(rounds), reads: () => reads };
  }

  it('is read once for a table: twice the games are twice the reads, and values read nothing more', () => {
    const [small, large] = [counted(50), counted(100)];
    crosstable(small.games);
    const table = crosstable(large.games);
    expect(large.reads()).toBeLessThanOrEqual(2 * small.reads());
    // Every field of a game at most twice: for the ids in order of appearance, and for the record.
    expect(large.reads()).toBeLessThan(5 * 100 * 12);
    const compiled = large.reads();
    tiebreakValues('SB/C1', table);
    sonnebornBerger('w1', table);
    expect(large.reads()).toBe(compiled);
  });

  it.each(Object.entries({ progressive, sonnebornBerger, averageRatingOfOpponents }))(
    'is read linearly by a direct call of %s',
    (_, value) => {
      const [small, large] = [counted(50), counted(100)];
      value('w1', small.games);
      value('w1', large.games);
      expect(large.reads()).toBeLessThanOrEqual(2 * small.reads());
    },
  );
});
