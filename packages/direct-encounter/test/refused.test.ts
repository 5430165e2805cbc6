import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { call } from '@crosstable/core/testing/notation';

import { directEncounter } from '../src/index.js';
import { games } from './one-game-rounds.js';

describe('what is refused', () => {
  const played = games(['A', 'B', 1]);
  it.each([
    ['A', new TypeError('tied: expected an array of ids, got "A"')],
    [undefined, new TypeError('tied: expected an array of ids, got undefined')],
    [['A', 1], new TypeError('tied[1]: expected text such as "1", got 1')],
    [['A', null], new TypeError('tied[1]: expected an id used once, got null')],
    [['', 'A'], new RangeError('tied[0]: expected an id used once, got ""')],
    [['A', 'B', 'A'], new RangeError('tied[2]: expected an id used once, got "A"')],
  ])('tied %j', (tied, error) => {
    expect(() => call(directEncounter, [tied, played])).toThrow(error);
  });

  it.each([
    [null, new TypeError('options: expected an object, got null')],
    [{ forfeits: 1 }, new TypeError('options.forfeits: expected true or false, got 1')],
  ])('options %j', (options, error) => {
    expect(() => call(directEncounter, [['A', 'B'], played, options])).toThrow(error);
  });

  it.each([
    [undefined, new TypeError('games: expected an array of rounds or a Crosstable of version 4, got undefined')],
    [{}, new TypeError('games: expected an array of rounds or a Crosstable of version 4, got an object')],
    [[[{ white: 'A', black: 'B', result: 2 }]], new RangeError('games[0][0].result: expected 0, 0.5 or 1, got 2')],
  ])('games %j, with any players tied', (rounds, error) => {
    expect(() => call(directEncounter, [['A', 'B'], rounds])).toThrow(error);
    expect(() => call(directEncounter, [[], rounds])).toThrow(error);
  });

  it('an id that the list of players leaves out', () => {
    const table = crosstable(played, { players: [{ id: 'A' }, { id: 'B' }] });
    const error = new RangeError('tied[1]: expected a listed player, got "Z"');
    expect(() => directEncounter(['A', 'Z'], table)).toThrow(error);
    expect(directEncounter(['Z', 'Y', 'A'], played)).toEqual([['Z', 'Y', 'A']]); // without a list: no games
  });
});
