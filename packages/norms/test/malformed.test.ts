import { describe, expect, it } from 'vitest';

import { call, deepFrozen } from '@crosstable/core/testing/notation';

import { normForecast } from '../src/forecast.js';
import { norms, normsOfAll, scoreNeeded, scoreTable } from '../src/index.js';

const GAMES = [[{ white: 'A', black: 'B', result: 1 }]] as const;
const PLAYERS = [
  { id: 'A', rating: 2500, title: 'GM', federation: 'GER' },
  { id: 'B', rating: 0, title: '', federation: 'FRA' },
] as const;
const SWISS = { system: 'swiss' } as const;

/** The first player with something else. */
function withPlayer(more: object): readonly object[] {
  return [{ ...PLAYERS[0], ...more }, PLAYERS[1]];
}

describe('norms', () => {
  it.each<[string, readonly unknown[], Error]>([
    ['player', ['C', GAMES, PLAYERS, SWISS], new RangeError('player: expected a player of the games, got "C"')],
    ['player', [7, GAMES, PLAYERS, SWISS], new TypeError('player: expected text such as "7", got 7')],
    ['games', ['A', null, PLAYERS, SWISS], new TypeError('games: expected an array of rounds or a Crosstable of version 4, got null')],
    ['players', ['A', GAMES, null, SWISS], new TypeError('players: expected an array of players, got null')],
    ['players', ['A', GAMES, [null], SWISS], new TypeError('players[0]: expected a player, got null')],
    ['players', ['A', GAMES, [PLAYERS[0]], SWISS], new RangeError('players: expected every player of the games, got "B"')],
    ['players', ['A', GAMES, [PLAYERS[0], PLAYERS[0]], SWISS], new RangeError('players[1].id: expected an id that no other player has, got "A"')],
    ['players', ['A', GAMES, withPlayer({ rating: -1 }), SWISS], new RangeError('players[0].rating: expected a rating from 0 to 9999, got -1')],
    ['players', ['A', GAMES, withPlayer({ rating: '2500' }), SWISS], new TypeError('players[0].rating: expected a rating from 0 to 9999, got "2500"')],
    ['players', ['A', GAMES, withPlayer({ title: 'gm' }), SWISS], new RangeError('players[0].title: expected a title of FIDE such as "GM", or "" for none, got "gm"')],
    ['players', ['A', GAMES, withPlayer({ federation: '' }), SWISS], new RangeError('players[0].federation: expected the code of a federation such as "GER", got ""')],
    ['players', ['A', GAMES, withPlayer({ ratings: 3 }), SWISS], new TypeError('players[0].ratings: expected an array of ratings, got 3')],
    ['players', ['A', GAMES, withPlayer({ ratings: [3] }), SWISS], new TypeError('players[0].ratings[0]: expected a rating with its first round, got 3')],
    ['players', ['A', GAMES, withPlayer({ ratings: [{ from: 0, rating: 1 }] }), SWISS], new RangeError('players[0].ratings[0].from: expected 1, the first round, got 0')],
    ['players', ['A', GAMES, withPlayer({ ratings: [{ from: 1, rating: 1 }, { from: 1, rating: 1 }] }), SWISS], new RangeError('players[0].ratings[1].from: expected a round from 2, got 1')],
    ['players', ['A', GAMES, withPlayer({ ratings: [{ from: 1, rating: NaN }] }), SWISS], new RangeError('players[0].ratings[0].rating: expected a rating from 0 to 9999, got NaN')],
    ['options', ['A', GAMES, PLAYERS, {}], new TypeError('options.system: expected "swiss" or "round-robin", got undefined')],
    ['options', ['A', GAMES, PLAYERS, { ...SWISS, hosts: 'GER' }], new RangeError('options: expected only edition, system, rounds, host, kind, dates, ratings, titles, got "hosts"')],
    ['options', ['A', GAMES, PLAYERS, { ...SWISS, edition: '2023-01' }], new RangeError('options.edition: expected "2024-01", got "2023-01"')],
    ['options', ['A', GAMES, PLAYERS, { ...SWISS, rounds: 0 }], new RangeError('options.rounds: expected a whole number from 1 to 100, got 0')],
    ['options', ['A', GAMES, PLAYERS, { ...SWISS, host: '' }], new RangeError('options.host: expected the code of a federation such as "GER", got ""')],
    ['options', ['A', GAMES, PLAYERS, { ...SWISS, kind: 'open' }], new RangeError('options.kind: expected "national-championship" or "national-team-championship" or "zonal" or "team-championship" or "world-cup", got "open"')],
    ['options', ['A', GAMES, PLAYERS, { ...SWISS, dates: ['1.1.2026'] }], new RangeError('options.dates[0]: expected a day such as "2026-05-08", or "", got "1.1.2026"')],
    ['options', ['A', GAMES, PLAYERS, { ...SWISS, ratings: 'all' }], new RangeError('options.ratings: expected "first" or "round", got "all"')],
    ['options', ['A', GAMES, PLAYERS, { ...SWISS, titles: ['FM'] }], new RangeError('options.titles[0]: expected "GM" or "IM" or "WGM" or "WIM", got "FM"')],
  ])('refuses a wrong %s, as a forecast does', (_, given, error) => {
    expect(() => call(norms, given)).toThrow(error);
    expect(() => call(normForecast, given)).toThrow(error);
  }); // prettier-ignore

  it('of all players refuse the same', () => {
    expect(() => normsOfAll(GAMES, [], SWISS)).toThrow(RangeError);
  });

  it('leave what is given as it is', () => {
    const given = deepFrozen([GAMES, PLAYERS, { ...SWISS, titles: ['GM'], dates: ['2026-01-01'] }]);
    expect(call(norms, ['A', ...given])).toHaveLength(1);
    expect(call(normForecast, ['A', ...given])).toHaveLength(1);
  });
});

describe('scores', () => {
  it.each<[readonly unknown[], Error]>([
    [['FM', 9, 2400], new RangeError('title: expected "GM" or "IM" or "WGM" or "WIM", got "FM"')],
    [['GM', 0, 2400], new RangeError('games: expected a whole number from 1 to 1000, got 0')],
    [['GM', 9, NaN], new RangeError('average: expected a finite number, got NaN')],
    [['GM', 9, '2400'], new TypeError('average: expected a finite number, got "2400"')],
  ])('%j', (given, error) => {
    expect(() => call(scoreNeeded, given)).toThrow(error);
  });

  it('tables', () => {
    expect(() => call(scoreTable, ['FM', 9])).toThrow(RangeError);
    expect(() => scoreTable('GM', 1.5)).toThrow(RangeError);
    expect(scoreTable('GM', 1)).toEqual([
      { score: 0.5, from: 2600 },
      { score: 1, from: 2380, to: 2599 },
    ]);
  });
});
