import { describe, expect, it } from 'vitest';

import { type Game, type Result, type Rounds, crosstable } from '@crosstable/core';
import { game } from '@crosstable/core/testing/notation';

import { explain } from '../src/explain.js';
import { directEncounter } from '../src/index.js';

/** 49 times the number next to 1/49 isn't 1. */
const OF_A = 49;
const PRIMES = [2, 3, 5, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43];
const PLAYERS = 'ABCDEFGHIJKLMN'.split('');

/** A has met everybody 49 times, the others each other as often as the primes say, and once; one game a round. */
function meetings(resultOf: (white: string, black: string) => Result): Rounds {
  const pairs = PLAYERS.flatMap((white, at) => PLAYERS.slice(at + 1).map((black) => [white, black] as const));
  const withoutA = pairs.filter(([white]) => white !== 'A');
  const times = (white: string, black: string): number =>
    white === 'A' ? OF_A : (PRIMES[withoutA.findIndex(([one, other]) => one === white && other === black)] ?? 1);
  return pairs.flatMap(([white, black]) =>
    Array.from({ length: times(white, black) }, (): Game[] => [game(white, black, resultOf(white, black))]),
  );
}

describe('6.1.2: the average of several games against the same opponent, where no factor makes all of them whole', () => {
  it('is the same for all who have only drawn, however often', () => {
    expect(PRIMES.reduce((product, prime) => product * prime, OF_A)).toBeGreaterThan(Number.MAX_SAFE_INTEGER);
    expect(OF_A * (1 / OF_A)).not.toBe(1);
    expect(
      directEncounter(
        PLAYERS,
        meetings(() => 0.5),
      ),
    ).toEqual([PLAYERS]);
  });

  it('tells winners from losers', () => {
    // B against C, two games: B 1 + 12 × ½ = 7, C 6, all others 13 × ½ = 6½
    const groups = directEncounter(
      PLAYERS,
      meetings((white, black) => (white + black === 'BC' ? 1 : 0.5)),
    );
    expect(groups).toEqual([['B'], PLAYERS.filter((player) => player !== 'B' && player !== 'C'), ['C']]);
  });

  it('is explained in points', () => {
    const played = meetings((white, black) => (white + black === 'BC' ? 1 : 0.5));
    const [{ standings }] = explain(PLAYERS, played);
    const scores = new Map(standings.map(({ player, score }) => [player, score]));
    expect(scores.get('B')).toBeCloseTo(7, 9);
    expect(scores.get('A')).toBeCloseTo(6.5, 9);
    expect(scores.get('C')).toBeCloseTo(6, 9);
  });
});

describe('6.1.2: averages of points with so many digits that no factor keeps their sums exact', () => {
  const WIN_MOST = 999_999_999;
  const ELEVEN = Array.from({ length: 11 }, (_, at) => at);

  it.each([0.999999, 0.999997])('a win is worth 999,999,999 and %f', (rest) => {
    // A met C and D 11 times each and won 5 and 6 games: 5/11 + 6/11 = 1 win. B met each of them once and won one game
    // of the two. A and B drew once, as C and D did. D has 5/11 + 1 wins, C 6/11. In millionths 11 wins are beyond 2 ** 53
    const rounds: Rounds = [
      [game('A', 'B', 0.5), game('C', 'D', 0.5)],
      ...ELEVEN.map((at): Game[] => [game('A', 'C', at < 5 ? 1 : 0)]),
      ...ELEVEN.map((at): Game[] => [game('A', 'D', at < 6 ? 1 : 0)]),
      [game('B', 'C', 1), game('D', 'X', 0.5)],
      [game('B', 'D', 0), game('C', 'X', 0.5)],
    ];
    const table = crosstable(rounds, { scoring: { win: WIN_MOST + rest, draw: 0.500002 } });
    expect(11 * WIN_MOST * 1_000_000).toBeGreaterThan(Number.MAX_SAFE_INTEGER);
    expect(directEncounter(['A', 'B', 'C', 'D'], table)).toEqual([['D'], ['A', 'B'], ['C']]);
  });
});
