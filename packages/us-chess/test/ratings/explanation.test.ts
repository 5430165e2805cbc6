import { describe, expect, it } from 'vitest';

import { near } from '@crosstable/core/testing/near';
import { game } from '@crosstable/core/testing/notation';

import { type USChessEventPlayer, rateEvent } from '../../src/ratings.js';
import { US_CHESS_REASON_KEYS, explain } from '../../src/ratings/explain.js';

const PLAYERS: readonly USChessEventPlayer[] = [
  { id: 'A', rating: 1500, games: 40 },
  { id: 'B', rating: 1600 },
  { id: 'C', age: 12 },
  { id: 'D', rating: 1400, games: 3 },
];
const ROUNDS = [
  [game('A', 'B', 1), game('C', 'D', 0.5)],
  [game('D', 'A', 0), game('B', 'C', 1)],
  [game('A', 'C', 1), game('B', 'D', 1, 'forfeit-win')],
];

/** The explanation of one of the players. */
function of(id: string, players = PLAYERS, rounds = ROUNDS, options = {}) {
  const found = explain(rounds, players, options).find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`id: expected a player, got ${id}`);
  return found;
}

const keysOf = ({ reasons }: ReturnType<typeof of>) => reasons.map(({ key }) => key);

describe('explain', () => {
  it('has the numbers of rateEvent', () => {
    const rated = rateEvent(ROUNDS, PLAYERS);
    const explained = explain(ROUNDS, PLAYERS);
    expect(explained).toHaveLength(4);
    rated.forEach((row, at) => {
      expect(explained[at]).toMatchObject(row);
    });
  });

  it('says of every game the opponent’s ratings, what was expected, and what it changed', () => {
    const { opponents, k, expected, bonus, before, after, firstPass } = of('A');
    const rated = rateEvent(ROUNDS, PLAYERS);
    expect(
      opponents.map(({ round, opponent, opponentBefore, score }) => [round, opponent, opponentBefore, score]),
    ).toEqual([
      [1, 'B', 1600, 1],
      [2, 'D', 1400, 1],
      [3, 'C', null, 1],
    ]);
    expect(opponents.reduce((sum, one) => sum + one.expected, 0)).toBeCloseTo(Number(expected), 9);
    const changes = opponents.reduce((sum, one) => sum + Number(one.change), 0);
    expect(changes + Number(bonus)).toBeCloseTo(Number(after) - Number(before), 9);
    expect(opponents[0].change).toBeCloseTo(Number(k) * (1 - opponents[0].expected), 9);
    // 1 / (1 + 10^((opponent − 1500) / 400)), with the opponent after the first pass
    expect(opponents[0].expected).toBeCloseTo(1 / (1 + 10 ** ((opponents[0].opponentRating - 1500) / 400)), 12);
    expect(opponents[0].opponentRating).toBe(of('B').firstPass);
    expect(firstPass).not.toBe(rated[0].after);
  });

  it('in the special formula the expectations at the new rating add up to the points', () => {
    const { opponents, past, score, after } = of('D');
    const all = opponents.reduce((sum, one) => sum + one.expected, 0);
    // 3 games at 1400 with an even score
    expect(past).toEqual({
      games: 3,
      rating: 1400,
      points: 1.5,
      expected: near(1.5 + (3 * (Number(after) - 1400)) / 800, 9),
    });
    expect(all + Number(past?.expected)).toBeCloseTo(score + 1.5, 6);
    expect(opponents.map(({ change }) => change)).toEqual([null, null]);
  });

  it.each<{
    id: string;
    players?: readonly USChessEventPlayer[];
    rounds?: typeof ROUNDS;
    options?: object;
    keys: readonly string[];
  }>([
    { id: 'A', keys: ['standard', 'effective-limited', 'k', 'bonus'] },
    { id: 'B', keys: ['standard-unknown', 'effective-limited', 'k', 'bonus-few-games'] },
    { id: 'C', keys: ['special-unrated', 'initial-age'] },
    { id: 'D', keys: ['special-few', 'effective-games'] },
  ])('$id: $keys', ({ id, keys }) => {
    expect(keysOf(of(id))).toEqual(keys);
  });

  it('has values for every sentence', () => {
    const [formula, effective, k, bonus] = of('A').reasons;
    expect(formula).toEqual({ key: 'standard', values: { games: 40 } });
    // 50 / √(.662 + .00000739 · 1069²) = 50 / √9.107 = 16.5685
    expect(effective).toEqual({
      key: 'effective-limited',
      values: { rating: 1500, limit: near(16.5685, 4) },
    });
    expect(k).toEqual({ key: 'k', values: { effective: near(16.5685, 4), games: 3, k: of('A').k } });
    expect(bonus).toEqual({
      key: 'bonus',
      values: {
        gain: near(Number(of('A').k) * (3 - Number(of('A').expected)), 9),
        threshold: 20,
        bonus: of('A').bonus,
      },
    });
  });

  const withA = (facts: object) => [{ ...PLAYERS[0], ...facts }, ...PLAYERS.slice(1)];
  const withC = (facts: object) => [...PLAYERS.slice(0, 2), { id: 'C', ...facts }, PLAYERS[3]];

  it.each([
    {
      what: 'all won',
      id: 'A',
      players: withA({ earlier: 'all-won' }),
      keys: ['special-all-won', 'effective-limited'],
    },
    {
      what: 'all lost',
      id: 'A',
      players: withA({ earlier: 'all-lost' }),
      keys: ['special-all-lost', 'effective-limited'],
    },
    {
      what: 'an initial rating',
      id: 'C',
      players: withC({ initial: 900 }),
      keys: ['special-unrated', 'initial-given'],
    },
    { what: 'FIDE', id: 'C', players: withC({ fide: 1800 }), keys: ['special-unrated', 'initial-fide'] },
    { what: 'nothing', id: 'C', players: withC({}), keys: ['special-unrated', 'initial-unknown'] },
    { what: 'no games', id: 'E', players: [...PLAYERS, { id: 'E' }], keys: ['no-games'] },
    {
      what: 'dual',
      id: 'A',
      players: withA({ rating: 2300 }),
      options: { dual: true },
      keys: ['standard', 'effective-games', 'k-dual', 'bonus-not-reached'],
    },
    {
      what: 'the same opponent',
      id: 'A',
      rounds: [[game('A', 'B', 1)], [game('A', 'B', 1)], [game('A', 'C', 1)]],
      keys: ['standard', 'effective-limited', 'k', 'bonus-same-opponent'],
    },
    {
      what: 'a peak floor',
      id: 'A',
      players: withA({ rating: 1905, highest: 2110 }),
      rounds: [[game('A', 'B', 0)], [game('A', 'D', 0)]],
      keys: ['standard', 'effective-limited', 'k', 'bonus-few-games', 'peak-floor'],
    },
    {
      what: 'an absolute floor',
      id: 'A',
      players: withA({ rating: 120, wins: 10, draws: 5 }),
      rounds: [[game('A', 'B', 0)], [game('A', 'D', 0)], [game('C', 'A', 1)]],
      keys: ['standard', 'effective-limited', 'k', 'bonus-not-reached', 'absolute-floor'],
    },
    {
      what: 'the highest result',
      id: 'A',
      players: withA({ rating: 2650, earlier: 'all-won' }),
      rounds: [[game('A', 'B', 1)], [game('B', 'C', 1)]],
      keys: ['special-all-won', 'effective-games'],
    },
  ])('$what: $keys', ({ id, players = PLAYERS, rounds = ROUNDS, options = {}, keys }) => {
    expect(keysOf(of(id, players, rounds, options))).toEqual(keys);
  });

  it('has every key once', () => {
    expect(new Set(US_CHESS_REASON_KEYS).size).toBe(US_CHESS_REASON_KEYS.length);
  });
});
