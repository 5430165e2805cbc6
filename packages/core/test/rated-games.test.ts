import { describe, expect, it } from 'vitest';

import { checkObject, ratedGamesOf } from '../src/index.js';
import { bye, call, game } from '../testing/notation.js';

const PLAYERS = [{ id: 'A' }, { id: 'B' }, { id: 'C' }];

describe('ratedGamesOf', () => {
  it('gives every player the games over the board, with round, opponent and score', () => {
    const rounds = [
      [game('A', 'B', 1), bye('C', 'pairing-bye')],
      [game('C', 'A', 0.5), game('B', '', 1, 'forfeit-win')],
      [{ ...game('B', 'C', 0.5), blackResult: 0 } as const],
    ];
    const entries = ratedGamesOf(PLAYERS, checkObject, rounds, 'rounds');
    expect([...entries]).toEqual([
      [
        'A',
        {
          player: PLAYERS[0],
          games: [
            { round: 1, opponent: { id: 'B' }, score: 1 },
            { round: 2, opponent: { id: 'C' }, score: 0.5 },
          ],
        },
      ],
      [
        'B',
        {
          player: PLAYERS[1],
          games: [
            { round: 1, opponent: { id: 'A' }, score: 0 },
            { round: 3, opponent: { id: 'C' }, score: 0.5 },
          ],
        },
      ],
      [
        'C',
        {
          player: PLAYERS[2],
          games: [
            { round: 2, opponent: { id: 'A' }, score: 0.5 },
            { round: 3, opponent: { id: 'B' }, score: 0 },
          ],
        },
      ],
    ]);
  });

  it.each([
    ['a forfeit', game('A', 'B', 1, 'forfeit-win')],
    ['a game marked unrated', { ...game('A', 'B', 1), unrated: true }],
    ['a game that is not finished', { white: 'A', black: 'B', result: null }],
    ['a bye that names its player twice', { white: 'A', black: 'A', result: 1 } as const],
  ])('%s is none', (_, one) => {
    expect(ratedGamesOf(PLAYERS, checkObject, [[one]], 'rounds').get('A')?.games).toEqual([]);
  });

  it.each([
    { given: [{}, checkObject, []], error: 'players: expected an array of players, got an object' },
    { given: [new Array(1), checkObject, []], error: 'players[0]: expected an object, got undefined' },
    { given: [[{ id: '' }], checkObject, []], error: 'players[0].id: expected an id, got ""' },
    {
      given: [[{ id: 'A' }, { id: 'A' }], checkObject, []],
      error: 'players[1].id: expected an id that no other player has, got "A"',
    },
    { given: [PLAYERS, checkObject, 'A'], error: 'games: expected an array of rounds, got "A"' },
    {
      given: [PLAYERS, checkObject, [[game('A', 'E', 1)]]],
      error: 'games: expected only the players that are given, got "E"',
    },
    {
      given: [PLAYERS, checkObject, [[bye('E', 'half-bye')]]],
      error: 'games: expected only the players that are given, got "E"',
    },
  ])('$error', ({ given, error }) => {
    expect(() => call(ratedGamesOf, [...given, 'games'])).toThrow(error);
  });
});
