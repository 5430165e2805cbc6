import { describe, expect, it } from 'vitest';

import { checkNames, crosstable, nearest } from '../src/index.js';
import { call, game } from '../testing/notation.js';

const GAMES = [[game('A', 'B', 1)]];

describe('the nearest name', () => {
  const names = ['players', 'system', 'rounds', 'k', 'BH/C1'];

  it.each([
    ['sytem', 'system'], // one letter left out
    ['ssystem', 'system'], // one too many
    ['systen', 'system'], // another one
    ['sysetm', 'system'], // two that changed places, which are two changes
    ['SYSTEM', 'system'],
    ['round', 'rounds'],
    ['BHC1', 'BH/C1'],
    ['K', 'k'],
    ['', 'k'], // one letter is all there is
  ])('%j means %j', (given, meant) => {
    expect(nearest(given, names)).toBe(meant);
  });

  it.each(['colour', 'syxyzm', 'system'.repeat(100_000)])('%.20s means none', (given) => {
    expect(nearest(given, names)).toBeUndefined();
  });

  it('of two that are as near the first is meant', () => {
    expect(nearest('rounds', ['sounds', 'pounds'])).toBe('sounds');
  });
});

describe('names of options', () => {
  it.each([
    [{ sytem: 'swiss' }, 'options: expected "system", got "sytem"'],
    [{ Edition: '2024-08' }, 'options: expected "edition", got "Edition"'],
    [{ player: [] }, 'options: expected "players", got "player"'],
    [{ scoring: { wins: 3 } }, 'options.scoring: expected "win", got "wins"'],
    [{ scoring: { bonus: 3 } }, 'options.scoring: expected only win, draw, loss, absence, pairingBye, got "bonus"'],
    [['swiss'], expect.stringMatching(/^options: expected only adjustments, players, .*, got "0"$/)],
  ])('%j', (options, message: unknown) => {
    expect(() => call(crosstable, [GAMES, options])).toThrow(expect.objectContaining({ name: 'RangeError', message }));
  });

  it('a name that stands for nothing is left out', () => {
    expect(call(crosstable, [GAMES, { sytem: undefined, system: 'swiss' }])).toMatchObject({ system: 'swiss' });
  });

  it('names of an object itself are known by no option', () => {
    expect(() => {
      checkNames<{ readonly cut?: number; readonly constructor: unknown }>({ constructor: 1 }, 'variant', {
        cut: true,
        constructor: true,
      });
    }).not.toThrow();
    expect(() => call(crosstable, [GAMES, { toString: 1 }])).toThrow(RangeError);
  });

  it('further properties of games and players are ignored', () => {
    const games = [[{ ...game('A', 'B', 1), bord: 1 }]];
    expect(
      crosstable(games, { players: [{ id: 'A', raiting: 1 }, { id: 'B' }].map((player) => player) }).players,
    ).toEqual(['A', 'B']);
  });
});
