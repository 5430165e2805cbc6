import { describe, expect, it } from 'vitest';

import { type Game, crosstable } from '@crosstable/core';

import { bergerRounds } from '../src/berger-rounds.js';

/** FIDE Handbook C.05, Annex 1: a line for each round, White first, in the order of the boards. */
const PRINTED = {
  '3 or 4 players': ['1-4 2-3', '4-3 1-2', '2-4 3-1'],
  '5 or 6 players': ['1-6 2-5 3-4', '6-4 5-3 1-2', '2-6 3-1 4-5', '6-5 1-4 2-3', '3-6 4-2 5-1'],
  '7 or 8 players': [
    '1-8 2-7 3-6 4-5',
    '8-5 6-4 7-3 1-2',
    '2-8 3-1 4-7 5-6',
    '8-6 7-5 1-4 2-3',
    '3-8 4-2 5-1 6-7',
    '8-7 1-6 2-5 3-4',
    '4-8 5-3 6-2 7-1',
  ],
  '9 or 10 players': [
    '1-10 2-9 3-8 4-7 5-6',
    '10-6 7-5 8-4 9-3 1-2',
    '2-10 3-1 4-9 5-8 6-7',
    '10-7 8-6 9-5 1-4 2-3',
    '3-10 4-2 5-1 6-9 7-8',
    '10-8 9-7 1-6 2-5 3-4',
    '4-10 5-3 6-2 7-1 8-9',
    '10-9 1-8 2-7 3-6 4-5',
    '5-10 6-4 7-3 8-2 9-1',
  ],
} as const;

const TABLES = Object.values(PRINTED).map((rounds, at) => ({ even: 2 * at + 4, rounds }));

function numbered(players: number): number[] {
  return Array.from({ length: players }, (_, at) => at + 1);
}

function shown(rounds: readonly (readonly Game[])[]): string[] {
  return rounds.map((games) => games.map(({ white, black }) => `${white}-${black}`).join(' '));
}

/** By player: the colours in the order of the rounds. */
function coloursOf(rounds: readonly (readonly Game[])[], id: string): string {
  return rounds
    .flat()
    .flatMap(({ white, black }) => (white === id ? 'W' : black === id ? 'B' : []))
    .join('');
}

const SIZES = numbered(24).slice(1);

describe('rounds by Berger', () => {
  it.each(TABLES)('of $even players are those that are printed', ({ even, rounds }) => {
    expect(shown(bergerRounds(numbered(even)))).toEqual(rounds);
  });

  it.each(TABLES)('of one player less than $even leave out who would meet the last number', ({ even, rounds }) => {
    const without = rounds.map((pairs) => pairs.replace(/^\S+ /, ''));
    expect(shown(bergerRounds(numbered(even - 1)))).toEqual(without);
  });

  it('are games without a result yet, and ids that are numbers become texts', () => {
    expect(bergerRounds(['Ana', 7, 'Cy'])).toEqual([
      [{ white: '7', black: 'Cy', result: null }],
      [{ white: 'Ana', black: '7', result: null }],
      [{ white: 'Cy', black: 'Ana', result: null }],
    ]);
    expect(crosstable(bergerRounds([1, 2, 3, 4]), { system: 'round-robin' }).rounds).toBe(3);
  });

  it('of two players are one round, or two with both colours', () => {
    expect(shown(bergerRounds([1, 2]))).toEqual(['1-2']);
    expect(shown(bergerRounds([1, 2], { double: true }))).toEqual(['1-2', '2-1']);
  });

  it.each(SIZES)(
    'of %i players pair everybody with everybody once, with as many games of White as of Black',
    (players) => {
      const rounds = bergerRounds(numbered(players));
      const pairs = rounds.flat().map(({ white, black }) => [white, black].sort().join());
      expect(new Set(pairs).size).toBe((players * (players - 1)) / 2);
      expect(pairs).toHaveLength((players * (players - 1)) / 2);
      expect(rounds).toHaveLength(players - 1 + (players % 2));
      for (const id of numbered(players).map(String)) {
        const white = coloursOf(rounds, id).replaceAll('B', '').length;
        expect(Math.abs(2 * white - (players - 1))).toBeLessThan(2);
      }
    },
  );

  it('of two cycles have the last two rounds of the first exchanged, and the colours of the second reversed', () => {
    expect(shown(bergerRounds(numbered(4), { double: true }))).toEqual([
      '1-4 2-3',
      '2-4 3-1',
      '4-3 1-2',
      '4-1 3-2',
      '3-4 2-1',
      '4-2 1-3',
    ]);
  });

  it.each(SIZES)('of two cycles give nobody of %i players a colour three times in a row', (players) => {
    const rounds = bergerRounds(numbered(players), { double: true });
    expect(new Set(shown(rounds).flatMap((pairs) => pairs.split(' '))).size).toBe(players * (players - 1));
    for (const id of numbered(players).map(String)) expect(coloursOf(rounds, id)).not.toMatch(/WWW|BBB/);
  });

  it.each([
    ['no list', ['Ana, Bo'], TypeError, 'ids: expected an array of ids, got "Ana, Bo"'],
    ['nobody', [[]], RangeError, 'ids: expected at least 2 ids, got 0'],
    ['one id', [['Ana']], RangeError, 'ids: expected at least 2 ids, got 1'],
    ['an empty id', [['Ana', '']], RangeError, 'ids[1]: expected an id, got ""'],
    ['a number that is none', [['Ana', NaN]], TypeError, 'ids[1]: expected an id, got NaN'],
    ['a hole', [Array.from({ length: 2 })], TypeError, 'ids[0]: expected an id, got undefined'],
    ['an id twice', [[1, '1']], RangeError, 'ids[1]: expected an id used once, got "1"'],
    ['a text for double', [[1, 2], { double: 'yes' }], TypeError, 'options.double: expected true or false, got "yes"'],
    ['a slip', [[1, 2], { twice: true }], RangeError, 'options: expected only double, got "twice"'],
  ])('refuse %s', (_, given, type, message) => {
    const call = (): unknown => Reflect.apply(bergerRounds, undefined, given);
    expect(call).toThrow(type);
    expect(call).toThrow(message);
  });
});
