import { describe, expect, it } from 'vitest';

import { hasShared, skipNote } from '@crosstable/core/testing/shared-files';

import { type ComparedPlayer, compare } from '../src/compare.js';
import { account } from '../src/conventions.js';
import type { Game } from '../src/index.js';
import { realTable } from './real-tables.js';

/**
 * Two rounds. A beats B and loses to C, who had a pairing-allocated bye first; B takes a half-point bye in the end.
 * Points: A 1, B ½, C 2.
 */
const GAMES: Game[][] = [
  [
    { white: 'A', black: 'B', result: 1 },
    { white: 'C', black: '', result: 1, kind: 'pairing-bye' },
  ],
  [
    { white: 'C', black: 'A', result: 1 },
    { white: 'B', black: '', result: 0.5, kind: 'half-bye' },
  ],
];

function isMoved({ ranks: [before, after] }: ComparedPlayer): boolean {
  return before !== after;
}

describe('two editions', () => {
  it('16.4.2 limits the dummy of C to a draw in each of two rounds: 1 instead of 2', () => {
    const [first, second, third] = compare(GAMES, ['BH']).players;
    // C met the dummy and A (1 point): 2 + 1, then 1 + 1
    expect(first).toMatchObject({
      player: 'C',
      ranks: [1, 1],
      values: [
        [2, 3],
        [2, 2],
      ],
      passed: [],
      passedBy: [],
    });
    expect(first.differences).toMatchObject([{ code: 'BH', round: 1, article: '16.4.2' }]);
    const [{ contributions }] = first.differences;
    expect(contributions.map((one) => one?.score)).toEqual([2, 1]);
    expect([second.player, third.player]).toEqual(['A', 'B']);
    expect(second.differences).toEqual([]);
  });

  it('names both sides with the list, the points first', () => {
    expect(compare(GAMES, ['bh-c1']).sides).toEqual([
      { edition: '2024-08', convention: null, codes: ['PTS', 'BH/C1'] },
      { edition: '2026-03', convention: null, codes: ['PTS', 'BH/C1'] },
    ]);
  });
});

describe('expelled players', () => {
  const players = ['A', 'B', 'C'].map((id) => ({ id, expelled: id === 'C' }));

  it('have no row, and the others keep their values', () => {
    const compared = compare(GAMES, ['BH'], { players, system: 'swiss' }).players;
    expect(compared.map(({ player, ranks }) => [player, ranks])).toEqual([
      ['A', [1, 1]],
      ['B', [2, 2]],
    ]);
    const [, ...whole] = compare(GAMES, ['BH'], { system: 'swiss' }).players;
    expect(compared.map(({ values }) => values)).toEqual(whole.map(({ values }) => values));
    expect(compared.flatMap(({ passed, passedBy }) => [...passed, ...passedBy])).toEqual([]);
  });
});

describe('two lists, two conventions', () => {
  /** Four players draw everything but one game: points A 1½, B 1, C 1, D ½. B met A and C, C met B and D. */
  const DRAWS: Game[][] = [
    [
      { white: 'A', black: 'B', result: 0.5 },
      { white: 'C', black: 'D', result: 0.5 },
    ],
    [
      { white: 'A', black: 'D', result: 1 },
      { white: 'B', black: 'C', result: 0.5 },
    ],
  ];

  it('BH puts B before C, TPN reversed by the list puts C before B', () => {
    const players = [{ id: 'A' }, { id: 'C' }, { id: 'B' }, { id: 'D' }];
    const { players: compared } = compare(DRAWS, ['BH'], { players }, [{}, { codes: ['TPN'] }]);
    // BH: B met 1½ and 1, C met 1 and ½; numbers: C 2, B 3
    expect(compared.map(({ player, ranks }) => [player, ...ranks])).toEqual([
      ['A', 1, 1],
      ['B', 2, 3],
      ['C', 3, 2],
      ['D', 4, 4],
    ]);
    expect(compared[1]).toMatchObject({ passedBy: ['C'], passed: [], differences: [] });
    expect(compared[2]).toMatchObject({ passedBy: [], passed: ['B'] });
  });

  it('the virtual opponent of C has 0 + (1 − 1) + ½', () => {
    const { players } = compare(GAMES, ['BH'], {}, ['2024-08', { convention: 'virtual opponent' }]);
    const [first] = players;
    expect(first.values).toEqual([
      [2, 3],
      [2, 1.5],
    ]);
    expect(first.differences[0].contributions.map((one) => one?.score)).toEqual([2, 0.5]);
  });

  it('a round that counts for nothing on one side has no contribution there, and no article beside a convention', () => {
    const plain = { convention: 'points without unplayed rounds' };
    const { players } = compare(GAMES, ['BH'], {}, [plain, { convention: 'half of the rounds' }]);
    const [{ differences }] = players;
    expect(differences).toMatchObject([{ round: 1, article: null, contributions: [null, { score: 1 }] }]);
    const reversed = compare(GAMES, ['BH'], {}, ['2024-08', plain]).players[0].differences;
    expect(reversed).toMatchObject([{ round: 1, contributions: [{ score: 2 }, null] }]);
    expect(reversed[0].article).toBe('16.4');
  });

  it('direct encounter divides without values', () => {
    const { players } = compare(DRAWS, ['DE'], {}, [{}, { codes: ['DE/P'] }]);
    expect(players.map(({ ranks }) => ranks)).toEqual([
      [1, 1],
      [2, 2],
      [2, 2],
      [4, 4],
    ]);
    expect(players[0].values).toEqual([
      [1.5, null],
      [1.5, null],
    ]);
  });
});

describe('a code that one edition lacks', () => {
  it('is computed where the other one introduces it', () => {
    // STD: C a bye and a win, A a win and a loss, B a loss and a half-point bye
    const { players } = compare(GAMES, ['STD']);
    expect(players.map(({ values: [old] }) => old[1])).toEqual([2, 1, 0.5]);
  });

  it('is refused where the regulations forbid it: Buchholz in a round robin, article 8', () => {
    expect(() => compare(GAMES, ['BH'], { system: 'round-robin' })).toThrow(
      'codes[0]: expected a tie-break that C.07 (2026-03) allows here, got "BH"',
    );
    expect(() => compare(GAMES, ['PTS', 'BH'], { system: 'round-robin' })).toThrow('codes[1]: ');
    const sides = [{}, { codes: ['SB', 'AOB'] }] as const;
    expect(() => compare(GAMES, ['SB'], { system: 'round-robin' }, sides)).toThrow('sides[1].codes[1]: ');
  });

  it('leaves unrated opponents out of averages', () => {
    const players = [{ id: 'A', rating: 2000 }, { id: 'B', rating: 1900 }, { id: 'C' }];
    const { players: compared } = compare(GAMES, ['ARO'], { players });
    expect(compared.map(({ player, values: [old] }) => [player, old[1]])).toEqual([
      ['C', 2000],
      ['A', 1900],
      ['B', 2000],
    ]);
  });
});

it('a code that a list repeats differs once', () => {
  const differencesBy = (codes: readonly string[]) =>
    compare(GAMES, codes).players.map((one) => one.differences.length);
  expect(differencesBy(['BH', 'BH'])).toEqual(differencesBy(['BH']));
});

it('nobody passes a player who keeps the place', () => {
  // All have drawn with each other; the second list is the first one turned round
  const draws = [['A', 'B'], ['B', 'C'], ['C', 'A']].map(([white, black]): Game[] => [{ white, black, result: 0.5 }]); // prettier-ignore
  const sides = [{ codes: ['PTS', 'TPN'] }, { codes: ['PTS', 'TPN/R'] }] as const;
  const { players } = compare(draws, ['PTS'], {}, sides);
  expect(players.map(({ passed, passedBy, player, ranks }) => [player, ranks, passed, passedBy])).toEqual([
    ['A', [1, 3], [], ['B', 'C']],
    ['B', [2, 2], [], []],
    ['C', [3, 1], ['A', 'B'], []],
  ]);
});

it('equal values have no differences, although the cut takes another contribution', () => {
  // P met A with 2 points, a bye and D with 3. The dummy of the bye has P's 2 points in 2024-08, and 1½ in 2026-03: 2 + 3 are left
  const games: Game[][] = [
    [
      { white: 'P', black: 'A', result: 1 },
      { white: 'D', black: 'B', result: 1 },
    ],
    [
      { white: 'P', black: '', result: 1, kind: 'pairing-bye' },
      { white: 'A', black: 'B', result: 1 },
      { white: 'D', black: 'C', result: 1 },
    ],
    [
      { white: 'D', black: 'P', result: 1 },
      { white: 'A', black: 'C', result: 1 },
    ],
  ];
  const found = compare(games, ['BH/C1']).players.find(({ player }) => player === 'P');
  expect(found).toMatchObject({ values: [[2, 5], [2, 5]], differences: [] }); // prettier-ignore
});

describe('the cut', () => {
  /** P wins by forfeit against X, who gets no point, and beats A with 1 and B with 2 points. */
  const MOVED: Game[][] = [
    [
      { white: 'P', black: 'X', result: 1, kind: 'forfeit-win' },
      { white: 'B', black: 'A', result: 1 },
      { white: 'C', black: 'D', result: 0.5 },
    ],
    [
      { white: 'P', black: 'A', result: 1 },
      { white: 'B', black: 'D', result: 1 },
      { white: 'C', black: 'X', result: 1 },
    ],
    [
      { white: 'P', black: 'B', result: 1 },
      { white: 'A', black: 'X', result: 1 },
    ],
  ];

  it('moves from A’s 1 to the dummy, whose 3 points are limited to the 0 of X: 3 + 2, and then 1 + 2', () => {
    const [first] = compare(MOVED, ['BH/C1']).players;
    expect(first).toMatchObject({ player: 'P', values: [[3, 5], [3, 3]] }); // prettier-ignore
    expect(
      first.differences.map(({ article, contributions, round }) => [
        round,
        article,
        contributions.map((one) => [one?.value, one?.isCut]),
      ]),
    ).toEqual([
      [1, '16.4.1', [[3, false], [0, true]]], // prettier-ignore
      [2, '14.1.1.a', [[1, true], [1, false]]], // prettier-ignore
    ]);
    const [reversed] = compare(MOVED, ['BH/C1'], {}, ['2026-03', '2024-08']).players;
    expect(reversed.differences.map(({ article }) => article)).toEqual(['16.4.1', '14.1.1.a']);
  });

  it.each([
    // Of 3, 1 and 2, then 0, 1 and 2: Cut-2 leaves 3, then 2
    [
      'BH/C2',
      [3, 2],
      [
        [1, '16.4.1', [3, 0]],
        [3, '14.2', [2, 2]],
      ],
      [],
    ],
    // The medians leave 2, then 1: the dummy is the highest, then the lowest
    [
      'BH/M1',
      [2, 1],
      [
        [2, '14.3', [1, 1]],
        [3, '14.3', [2, 2]],
      ],
      [[1, '14.3', [3, 0]]],
    ],
  ])('%s has an article of its own; what both sides cut stands apart', (code, values, counted, cutByBoth) => {
    // prettier-ignore
    const [first] = compare(MOVED, [code]).players;
    const shown = (all: ComparedPlayer['differences']) =>
      all.map(({ article, contributions, round }) => [round, article, contributions.map((one) => one?.value)]);
    expect(first.values.map(([, value]) => value)).toEqual(values);
    expect(shown(first.differences)).toEqual(counted);
    expect(shown(first.cutByBoth)).toEqual(cutByBoth);
  });

  it('stands after the score that moves it, although its round comes first', () => {
    // The same rounds, the forfeit last: 1 + 2 and the dummy’s 3, then 0
    const [first] = compare([...MOVED.slice(1), MOVED[0]], ['BH/C1']).players;
    expect(first.differences.map(({ article, round }) => [round, article])).toEqual([[3, '16.4.1'], [1, '14.1.1.a']]); // prettier-ignore
  });

  it('stays with A’s 1 where the dummy is limited to 1, too: which of equal contributions goes is no difference', () => {
    // X beats C, and so has 1 point: 3 + 2, and then 1 + 2
    const beaten = MOVED.map((round) => round.map((game): Game => (game.white === 'C' && game.black === 'X' ? { ...game, result: 0 } : game))); // prettier-ignore
    const both = [['2024-08', '2026-03'], ['2026-03', '2024-08']] as const; // prettier-ignore
    for (const sides of both) {
      const [first] = compare(beaten, ['BH/C1'], {}, sides).players;
      expect(first.values.map(([, value]) => value).toSorted()).toEqual([3, 5]);
      expect(first.differences).toMatchObject([{ round: 1, article: '16.4.1', contributions: [{ isCut: false }, { isCut: false }] }]); // prettier-ignore
      expect(first.cutByBoth).toEqual([]);
    }
  });

  it('takes a half-point bye by the exception on both sides, so that no value shows its limit', () => {
    // P: a half-point bye, then wins against A with 1 point and B with 1; the dummy has P’s 2½, and then a draw in each of 3 rounds
    const games: Game[][] = [
      [
        { white: 'P', black: '', result: 0.5, kind: 'half-bye' },
        { white: 'A', black: 'B', result: 0.5 },
      ],
      [
        { white: 'P', black: 'A', result: 1 },
        { white: 'B', black: 'C', result: 0.5 },
      ],
      [
        { white: 'P', black: 'B', result: 1 },
        { white: 'A', black: 'C', result: 0.5 },
      ],
    ];
    const [first] = compare(games, ['BH/C1']).players;
    expect(first).toMatchObject({ player: 'P', values: [[2.5, 2], [2.5, 2]], differences: [] }); // prettier-ignore
    expect(first.cutByBoth).toMatchObject([
      { code: 'BH/C1', round: 1, article: '16.5.1', contributions: [{ value: 2.5, isCut: true }, { value: 1.5, isCut: true }] }, // prettier-ignore
    ]);
  });

  it('takes the round of X on both sides, so that only the bye differs: 2 + 3, and then 1½ + 3', () => {
    // P: a forfeit win against X with 0, a bye, a loss to A with 3 points
    const games: Game[][] = [
      [
        { white: 'P', black: 'X', result: 1, kind: 'forfeit-win' },
        { white: 'A', black: 'B', result: 1 },
      ],
      [
        { white: 'A', black: 'X', result: 1 },
        { white: 'P', black: '', result: 1, kind: 'pairing-bye' },
      ],
      [
        { white: 'A', black: 'P', result: 1 },
        { white: 'B', black: 'X', result: 1 },
      ],
    ];
    const [, second] = compare(games, ['BH/C1']).players;
    expect(second).toMatchObject({ player: 'P', values: [[2, 5], [2, 4.5]] }); // prettier-ignore
    expect(second.differences.map(({ article, round }) => [round, article])).toEqual([[2, '16.4.2']]);
  });
});

describe('a convention beside C.07', () => {
  /** Points: A 2, all others 1. K and M have a bye. */
  const BYES: Game[][] = [
    [
      { white: 'L', black: 'M', result: 1 },
      { white: 'A', black: 'N', result: 1 },
      { white: 'K', black: '', result: 1, kind: 'pairing-bye' },
    ],
    [
      { white: 'A', black: 'K', result: 1 },
      { white: 'N', black: 'L', result: 1 },
      { white: 'M', black: '', result: 1, kind: 'pairing-bye' },
    ],
  ];

  it('ranks by its own values', () => {
    const { players } = compare(BYES, ['BH'], {}, [{}, { convention: 'virtual opponent' }]);
    // BH: K 1 + 2, N 2 + 1, L 1 + 1, M 1 + 1; with the virtual opponent K ½ + 2, N 2 + 1, L ½ + 1, M 1 + 0
    expect(players.map(({ player, ranks, values: [one, other] }) => [player, ...ranks, one[1], other[1]])).toEqual([
      ['A', 1, 1, 2, 1.5],
      ['N', 2, 2, 3, 3],
      ['K', 2, 3, 3, 2.5],
      ['L', 4, 4, 2, 1.5],
      ['M', 4, 5, 2, 1],
    ]);
    // N leaves K behind, and L leaves M; the other way round K and M draw level
    const movesOf = (compared: readonly ComparedPlayer[]) =>
      compared.filter(isMoved).map(({ passed, passedBy, player }) => [player, passed, passedBy]);
    expect(movesOf(players)).toEqual([['K', [], ['N']], ['M', [], ['L']]]); // prettier-ignore
    const reversed = compare(BYES, ['BH'], {}, [{ convention: 'virtual opponent' }, {}]).players;
    expect(movesOf(reversed)).toEqual([['K', ['N'], []], ['M', ['L'], []]]); // prettier-ignore
    const ofM = players.find(({ player }) => player === 'M');
    expect(ofM?.differences).toMatchObject([{ round: 2, contributions: [{ score: 1 }, { score: 0 }] }]);
  });

  it('names no contributions that differ and add up to the same value', () => {
    // P: 1 of the dummy, who has P's own score, and 1 of Q; or 0 + 1 + ½ of the virtual opponent, and ½ of Q, whose bye is a draw
    const games: Game[][] = [
      [
        { white: 'P', black: '', result: 0, kind: 'zero-bye' },
        { white: 'Q', black: '', result: 1, kind: 'pairing-bye' },
      ],
      [{ white: 'P', black: 'Q', result: 1 }],
    ];
    const [first] = compare(games, ['BH'], {}, [{}, { convention: 'virtual opponent' }]).players;
    expect([first.player, first.values, first.differences]).toEqual(['P', [[1, 2], [1, 2]], []]); // prettier-ignore
  });

  it('may have no contribution where the other side cuts one, and none where the other has none', () => {
    const plain = { convention: 'points without unplayed rounds' };
    // K: the dummy's 1, which is cut, and A's 2; without unplayed rounds A's 2 alone, which is cut
    const ofK = compare(BYES, ['BH/C1'], {}, [{}, plain]).players.find(({ player }) => player === 'K');
    expect(ofK?.differences).toMatchObject([
      { round: 1, contributions: [{ isCut: true }, null] },
      { round: 2, contributions: [{ isCut: false }, { isCut: true }] },
    ]);
    // K isn't paired in round 3
    const games: Game[][] = [...BYES, [{ white: 'A', black: 'L', result: 1 }]];
    const unpaired = compare(games, ['BH'], {}, [plain, { convention: 'half of the rounds' }]).players;
    const rounds = unpaired.find(({ player }) => player === 'K')?.differences.map(({ round }) => round);
    expect(rounds).toEqual([1]);
  });

  it('is compared where both lists have a code at the same place', () => {
    const virtual = { convention: 'virtual opponent', codes: ['BH'] };
    const { players } = compare(BYES, ['BH', 'SB'], {}, [{}, virtual]);
    expect(players.flatMap(({ differences }) => differences).every(({ code }) => code === 'BH')).toBe(true);
  });
});

describe.skipIf(!hasShared)(`the French rapid championship of 2023${skipNote}`, () => {
  it('191 of 581 move, 47 by values of their own; 16.4.1 makes 131 contributions, 16.4.2 makes 6, and the exception of the cut takes 16', () => {
    const { games, options } = realTable('sharly-france-rapide-2023-championnat-de-france-rapide-2023');
    const { players } = compare(games, ['PTS', 'BH/C1', 'BH', 'SB'], options, ['2024-08', '2026-03']);
    const moved = players.filter(isMoved);
    const byThemselves = moved.filter(({ differences }) => differences.length > 0);
    expect([players.length, moved.length, byThemselves.length]).toEqual([581, 191, 47]);
    const counts = new Map<string | null, number>();
    const all = players.flatMap(({ differences }) => differences);
    for (const { article } of all) counts.set(article, (counts.get(article) ?? 0) + 1);
    // Art. 14.1.1.a takes another round of 9; of equal contributions both editions are said to cut the same
    expect([...counts].toSorted()).toEqual([['14.1.1.a', 9], ['16.4.1', 131], ['16.4.2', 6]]); // prettier-ignore
    const cut = players.flatMap(({ cutByBoth }) => cutByBoth.map(({ article }) => article)).toSorted();
    expect(cut).toEqual([...Array<string>(2).fill('14.1.1.a'), ...Array<string>(16).fill('16.5.1')]);
    for (const { passed, passedBy, ranks } of players)
      expect(ranks[1] - ranks[0]).toBe(passedBy.length - passed.length);
  });
});

describe.skipIf(!hasShared)(`a cut that takes another round without changing the value${skipNote}`, () => {
  it('as of player 150: 5 of round 1, and then 4½ of round 9, which had 5; the value stays 35½, so that nothing differs', () => {
    const { games, options } = realTable('sharly-france-rapide-2023-championnat-de-france-rapide-2023');
    const cutIn = (edition: '2024-08' | '2026-03'): unknown => {
      const { rounds, value } = account({ code: 'BH/C1', edition, article: '8.1' }, '150', games, options);
      return [value, rounds.filter(({ isCut }) => isCut).map(({ round }) => round)];
    };
    expect([cutIn('2024-08'), cutIn('2026-03')]).toEqual([
      [35.5, [1]],
      [35.5, [9]],
    ]);
  });
});

describe.skipIf(!hasShared)(`a limited round that is as low as the one that is cut${skipNote}`, () => {
  it.each([
    ['177', 5, 7],
    ['223', 1, 2],
    ['399', 1, 2],
  ])(
    'as of player %s: the cut stays in round %i, the earlier one, though 16.4.1 limits round %i to the same score',
    (player, cut, limited) => {
      const { games, options } = realTable('sharly-france-rapide-2023-championnat-de-france-rapide-2023');
      const given = { code: 'BH/C1', edition: '2026-03', article: '8.1' } as const;
      const { rounds } = account(given, player, games, options);
      expect(rounds.filter(({ isCut }) => isCut).map(({ round }) => round)).toEqual([cut]);
      expect(rounds[limited - 1]).toMatchObject({ article: '16.4.1', value: rounds[cut - 1].value });
    },
  );
});

describe('sides that cannot be compared', () => {
  it.each([
    [['BH'], ['2020-01', '2026-03'], 'sides[0].edition: expected 2024-08 or 2026-03, got "2020-01"'],
    [['BH'], [{}, { convention: 'x' }], 'sides[1].convention: expected one of virtual opponent; '],
    [['BH'], [{}], 'sides: expected two sides'],
    [['BH'], [{}, 1], 'sides[1]: expected an edition, or a side with edition, convention or codes, got 1'],
    // A slip would compare the newest edition with itself, under which nobody moves
    [['BH'], [{ editon: '2024-08' }, {}], 'sides[0]: expected only edition, convention, codes, got "editon"'],
    [['BHX'], [{}, {}], 'codes[0]: expected a code of Article 5 for players, as BH/C1, got "BHX"'],
    [['BH'], [{}, { codes: [1] }], 'sides[1].codes[0]: expected a code of Article 5 for players, as BH/C1, got 1'],
  ])('%j, %j', (codes, sides, message) => {
    const run = compare as (...given: unknown[]) => unknown;
    expect(() => run(GAMES, codes, {}, sides)).toThrow(message);
  });
});

describe('a side of a wrong type', () => {
  it.each([
    [['BH'], [{ edition: 1 }, {}], 'sides[0].edition', TypeError],
    [['BH'], [{}, { edition: '2020-01' }], 'sides[1].edition', RangeError],
    [['BH'], [{ convention: 1 }, {}], 'sides[0].convention', TypeError],
    [['BH'], [{}, { convention: 'x' }], 'sides[1].convention', RangeError],
  ])('%j, %j', (codes, sides, path, kind) => {
    const run = compare as (...given: unknown[]) => unknown;
    expect(() => run(GAMES, codes, {}, sides)).toThrow(kind);
    expect(() => run(GAMES, codes, {}, sides)).toThrow(path);
  });

  it('is not a code that C.07 forbids, whose value is wrong', () => {
    expect(() => compare(GAMES, ['BH'], { system: 'round-robin' })).toThrow(RangeError);
  });
});
