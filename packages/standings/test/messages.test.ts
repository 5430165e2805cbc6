import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { call, game } from '@crosstable/core/testing/notation';

import { checkList } from '../src/check-list.js';
import { explainStanding } from '../src/explain-list.js';
import { explain } from '../src/explain.js';
import { standings } from '../src/standings.js';
import { tiebreak, tiebreakValues } from '../src/values.js';

const GAMES = [[game('A', 'B', 1)]];
const table = crosstable(GAMES);

describe('8: no Buchholz in round-robins', () => {
  const all = crosstable(GAMES, { system: 'round-robin' });
  const expected = 'expected a Swiss tournament (Article 8: no Buchholz in round-robins), got "round-robin"';
  it.each([
    ['tiebreak', () => tiebreak('BH')('A', all)],
    ['tiebreakValues', () => tiebreakValues('BH', all)],
    ['explain', () => explain('BH', 'A', all)],
  ])('%s names the code', (_, compute) => {
    expect(compute).toThrow(new RangeError(`code: ${expected}`));
  });

  it('standings name its place in the list', () => {
    expect(() => standings(all, ['PTS', 'BH'])).toThrow(new RangeError(`codes[1]: ${expected}`));
  });
});

describe('a list of codes', () => {
  const players = Array.from({ length: 10_000 }, (_, at) => ({ id: String(at) }));
  const large = crosstable([], { players });
  const list = (length: number) => Array.from({ length }, () => 'PTS');

  it('may have 100, and 4,000,000 values in all', () => {
    expect(standings(table, list(1000))[0].values).toHaveLength(1000);
    // 4,000,000 / 10,000 players
    const message = 'codes: expected at most 400 codes for 10000 players, got 401';
    expect(() => standings(large, list(401))).toThrow(new RangeError(message));
    expect(() => explainStanding(large, list(401), '0')).toThrow(new RangeError(message));
    const many = crosstable([], { players: Array.from({ length: 100_000 }, (_, at) => ({ id: String(at) })) });
    expect(() => standings(many, list(101))).toThrow('codes: expected at most 100 codes for 100000 players, got 101');
    expect(standings(crosstable([]), list(101))).toEqual([]);
  });
});

describe('what is refused is named', () => {
  it('a list that is none', () => {
    const message = 'codes: expected an array of codes, got "PTS"';
    expect(() => call(checkList, ['PTS', table])).toThrow(new TypeError(message));
    expect(() => call(standings, [table, 'PTS'])).toThrow(new TypeError(message));
  });

  it('options that are none', () => {
    expect(() => call(standings, [table, ['PTS'], null])).toThrow(
      new TypeError('options: expected an object, got null'),
    );
  });

  it('values by hand of a player who isn’t in the table', () => {
    const withId = (id: unknown) => () =>
      call(standings, [table, ['PTS', 'DE'], { manual: { DE: new Map([[id, 1]]) } }]);
    expect(withId('Z')).toThrow(new RangeError('options.manual.DE: expected ids of the table, got "Z"'));
    expect(withId(5)).toThrow(new TypeError('options.manual.DE: expected ids of the table, got 5'));
  });

  it('a player who isn’t in the table', () => {
    expect(() => explainStanding(table, ['PTS'], 'Z')).toThrow(
      new RangeError('player: expected a player of the table, got "Z"'),
    );
  });
});
