import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { game } from '@crosstable/core/testing/notation';
import { teamTable } from '@crosstable/team/inside';

import { explainOrder, explainStanding } from '../src/explain-list.js';
import { separatedBy } from '../src/separated-by.js';
import { standings } from '../src/standings.js';

/** Scores: A and D 2½, B 1, C 0. */
const TABLE = crosstable([
  [game('A', 'B', 1), game('C', 'D', 0)],
  [game('A', 'D', 0.5), game('C', 'B', 0)],
  [game('A', 'C', 1), game('D', 'B', 1)],
]);

/** A beats B, B beats C, C beats A: a point each. */
const CIRCLE = crosstable([[game('A', 'B', 1)], [game('B', 'C', 1)], [game('C', 'A', 1)]]);

describe('standings of a part of the field', () => {
  it('are numbered anew, with the rank among all; the values stay, for the opponents do', () => {
    expect(standings(TABLE, ['PTS', 'WIN'], { of: ['C', 'D', 'B'] })).toEqual([
      { rank: 1, player: 'D', values: [2.5, 2], overall: 1 },
      { rank: 2, player: 'B', values: [1, 1], overall: 3 },
      { rank: 3, player: 'C', values: [0, 0], overall: 4 },
    ]);
  });

  it('have no rank among all without the option', () => {
    for (const row of standings(TABLE, ['PTS'], { of: undefined })) expect(row).not.toHaveProperty('overall');
  });

  it('list tied players in the order of the table’s players, whatever the order of the ids', () => {
    const rows = standings(TABLE, ['PTS'], { of: ['D', 'A'] });
    expect(rows.map(({ rank, player }) => [rank, player])).toEqual([
      [1, 'A'],
      [1, 'D'],
    ]);
  });

  it('order those tied by direct encounter within the part: of a circle of three it separates two', () => {
    expect(standings(CIRCLE, ['PTS', 'DE']).map(({ rank, values }) => [rank, ...values])).toEqual([
      [1, 1, null],
      [1, 1, null],
      [1, 1, null],
    ]);
    expect(standings(CIRCLE, ['PTS', 'DE'], { of: ['B', 'A'] })).toEqual([
      { rank: 1, player: 'A', values: [1, 1], overall: 1 },
      { rank: 2, player: 'B', values: [1, 2], overall: 1 },
    ]);
  });

  it('are explained among the same players', () => {
    const [, encounter] = explainStanding(CIRCLE, ['PTS', 'DE'], 'B', { of: ['A', 'B'] });
    expect(encounter.value).toBe(2);
    expect(encounter.steps?.[0].standings.map(({ player }) => player)).toEqual(['A', 'B']);
  });

  it('are separated, and put in order, among the same players', () => {
    expect(separatedBy(CIRCLE, ['PTS', 'DE'])).toEqual([null, null]);
    expect(separatedBy(CIRCLE, ['PTS', 'DE'], { of: ['B', 'A'] })).toEqual([1]);
    expect(explainOrder(CIRCLE, ['PTS', 'DE'], 'B', 'A').code).toBeNull();
    expect(explainOrder(CIRCLE, ['PTS', 'DE'], 'B', 'A', { of: ['A', 'B'] })).toMatchObject({ first: 'A', code: 'DE' });
    for (const [one, other, path] of [
      ['C', 'A', 'one'],
      ['A', 'C', 'other'],
    ] as const)
      expect(() => explainOrder(CIRCLE, ['PTS'], one, other, { of: ['A', 'B'] })).toThrow(
        new RangeError(`${path}: expected a player of options.of, got "C"`),
      );
  });

  it('draw the lots that the whole field draws', () => {
    const options = { lots: 'Harbour 2026' };
    const all = standings(CIRCLE, ['PTS'], options);
    const part = standings(CIRCLE, ['PTS'], { ...options, of: ['A', 'B', 'C'] });
    expect(part).toEqual(all.map((row) => ({ ...row, overall: row.rank })));
    expect(part.seed).toBe('Harbour 2026');
    const [first, , last] = all.map(({ player }) => player);
    expect(standings(CIRCLE, ['PTS'], { ...options, of: [last, first] })).toEqual([
      { rank: 1, player: first, values: [1], overall: 1, lots: true },
      { rank: 2, player: last, values: [1], overall: 3, lots: true },
    ]);
    expect(standings(CIRCLE, ['PTS'], { lots: true, of: ['A'] }).seed).toBe(
      standings(CIRCLE, ['PTS'], { lots: true }).seed,
    );
  });

  it('keep values entered by hand', () => {
    const manual = {
      PLAYOFF: new Map([
        ['A', 0],
        ['C', 1],
      ]),
    };
    expect(standings(CIRCLE, ['PTS', 'PLAYOFF'], { manual, of: ['A', 'C'] })).toEqual([
      { rank: 1, player: 'C', values: [1, 1], manual: ['PLAYOFF'], overall: 1 },
      { rank: 2, player: 'A', values: [1, 0], manual: ['PLAYOFF'], overall: 2 },
    ]);
  });

  it('name the codes that are undefined for all of the part', () => {
    const players = [{ id: 'A', rating: 2000 }, { id: 'B', rating: 1900 }, { id: 'C' }];
    const table = crosstable([[game('A', 'B', 1)]], { players, unrated: 'skip' });
    expect(standings(table, ['PTS', 'RTNG']).undefinedCodes).toEqual([]);
    expect(standings(table, ['PTS', 'RTNG'], { of: ['C'] }).undefinedCodes).toEqual(['RTNG']);
  });

  it('leave out the expelled, whom a list of all juniors names', () => {
    const players = ['A', 'B', 'C', 'D'].map((id) => ({ id, expelled: id === 'D' }));
    const table = crosstable([[game('A', 'D', 0), game('B', 'C', 1)]], { players });
    expect(standings(table, ['PTS'], { of: ['C', 'D'] })).toEqual([{ rank: 1, player: 'C', values: [0], overall: 2 }]);
  });

  it('of nobody have no row', () => {
    expect(standings(TABLE, ['PTS'], { of: [] })).toHaveLength(0);
  });

  it('are of teams in a table of teams', () => {
    const matches = [
      [
        { white: 'Lions', black: 'Bears', gamePoints: [3, 1] },
        { white: 'Owls', black: 'Foxes', gamePoints: [1, 3] },
      ],
    ] as const;
    // Of Lions and Foxes, 2 match points each, the Foxes come later in the table
    expect(standings(teamTable(matches), ['MPTS', 'GPTS'], { of: ['Owls', 'Foxes'] })).toEqual([
      { rank: 1, player: 'Foxes', values: [2, 3], overall: 1 },
      { rank: 2, player: 'Owls', values: [0, 1], overall: 3 },
    ]);
  });
});

describe('the option `of`', () => {
  it.each([
    ['an unknown id', ['A', 'B', 'X'], RangeError, 'options.of[2]: expected an id of the table, got "X"'],
    ['an id twice', ['A', 'B', 'A'], RangeError, 'options.of[2]: expected an id used once, got "A"'],
    ['a number', [1], TypeError, 'options.of[0]: expected an id of the table, got 1'],
    ['a text', 'A', TypeError, 'options.of: expected an array of ids, got "A"'],
    ['null', null, TypeError, 'options.of: expected an array of ids, got null'],
  ])('refuses %s', (_, of, type, message) => {
    const call = (): unknown => Reflect.apply(standings, undefined, [TABLE, ['PTS'], { of }]);
    expect(call).toThrow(type);
    expect(call).toThrow(message);
  });

  it('refuses a hole', () => {
    expect(() => standings(TABLE, ['PTS'], { of: Array.from<string>({ length: 1 }) })).toThrow(
      new TypeError('options.of[0]: expected an id of the table, got undefined'),
    );
  });

  it('refuses an explanation of a player who isn’t in the part', () => {
    expect(() => explainStanding(TABLE, ['PTS'], 'A', { of: ['B', 'C'] })).toThrow(
      new RangeError('player: expected a player of options.of, got "A"'),
    );
  });
});
