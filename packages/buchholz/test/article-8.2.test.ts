import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { bye, game } from '@crosstable/core/testing/notation';

import { averageOfOpponentsBuchholz, tiebreak } from '../src/average.js';
import { explain } from '../src/explain.js';

/** Scores: A 2, B 1, C 0, D 1; Buchholz: A 1 (B 1, C 0), B 3 (A 2, D 1), C 3 (D 1, A 2), D 1 (C 0, B 1). */
const GAMES = [
  [game('A', 'B', 1), game('C', 'D', 0)],
  [game('A', 'C', 1), game('B', 'D', 1)],
];

describe('8.2: the mean Buchholz of the opponents met over the board', () => {
  it('A met B and C with 3 each, B met A and D with 1 each', () => {
    expect(['A', 'B', 'C', 'D'].map((id) => averageOfOpponentsBuchholz(id, GAMES))).toEqual([3, 1, 1, 3]);
    expect(tiebreak).toBe(averageOfOpponentsBuchholz);
  });

  it('is exact, not rounded', () => {
    const games = [...GAMES, [game('A', 'D', 1), game('B', 'C', 0)]];
    // Scores A 3, B 1, C 1, D 1; Buchholz A 3 and everyone else 5; B: A 3, D 5, C 5
    expect(averageOfOpponentsBuchholz('B', games)).toBe(13 / 3);
  });

  it('forfeits and byes are not over the board', () => {
    const games = [...GAMES, [game('A', 'D', 1, 'forfeit-win'), bye('B', 'half-bye'), bye('C', 'zero-bye')]];
    // Scores A 3, B 1½, C 0, D 1; A sees C at ½ (16.3.2). Opponents: B and C. B met A 3, D 1 and a dummy of 1½ (three
    // draws allow it): 5½; C met D 1, A 3 and a dummy of 0: 4
    expect(averageOfOpponentsBuchholz('A', games)).toBe(4.75);
  });

  it('without any it is 0, and the explanation says so', () => {
    const games = [[bye('A', 'pairing-bye')]];
    expect(averageOfOpponentsBuchholz('A', games)).toBe(0);
    expect(averageOfOpponentsBuchholz('Z', games)).toBe(0);
    expect(explain('A', games, [], { average: true }).undefinedBecause).toEqual({
      key: 'nothing-left',
      article: '8.2',
    });
  });

  it('explains itself', () => {
    const { code, contributions, conclusion, value } = explain('A', GAMES, [], { average: true });
    expect({ code, value }).toEqual({ code: 'AOB', value: 3 });
    expect(contributions.map(({ opponent, score, reason }) => [opponent, score, reason.key])).toEqual([
      ['B', 3, 'opponent-buchholz'],
      ['C', 3, 'opponent-buchholz'],
    ]);
    expect(conclusion).toEqual({ key: 'mean', article: '8.2', values: { sum: 6, count: 2 } });
  });
});

describe('the code’s /F: Fore Buchholz instead', () => {
  const table = crosstable(GAMES, { system: 'swiss', rounds: 2 });
  const of = (id: string) => explain(id, table, [], { average: true, fore: true });

  it('A met B and C, whose Fore Buchholz are 2 each', () => {
    // With round 2 drawn: A 1½, B ½, C ½, D 1½. B met A and D: 3; C met D and A: 3
    expect(of('A')).toMatchObject({ code: 'AOB/F', value: 3 });
  });

  it('a forfeit of the final round makes nobody an opponent', () => {
    const games = [GAMES[0] ?? [], [game('A', 'C', 1, 'forfeit-win'), game('B', 'D', 1)]];
    const own = crosstable(games, { system: 'swiss', rounds: 2 });
    // A met only B over the board. With round 2 drawn, the forfeit too: A 1½, D 1½, so B has 3
    expect(explain('A', own, [], { average: true, fore: true }).contributions.map(({ score }) => score)).toEqual([3]);
  });
});
