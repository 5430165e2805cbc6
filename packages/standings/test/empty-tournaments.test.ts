// Tournaments without rounds, without games or without players: every output is a number, null or a word.

import { describe, expect, it } from 'vitest';

import { type CrosstableOptions, type Rounds, crosstable } from '@crosstable/core';
import { bye } from '@crosstable/core/testing/notation';

import { checkList } from '../src/check-list.js';
import { TIEBREAKS } from '../src/codes.js';
import { explainStanding } from '../src/explain-list.js';
import { explain } from '../src/explain.js';
import { standings } from '../src/standings.js';
import { tiebreak, tiebreakValues } from '../src/values.js';

/** Every code, with each of its modifiers. */
const CODES = TIEBREAKS.flatMap(({ code, modifiers }) => [
  code,
  ...modifiers.map((modifier) => code + modifier.replace('+n', '+1').replace('-n', '-1').replace('Ln', 'L60')),
]);

const PLAYERS = [{ id: 'A', rating: 1500 }, { id: 'B' }];

const EMPTY: readonly (readonly [what: string, games: Rounds, options: CrosstableOptions])[] = [
  ['no rounds and no players', [], {}],
  ['no rounds, and two announced', [], { rounds: 2 }],
  ['no rounds and an empty list of players', [], { players: [] }],
  ['no rounds, and players', [], { players: PLAYERS }],
  ['no rounds, players, and none announced', [], { players: PLAYERS, rounds: 0 }],
  ['no rounds, players, and two rounds announced', [], { players: PLAYERS, rounds: 2 }],
  ['rounds without games', [[], []], {}],
  ['rounds without games, all that were announced', [[], []], { rounds: 2 }],
  ['rounds without games, and players', [[], []], { players: PLAYERS, rounds: 2 }],
  [
    'rounds without games, and points from before',
    [[], []],
    { players: PLAYERS, adjustments: [{ player: 'A', points: 1 }] },
  ],
  ['no rounds, and points from before', [], { players: PLAYERS, adjustments: [{ player: 'A', points: 1 }] }],
  ['a bye only', [[bye('A', 'half-bye')]], { rounds: 1 }],
  ['a round that doesn’t count', [[bye('A', 'half-bye')]], { round: 0, rounds: 1 }],
];

const SETTINGS: readonly CrosstableOptions[] = [
  { system: 'swiss' },
  { system: 'round-robin', edition: '2024-08' },
  { unrated: 'skip' },
  { unrated: 1000, scoring: { win: 3, draw: 1, loss: 0, absence: -1 } },
];

/** The paths of NaN, infinities and -0 in a value. */
function oddNumbers(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${path} ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => oddNumbers(one, `${path}.${key}`));
}

/** The value that `compute` gives, nothing where the regulations refuse it. */
function unlessRefused<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return undefined;
  }
}

describe.each(EMPTY)('%s', (_, games, options) => {
  it.each(CODES)('%s', (code) => {
    for (const settings of SETTINGS) {
      const table = crosstable(games, { ...settings, ...options });
      const values = unlessRefused(() => tiebreakValues(code, table));
      if (values === undefined) continue;
      expect(oddNumbers(Object.fromEntries(values))).toEqual([]);
      expect([...values.keys()]).toEqual(table.players);
      const strangers = options.players === undefined ? ['Z'] : [];
      for (const id of [...table.players, ...strangers]) {
        const explained = explain(code, id, table);
        expect(oddNumbers(explained)).toEqual([]);
        expect(explained.value).toBe(tiebreak(code)(id, table));
        if (values.has(id)) expect(explained.value).toBe(values.get(id));
      }
      expect(oddNumbers(standings(table, ['PTS', code]))).toEqual([]);
      expect(oddNumbers(checkList(['PTS', code], table))).toEqual([]);
      for (const id of table.players) expect(oddNumbers(explainStanding(table, ['PTS', code], id))).toEqual([]);
    }
  });

  it('nobody has won', () => {
    const values = [...tiebreakValues('WIN', crosstable(games, options)).values()];
    expect(values.every((value) => value === 0)).toBe(true);
  });
});

it('no rounds, and points from before: PTS has them, PS has no round to have them in', () => {
  const table = crosstable([], { players: PLAYERS, adjustments: [{ player: 'A', points: 1 }] });
  expect([...tiebreakValues('PTS', table).values()]).toEqual([1, 0]);
  expect([...tiebreakValues('PS', table).values()]).toEqual([0, 0]);
  expect(explain('PTS', 'A', table)).toMatchObject({
    ...{ value: 1, contributions: [], adjustments: [{ round: null, points: 1 }] },
  });
});
