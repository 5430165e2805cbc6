import { describe, expect, it } from 'vitest';

import type { Game, Result, Rounds } from '../../core/src/index.js';
import { game } from '../../core/test/notation.js';
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

  it('tells who has won from who has lost', () => {
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
