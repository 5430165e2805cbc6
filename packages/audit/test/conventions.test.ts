import { describe, expect, it } from 'vitest';

import { CONVENTIONS, account, valuesUnder } from '../src/conventions.js';
import type { CrosstableOptions, Game, Rule } from '../src/index.js';

/** Nine rounds of P: what each was, against a new opponent every time. */
function nineRounds(results: readonly (1 | 0.5 | 0 | 'away' | 'forfeit win')[]): Game[][] {
  return results.map((result, at): Game[] => {
    const black = `O${at + 1}`;
    if (result === 'away') return [{ white: 'P', black: '', result: 0, kind: 'zero-bye' }];
    if (result === 'forfeit win') return [{ white: 'P', black, result: 1, kind: 'forfeit-win' }];
    return [{ white: 'P', black, result }];
  });
}

const VIRTUAL: Rule = { code: 'BH', convention: 'virtual opponent', article: null };

function scoreMet(rule: Rule, games: Game[][], round: number, options?: CrosstableOptions): number | undefined {
  return account(rule, 'P', games, options).rounds.find((one) => one.round === round)?.score;
}

describe('the virtual opponent', () => {
  it('has 1½ + 1 + 3 = 5½ for an absence in round 3 of 9 with 1½ points before', () => {
    expect(scoreMet(VIRTUAL, nineRounds([1, 0.5, 'away', 0, 0, 0, 0, 0, 0]), 3)).toBe(5.5);
  });

  it('has 3½ + 0 + 1½ = 5 for a forfeit win in round 6 of 9 with 3½ points before', () => {
    expect(scoreMet(VIRTUAL, nineRounds([1, 1, 1, 0.5, 0, 'forfeit win', 0, 0, 0]), 6)).toBe(5);
  });

  it('counts points that an arbiter added from their round on', () => {
    const adjustments = [{ player: 'P', points: -0.5, round: 2 }];
    const games = nineRounds([1, 0.5, 'away', 0, 0, 0, 0, 0, 0]);
    expect(scoreMet(VIRTUAL, games, 3, { adjustments })).toBe(5);
  });
});

describe('every convention', () => {
  /** Round 1: P beats A. Round 2: P wins by forfeit against B. Round 3: P has a pairing bye; A beats B. */
  const GAMES: Game[][] = [
    [{ white: 'P', black: 'A', result: 1 }],
    [
      { white: 'P', black: 'B', result: 1, kind: 'forfeit-win' },
      { white: 'A', black: '', result: 0.5, kind: 'half-bye' },
    ],
    [
      { white: 'A', black: 'B', result: 1 },
      { white: 'P', black: '', result: 1, kind: 'pairing-bye' },
    ],
  ];

  // Points: P 3, A 1½, B 0. A's half-point bye is a draw anyway. The virtual opponents of P have 1 + 0 + ½ and 2 + 0 + 0
  it.each([
    ['BH', 'virtual opponent', 1.5 + 1.5 + 2],
    ['SB', 'virtual opponent', 1.5 + 1.5 + 2],
    ['SB', 'virtual opponent, ½ in unplayed rounds', 1.5 + 1.5 / 2 + 2 / 2],
    ['SB', 'virtual opponent, 0 in pairing byes', 1.5 + 1.5],
    ['BH', 'points without unplayed rounds', 1.5],
    ['BH', 'forfeits as games', 1.5 + 0],
    ['BH', 'half of the rounds', 1.5 + 1.5 + 1.5],
    ['BH/C1', 'virtual opponent', 1.5 + 2],
  ])('%s, %s: %d', (code, convention, value) => {
    expect(valuesUnder({ code, convention, article: null }, GAMES).get('P')).toBe(value);
  });

  it('rates the unrated of the round in which they were met', () => {
    // Under 'round', A is unrated in round 1 and counts as 1400; B counts in round 2 with 1850: (1400 + 1850) / 2
    const games: Game[][] = [[{ white: 'P', black: 'A', result: 1 }], [{ white: 'B', black: 'P', result: 0 }]];
    const players = [
      { id: 'P', rating: 2000 },
      {
        id: 'A',
        ratings: [
          { from: 1, rating: 0 },
          { from: 2, rating: 1500 },
        ],
      },
      {
        id: 'B',
        ratings: [
          { from: 1, rating: 1800 },
          { from: 2, rating: 1850 },
        ],
      },
    ];
    const rule = { code: 'ARO', convention: 'unrated opponents as 1400', article: null };
    expect(valuesUnder(rule, games, { players, ratings: 'round' }).get('P')).toBe(1625);
    expect(valuesUnder(rule, games, { players, ratings: 'first' }).get('P')).toBe(1600); // (1400 + 1800) / 2
  });

  it('is in the list with its use', () => {
    expect(CONVENTIONS.every(({ name, use }) => name !== '' && use !== '')).toBe(true);
    expect(new Set(CONVENTIONS.map(({ name }) => name)).size).toBe(CONVENTIONS.length);
    const [old, half, bye, ...others] = CONVENTIONS.map(({ use }) => use);
    expect([old, half, bye].join('; ')).toMatch(
      /^FIDE until August 2023.*; Swiss-Manager until 2023; Vega in early 2026$/,
    );
    expect(new Set(others)).toEqual(new Set(['small programs and spreadsheets']));
  });

  it('leaves what a cut takes in the account', () => {
    const { rounds, value } = account({ code: 'BH/C1', edition: '2026-03', article: '8.1' }, 'P', GAMES);
    expect(rounds.map(({ isCut }) => isCut)).toEqual([false, true, false]); // B has 0, so 16.4.1 limits the dummy to 0
    expect(rounds.map(({ article }) => article)).toEqual(['16.3.1', '16.4.1', '16.4.2']);
    expect(rounds.map(({ opponent }) => opponent)).toEqual(['A', 'B', null]);
    expect(value).toBe(3); // A has 1½, the dummy of the bye a draw in each of three rounds: 1½
  });

  it('has the article of the code for other tie-breaks, and no value where there is none', () => {
    const players = [
      { id: 'P', rating: 2000 },
      { id: 'A', rating: 1900 },
      { id: 'B', rating: 1800 },
    ];
    const average = account({ code: 'ARO', edition: '2026-03', article: '10.1' }, 'P', GAMES, { players });
    expect(average).toMatchObject({ value: 1900, rounds: [{ round: 1, opponent: 'A', score: 1900, article: '10.1' }] });
    const wins = account({ code: 'WIN', edition: '2026-03', article: '7.1' }, 'P', GAMES);
    expect(wins.rounds.map(({ value }) => value)).toEqual([1, 1, 1]);
    const cut = account({ code: 'ARO/C2', edition: '2026-03', article: '10.1' }, 'P', GAMES, { players });
    expect(cut).toMatchObject({ value: null, rounds: [{ isCut: true }] });
    expect(valuesUnder({ code: 'ARO/C2', edition: '2026-03', article: '10.1' }, GAMES, { players }).get('P')).toBe(
      null,
    );
  });
});

describe('a cut', () => {
  /** Points: P 1, A 1, B 2, C 0. P beats A and loses to B. */
  const GAMES: Game[][] = [
    [
      { white: 'P', black: 'A', result: 1 },
      { white: 'B', black: 'C', result: 1 },
    ],
    [
      { white: 'B', black: 'P', result: 1 },
      { white: 'A', black: 'C', result: 1 },
    ],
  ];
  const rule = (code: string): Rule => ({ code, convention: 'virtual opponent', article: null });

  it('takes the lowest contribution from Sonneborn-Berger, and not that of the lowest score', () => {
    // P: 1 · 1 and 0 · 2; A: 0 · 1 and 1 · 0; B: 1 · 0 and 1 · 1; C: nothing
    const expected = new Map([['P', 1], ['A', 0], ['B', 1], ['C', 0]]); // prettier-ignore
    expect(new Map([...valuesUnder(rule('SB/C1'), GAMES)])).toEqual(expected);
    expect(valuesUnder(rule('SB/C2'), GAMES).get('P')).toBe(0);
    const { rounds } = account(rule('SB/C1'), 'P', GAMES);
    expect(
      rounds.map(({ isCut, opponent, outcome, score, value }) => [opponent, outcome, score, value, isCut]),
    ).toEqual([
      ['A', 'win', 1, 1, false],
      ['B', 'loss', 2, 0, true],
    ]);
  });

  it('takes the lowest score from Buchholz', () => {
    expect([...valuesUnder(rule('BH/C1'), GAMES).values()].toSorted()).toEqual([1, 1, 2, 2]);
    const { rounds } = account(rule('BH/C1'), 'A', GAMES);
    // A met P, the first player, with 1, and C with 0
    expect(
      rounds.map(({ isCut, opponent, outcome, points, value }) => [opponent, outcome, points, value, isCut]),
    ).toEqual([
      ['P', 'loss', 0, 1, false],
      ['C', 'win', 1, 0, true],
    ]);
  });

  it('counts an unplayed round as the first rating left out', () => {
    // P met A, B and C; A has a bye
    const games: Game[][] = [
      [
        { white: 'P', black: 'A', result: 1 },
        { white: 'B', black: 'C', result: 1 },
      ],
      [
        { white: 'B', black: 'P', result: 1 },
        { white: 'A', black: '', result: 1, kind: 'pairing-bye' },
      ],
      [
        { white: 'P', black: 'C', result: 1 },
        { white: 'A', black: 'B', result: 1 },
      ],
    ];
    const players = [2000, 1900, 1800, 1700].map((rating, at) => ({ id: 'PABC'[at], rating }));
    const averages = (code: string) => {
      const convention = 'an unplayed round is the rating left out';
      const values = valuesUnder({ code, convention, article: null }, games, { players });
      return ['P', 'A'].map((id) => values.get(id));
    };
    // P: 1900, 1800 and 1700; A: 2000 and 1800
    expect(averages('ARO/C1')).toEqual([1850, 1900]);
    expect(averages('ARO/C2')).toEqual([1900, 2000]);
    expect(averages('ARO/M1')).toEqual([1800, 1800]);
  });
});

describe('rules that cannot be computed', () => {
  it.each([
    [1, 'rule: expected a rule, got 1'],
    [{ code: 'BH', edition: '2020-01' }, 'rule.edition: expected 2024-08 or 2026-03, got "2020-01"'],
    [{ code: 'DE', edition: '2026-03' }, 'rule: expected a rule that gives every player a value, got "DE"'],
    [{ code: 'BH', convention: 'x' }, 'rule: expected a rule that gives every player a value, got "BH"'],
  ])('%j', (rule, message) => {
    const run = valuesUnder as (...given: unknown[]) => unknown;
    expect(() => run(rule, [])).toThrow(message);
  });
});
