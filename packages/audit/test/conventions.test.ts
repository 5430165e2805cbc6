import { describe, expect, it } from 'vitest';

import { crosstable, openTable } from '@crosstable/core';

import { CONVENTIONS, account, valuesUnder } from '../src/conventions.js';
import { differentWays, everyWay, hypothesesOfGrid } from '../src/hypotheses/convention-hypotheses.js';
import { hypothesesOf } from '../src/hypotheses/hypotheses.js';
import { candidateOf } from '../src/hypotheses/hypothesis.js';
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

/** Round 1: P beats A. Round 2: P wins by forfeit against B, and A has a half-point bye. Round 3: P has a pairing bye; A beats B. */
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
    const players = [1, 2, 4, 5, 6, 7, 8, 9].map((number) => ({ id: `O${number}` }));
    expect(scoreMet(VIRTUAL, games, 3, { adjustments, players: [...players, { id: 'P' }] })).toBe(5);
    // Of the next player nothing changes: an absence in round 1 of 9, without points
    const absent = [...games[0], { white: 'Q', black: '', result: 0, kind: 'zero-bye' } as const];
    const listed = [{ id: 'P' }, { id: 'Q' }, ...players];
    const options = { adjustments, players: listed };
    expect(account(VIRTUAL, 'Q', [absent, ...games.slice(1)], options).rounds[0].score).toBe(0 + 1 + 4);
    const later = [{ player: 'P', points: -0.5, round: 3 }];
    expect(scoreMet(VIRTUAL, games, 3, { adjustments: later })).toBe(5.5);
  });
});

describe('every convention', () => {
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
    ['PS/C1', 'total starts again after round 1', 1 + 2],
    ['PS', 'unplayed rounds as draws', 1 + 1.5 + 2],
  ])('%s, %s: %d', (code, convention, value) => {
    expect(valuesUnder({ code, convention, article: null }, GAMES).get('P')).toBe(value);
  });

  it('counts wins of the kinds that it names', () => {
    // P: a win, two forfeit wins, a pairing bye, a half-point bye, a draw, a loss, and a game that goes on
    const against = (black: string) => ({ white: 'P', black });
    const games: Game[][] = [
      [{ ...against('A'), result: 1 }],
      [{ ...against('B'), result: 1, kind: 'forfeit-win' }],
      [{ ...against('C'), result: 1, kind: 'forfeit-win' }],
      [{ ...against(''), result: 1, kind: 'pairing-bye' }],
      [{ ...against(''), result: 0.5, kind: 'half-bye' }],
      [{ ...against('D'), result: 0.5 }],
      [{ ...against('E'), result: 0 }],
      [{ ...against('F'), result: null }],
    ];
    const wins = (convention: string) => valuesUnder({ code: 'WIN', convention, article: null }, games).get('P');
    expect(wins('forfeit wins count, byes don’t')).toBe(3);
    expect(wins('byes count, forfeit wins don’t')).toBe(2);
    const rule = { code: 'WIN', convention: 'byes count, forfeit wins don’t', article: null };
    expect(
      account(rule, 'P', games)
        .rounds.slice(0, 4)
        .map(({ value }) => value),
    ).toEqual([1, 0, 0, 1]);
  });

  // P meets 1900 and 1801, and U, who is unrated
  it.each([
    ['not rounded', 'AB', (1900 + 1801) / 2],
    ['cut off', 'AB', 1850],
    ['unrated opponents as 0', 'ABU', 1234], // (1900 + 1801) / 3 = 1233⅔
    ['unrated opponents as 1000', 'ABU', 1567], // (1900 + 1801 + 1000) / 3
    ['unrated opponents as 1200', 'ABU', 1634], // (1900 + 1801 + 1200) / 3 = 1633⅔
    ['unrated opponents as 1400', 'ABU', 1700], // (1900 + 1801 + 1400) / 3 = 1700⅓
  ])('ARO, %s', (convention, opponents, value) => {
    const players = [
      { id: 'P', rating: 2000 },
      { id: 'A', rating: 1900 },
      { id: 'B', rating: 1801 },
      { id: 'U' },
    ].filter(({ id }) => id === 'P' || opponents.includes(id));
    const games = Array.from(opponents, (black): Game[] => [{ white: 'P', black, result: 1 }]);
    expect(valuesUnder({ code: 'ARO', convention, article: null }, games, { players }).get('P')).toBe(value);
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

  it('is one of these, if it has a name and may be an answer', () => {
    const players = ['P', 'A', 'B'].map((id) => ({ id, rating: 2000 }));
    const all = hypothesesOf(openTable(crosstable(GAMES, { players })), '2026-03');
    const named = all.filter(({ isNamed, rule }) => isNamed && rule.convention !== undefined);
    expect(new Set(named.map(({ rule }) => rule.convention))).toEqual(
      new Set([
        'virtual opponent',
        'virtual opponent, ½ in unplayed rounds',
        'virtual opponent, 0 in pairing byes',
        'points without unplayed rounds',
        'forfeits as games',
        'half of the rounds',
        'forfeit wins count, byes don’t',
        'byes count, forfeit wins don’t',
        'total starts again after round 1',
        'an unplayed round is the rating left out',
        'not rounded',
        'cut off',
        '4 for a win, 2 for a draw, 1 for a loss',
        '1 for a win, 0.6 for a draw with Black, 0.4 with White',
        ...['BH', 'BH/C1'].flatMap((code) => [
          `sum of the opponents’ ${code}`,
          `virtual opponent; sum of the opponents’ ${code}`,
          `points without unplayed rounds; sum of the opponents’ ${code}`,
        ]),
        'cut off after one decimal',
        'virtual opponent, ½ in unplayed rounds; cut off after one decimal',
      ]),
    );
    const codesOf = (name: string) => named.filter(({ rule }) => rule.convention === name).map(({ rule }) => rule.code);
    expect(codesOf('virtual opponent, ½ in unplayed rounds').every((code) => code.startsWith('SB'))).toBe(true);
    expect(codesOf('total starts again after round 1')).toEqual(['PS/C1']);
    expect(codesOf('an unplayed round is the rating left out').every((code) => code.startsWith('ARO'))).toBe(true);
    const rounded = all.filter(({ rule }) => rule.convention === 'cut off').map(({ rule }) => rule.code);
    expect(rounded.every((code) => code.startsWith('ARO'))).toBe(true);
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

describe('an edition', () => {
  // P: A has 1½ points. The dummies have P's 3 points in 2024-08; Articles 16.4.1 and 16.4.2 limit them to 0 and 1½
  it.each([
    ['2024-08', 1.5 + 3 + 3],
    ['2026-03', 1.5 + 0 + 1.5],
  ] as const)('%s has its own dummies', (edition, value) => {
    expect(valuesUnder({ code: 'BH', edition, article: '8.1' }, GAMES).get('P')).toBe(value);
  });

  it('has a value for ratings where nobody is unrated, or the tournament leaves the unrated out', () => {
    const players = [{ id: 'P', rating: 2000 }, { id: 'A', rating: 1900 }, { id: 'B' }];
    const rule: Rule = { code: 'ARO', edition: '2026-03', article: '10.1' };
    expect(() => valuesUnder(rule, GAMES, { players })).toThrow('expected a rule that gives every player a value');
    expect(valuesUnder(rule, GAMES, { players, unrated: 'skip' }).get('P')).toBe(1900);
  });
});

describe('a convention without a name', () => {
  const TABLE = crosstable(GAMES);

  // Points: P 3, A 1½, B 0; with draws for unplayed rounds P 2, A 1½, B ½. A's virtual opponent has 0 + ½ + ½
  it.each([
    ['BH', 'own unplayed round: nothing; opponents’: points awarded', 'A', 3 + 0],
    ['BH', 'own unplayed round: nothing; opponents’: draw', 'A', 2 + 0.5],
    ['BH', 'own unplayed round: virtual opponent; opponents’: draw', 'A', 2 + 1 + 0.5],
    ['BH', 'own unplayed round: half of the rounds; opponents’: points awarded', 'A', 3 + 1.5 + 0],
    ['BH', 'own unplayed round: nothing; opponents’: Article 16.3', 'A', 3 + 0],
    ['BH', 'own unplayed round: scheduled opponent; opponents’: points awarded', 'P', 1.5 + 0],
    ['BH', 'own unplayed round: scheduled opponent; opponents’: points awarded', 'B', 3 + 1.5],
    ['SB', 'own unplayed round: half of the rounds; opponents’: draw; times: points awarded', 'P', 1.5 + 1.5 + 1.5],
    ['SB', 'own unplayed round: half of the rounds; opponents’: draw; times: draw', 'P', 1.5 + 0.75 + 0.75],
    ['SB', 'own unplayed round: half of the rounds; opponents’: draw; times: nothing', 'P', 1.5],
    // A meets 2, 1½ in the bye, which is voluntary, and ½; the products with the points are 0, ¾ and ½
    ['BH/C1', 'own unplayed round: half of the rounds; opponents’: draw; cut: Article 16.5', 'A', 2 + 0.5],
    ['BH/C1', 'own unplayed round: half of the rounds; opponents’: draw; cut: lowest score', 'A', 2 + 1.5],
    ['BH/C1', 'own unplayed round: half of the rounds; opponents’: draw; cut: lowest contribution', 'A', 2 + 1.5],
    [
      'SB/C1',
      'own unplayed round: half of the rounds; opponents’: draw; times: points awarded; cut: Article 16.5',
      'A',
      0 + 0.5,
    ],
    [
      'SB/C1',
      'own unplayed round: half of the rounds; opponents’: draw; times: points awarded; cut: lowest score',
      'A',
      0 + 0.75,
    ],
    [
      'SB/C1',
      'own unplayed round: half of the rounds; opponents’: draw; times: points awarded; cut: lowest contribution',
      'A',
      0.75 + 0.5,
    ],
  ])('%s, %s: %s has %d', (code, convention, player, value) => {
    expect(valuesUnder({ code, convention, article: null }, TABLE).get(player)).toBe(value);
  });

  it('takes no game for an unplayed round that isn’t over', () => {
    const games: Game[][] = [[{ white: 'P', black: 'A', result: 1 }], [{ white: 'A', black: 'B', result: null }]];
    const convention = 'own unplayed round: nothing; opponents’: draw';
    expect(valuesUnder({ code: 'BH', convention, article: null }, games).get('P')).toBe(0);
  });

  it('is every way to take unplayed rounds, with every order of cuts, each once', () => {
    const rules = hypothesesOfGrid(openTable(crosstable(GAMES))).map(({ rule }) => rule);
    const conventionsOf = (code: string) =>
      rules.filter((rule) => rule.code === code).map(({ convention }) => convention);
    // Six ways for an own unplayed round (two are editions), three for those of opponents, three factors, three orders of cuts
    expect(new Set(conventionsOf('BH')).size).toBe(6 * 3);
    expect(new Set(conventionsOf('BH/C1')).size).toBe(6 * 3 * 3);
    expect(new Set(conventionsOf('SB')).size).toBe(6 * 3 * 3);
    expect(new Set(conventionsOf('SB/M2')).size).toBe(6 * 3 * 3 * 3);
    expect(new Set(rules.map(({ code, convention }) => `${code}, ${convention}`)).size).toBe(rules.length);
    expect(new Set(rules.map(({ code }) => code))).toEqual(
      new Set(['BH', 'BH/C1', 'BH/C2', 'BH/M1', 'BH/M2', 'SB', 'SB/C1', 'SB/C2', 'SB/M1', 'SB/M2']),
    );
  });
});

describe('the ways to take unplayed rounds that differ in a tournament', () => {
  const PLAYED: Game[][] = [[{ white: 'P', black: 'A', result: 1 }], [{ white: 'A', black: 'P', result: 0.5 }]];
  const columnsOf = (games: Game[][], waysOf = differentWays) => {
    const grid = hypothesesOfGrid(openTable(crosstable(games)), waysOf);
    return grid.map((hypothesis) => `${hypothesis.rule.code} ${candidateOf(hypothesis).values.join()}`);
  };

  it('are one without unplayed rounds, in three orders where something is cut', () => {
    expect(columnsOf(PLAYED)).toHaveLength(2 * (1 + 4 * 3));
  });

  it.each([
    ['byes and a forfeit', GAMES],
    ['played rounds alone', PLAYED],
  ])('give every column that all ways give, with %s', (_, games) => {
    expect(new Set(columnsOf(games))).toEqual(new Set(columnsOf(games, everyWay)));
    expect(columnsOf(games).length).toBeLessThan(columnsOf(games, everyWay).length);
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
    // A convention has no article, and neither has its cut
    expect(rounds.map(({ cutArticle }) => cutArticle)).toEqual([null, null]);
  });

  it('takes the lowest contribution of the player, and not one of the next', () => {
    // A: 1 · 1 of B and 1 · 1 of C; B, who is next in the table, begins with 0 · 2 of A
    const games: Game[][] = [
      [
        { white: 'A', black: 'B', result: 1 },
        { white: 'C', black: 'D', result: 1 },
      ],
      [
        { white: 'A', black: 'C', result: 1 },
        { white: 'B', black: 'D', result: 1 },
      ],
    ];
    expect(valuesUnder(rule('SB/C1'), games).get('A')).toBe(1);
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
      return ['P', 'A', 'B'].map((id) => values.get(id));
    };
    // P: 1900, 1800 and 1700; A: 2000 and 1800; B: 1700, 2000 and 1900
    expect(averages('ARO/C1')).toEqual([1850, 1900, 1950]);
    expect(averages('ARO/C2')).toEqual([1900, 2000, 2000]);
    expect(averages('ARO/M1')).toEqual([1800, 1800, 1900]);
  });
});

describe('rules that cannot be computed', () => {
  it.each([
    [1, 'rule: expected a rule, got 1'],
    [{ code: 1 }, 'rule: expected a rule, got an object'],
    [{ code: 'BH', convention: 1 }, 'rule: expected a rule, got an object'],
    [{ code: 'BH', edition: '2020-01' }, 'rule.edition: expected 2024-08 or 2026-03, got "2020-01"'],
    [{ code: 'DE', edition: '2026-03' }, 'rule: expected a rule that gives every player a value, got "DE"'],
    [{ code: 'BH', convention: 'x' }, 'rule: expected a rule that gives every player a value, got "BH (x)"'],
    [{ code: 'STD', edition: '2024-08' }, 'rule: expected a rule that gives every player a value, got "STD"'],
  ])('%j', (rule, message) => {
    const run = valuesUnder as (...given: unknown[]) => unknown;
    const kind = message.includes('a rule, got') ? TypeError : RangeError;
    expect(() => run(rule, [])).toThrow(kind);
    expect(() => run(rule, [])).toThrow(message);
  });
});
