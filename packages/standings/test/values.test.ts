import { describe, expect, it } from 'vitest';

import { type Player, crosstable } from '@crosstable/core';
import { bye, call, game } from '@crosstable/core/testing/notation';

import { explain } from '../src/explain.js';
import { tiebreak, tiebreakValues } from '../src/values.js';

/** Scores: A 2½, B 1, C 0, D 2½. */
const GAMES = [
  [game('A', 'B', 1), game('C', 'D', 0)],
  [game('A', 'D', 0.5), game('C', 'B', 0)],
  [game('A', 'C', 1), game('D', 'B', 1)],
];

const RATED: readonly Player[] = [
  { id: 'D', rating: 1900 },
  { id: 'C', rating: 1700 },
  { id: 'B', rating: 1600 },
  { id: 'A', rating: 2000 },
];

describe('tiebreakValues where unrated players are skipped', () => {
  const players = RATED.map((player) => (player.id === 'C' ? { id: 'C' } : player));
  const table = crosstable(GAMES, { players, unrated: 'skip' });

  it.each<readonly [code: string, values: readonly [d: number, c: number, b: number, a: number]]>([
    ['ARO', [1800, 1833, 1950, 1750]], // D: (2000 + 1600) / 2; B: (2000 + 1900) / 2; A: (1600 + 1900) / 2
    ['ARO/C1', [2000, 1950, 2000, 1900]], // the lowest rated opponent goes, C isn't one
  ])('%s', (code, [d, c, b, a]) => {
    expect(Object.fromEntries(tiebreakValues(code, table))).toEqual({ D: d, C: c, B: b, A: a });
  });
});

describe('tiebreakValues', () => {
  const table = crosstable(GAMES, { players: RATED });

  it.each<readonly [code: string, values: readonly [d: number, c: number, b: number, a: number]]>([
    ['PTS', [2.5, 0, 1, 2.5]],
    ['PS', [5, 0, 2, 5]], // D 1 + 1.5 + 2.5, B 0 + 1 + 1, A 1 + 1.5 + 2.5
    ['PS/C1', [4, 0, 2, 4]],
    ['SB', [2.25, 0, 0, 2.25]], // D: C 0 × 1 + A 2.5 × ½ + B 1 × 1
    ['SB/C1', [2.25, 0, 0, 2.25]],
    ['ARO', [1767, 1833, 1867, 1733]], // D: (1700 + 2000 + 1600) / 3; C: (1900 + 1600 + 2000) / 3; …
    ['ARO/C1', [1850, 1950, 1950, 1800]],
  ])('%s, in the order of the players', (code, values) => {
    expect([...tiebreakValues(code, table)]).toEqual(RATED.map(({ id }, at) => [id, values[at]]));
  });

  it('of a tournament without players or without rounds', () => {
    expect(tiebreakValues('SB', crosstable([]))).toEqual(new Map());
    const table = crosstable([], { players: RATED.slice(0, 1) });
    expect(tiebreakValues('PS/C1', table)).toEqual(new Map([['D', 0]]));
    expect(tiebreakValues('ARO', table)).toEqual(new Map([['D', null]]));
  });
});

describe('a player', () => {
  it.each([explain, (code: string, player: string) => tiebreak(code)(player, crosstable(GAMES))])(
    'is an id, even where the table has no list of players',
    (ask) => {
      const error = new TypeError('player: expected an id, got an object');
      expect(() => call(ask, ['BH', {}, crosstable(GAMES)])).toThrow(error);
      expect(() => call(ask, ['BH', '', crosstable(GAMES)])).toThrow(new RangeError('player: expected an id, got ""'));
    },
  );
});

describe('10: ratings', () => {
  const unratedC = RATED.map(({ id, rating }) => (id === 'C' ? { id } : { id, rating: rating ?? 0 }));

  it.each(['ARO', 'ARO/C1'])('%s is undefined for all while anyone is unrated', (code) => {
    const none = new Map(RATED.map(({ id }) => [id, null]));
    expect(tiebreakValues(code, crosstable(GAMES, { players: unratedC }))).toEqual(none);
    const zero = unratedC.map(({ id, ...rest }) => ({ id, rating: 0, ...rest }));
    expect(tiebreakValues(code, crosstable(GAMES, { players: zero }))).toEqual(none);
    expect(tiebreak(code)('A', crosstable(GAMES, { players: unratedC }))).toBeNull();
    // without a list of players nobody is rated
    expect(tiebreakValues(code, crosstable(GAMES)).get('A')).toBeNull();
  });

  it('unless `unrated` gives a rating', () => {
    const table = crosstable(GAMES, { players: unratedC, unrated: 1400 });
    expect(tiebreakValues('ARO', table).get('A')).toBe(1633); // (1600 + 1400 + 1900) / 3
    expect(tiebreakValues('ARO/C1', table).get('A')).toBe(1750); // (1600 + 1900) / 2
    expect(tiebreakValues('ARO', table).get('C')).toBe(1833); // (1900 + 1600 + 2000) / 3
  });

  it('are undefined without a game over the board, and after a cut that leaves none', () => {
    const games = [[game('A', 'B', 1), game('C', 'D', 1, 'forfeit-win')], [bye('C', 'full-bye')]];
    const table = crosstable(games, { players: RATED });
    expect(Object.fromEntries(tiebreakValues('ARO', table))).toEqual({ A: 1600, B: 2000, C: null, D: null });
    expect(Object.fromEntries(tiebreakValues('ARO/C1', table))).toEqual({ A: null, B: null, C: null, D: null });
    expect(tiebreak('ARO/C1')('A', table)).toBeNull();
  });
});

describe('tiebreak', () => {
  const table = crosstable(GAMES, { players: RATED });

  it('is a function of a player and a table', () => {
    expect(tiebreak('SB')('A', table)).toBe(2.25);
    expect(tiebreak('PTS')('B', table)).toBe(1);
  });

  it('refuses players who aren’t listed', () => {
    expect(() => tiebreak('SB')('Z', table)).toThrow(new RangeError('player: expected a listed player, got "Z"'));
    expect(() => tiebreak('ARO')('Z', table)).toThrow(new RangeError('player: expected a listed player, got "Z"'));
  });

  it.each<readonly [unknown, string]>([
    [undefined, ', got undefined'],
    [null, ', got null'],
    [GAMES, ' (call crosstable(games) first), got an object'],
  ])('refuses %s, which is no table', (foreign, shown) => {
    const error = new TypeError(`table: expected a Crosstable of version 4${shown}`);
    expect(() => call(tiebreak('SB'), ['A', foreign])).toThrow(error);
    expect(() => call(tiebreakValues, ['SB', foreign])).toThrow(error);
  });
});
