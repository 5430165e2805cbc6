// Tie-breaks of the organiser's own in audits and comparisons.
import { describe, expect, it } from 'vitest';

import { type SelfDefined, crosstable } from '@crosstable/core';

import { audit } from '../src/audit.js';
import { compare } from '../src/compare.js';
import { account, valuesUnder } from '../src/conventions.js';
import type { Game } from '../src/index.js';
import { listOfPrinted } from '../src/printed-list.js';

/** Points: A 3, B 2, C 1, D 0. */
const GAMES: Game[][] = [
  [
    { white: 'A', black: 'B', result: 1 },
    { white: 'C', black: 'D', result: 1 },
  ],
  [
    { white: 'A', black: 'C', result: 1 },
    { white: 'B', black: 'D', result: 1 },
  ],
  [
    { white: 'A', black: 'D', result: 1 },
    { white: 'B', black: 'C', result: 1 },
  ],
];

/** Late points count more: a win in round n brings n², and who won nothing has a part of no round. */
const LATE: SelfDefined = {
  code: 'LATE',
  name: 'Late points',
  rule: 'Club rule 9',
  lowerFirst: true,
  contributions: ({ rounds, points }) => [
    ...rounds.map((one) => ({ round: one.round, value: one.points * one.round ** 2, because: 'late' })),
    ...(points === 0 ? [{ round: null, value: 0.5, because: 'for coming' }] : []),
  ],
  cut: () => ({ lowest: 1 }),
};

/** Without the least: A 4 + 9 = 13, B 4 + 9 = 13, C 1, D ½. */
const CELLS = new Map([
  ['A', 13],
  ['B', 13],
  ['C', 1],
  ['D', 0.5],
]);

const BACK: SelfDefined = {
  code: 'BACK',
  name: 'Backwards',
  separate: (tied) => tied.toReversed().map((one) => [one]),
};

const HAND: SelfDefined = { code: 'HAND', name: 'By hand', values: { A: 1, B: 2, C: 0.25 } };

const options = { selfDefined: [LATE, BACK, HAND], system: 'round-robin' } as const;

describe('a column', () => {
  it('may be one of a definition', () => {
    const [column] = audit(GAMES, { columns: [{ label: 'TB1', cells: CELLS }] }, options).columns;
    expect([column.verdict, column.rules]).toEqual(['identified', [{ code: 'LATE', article: 'Club rule 9' }]]);
    expect(audit(GAMES, { columns: [{ label: 'TB1', cells: CELLS }] }).columns[0].verdict).toBe('unknown');
  });

  it('has wrong cells with an account, with a part of no round', () => {
    const rule = { code: 'LATE', article: 'Club rule 9' };
    const { rounds, value } = account(rule, 'D', GAMES, options);
    expect(value).toBe(0.5);
    expect(
      rounds.map(({ article, cutArticle, isCut, round, value: part }) => [round, part, isCut, article, cutArticle]),
    ).toEqual([
      [1, 0, true, 'Club rule 9', 'Club rule 9'],
      [2, 0, false, 'Club rule 9', null],
      [3, 0, false, 'Club rule 9', null],
      [null, 0.5, false, 'Club rule 9', null],
    ]);
    expect(valuesUnder(rule, crosstable(GAMES, options)).get('A')).toBe(13);
  });

  it('may be one of values that were entered, rounded as the table prints it', () => {
    const cells = new Map([
      ['A', 1],
      ['B', 2],
      ['C', 0.3],
    ]);
    const [{ rules, verdict, wrong }] = audit(GAMES, { columns: [{ label: 'HAND', cells }] }, options).columns;
    expect([verdict, rules[0], wrong]).toEqual(['identified', { code: 'HAND', article: '4.1' }, []]);
    const thirds: SelfDefined = {
      code: 'THIRDS',
      name: 'Thirds',
      decimals: 0,
      contributions: ({ points }) => [{ round: 1, value: [20 * points, 3] }],
    };
    const whole = new Map([
      ['A', 20],
      ['B', 13],
      ['C', 7],
      ['D', 0],
    ]);
    const printed = { columns: [{ label: '', cells: whole }] };
    expect(audit(GAMES, printed, { selfDefined: [thirds] }).columns[0].rules).toContainEqual({
      code: 'THIRDS',
      article: '4.1',
    });
  });

  it('tells the list that a table follows, with the lower value first', () => {
    const ranks = new Map([
      ['D', 4],
      ['C', 3],
      ['A', 1],
      ['B', 2],
    ]);
    const list = listOfPrinted(GAMES, { ranks, columns: [{ label: 'LATE', cells: CELLS }] }, options);
    expect([list?.codes, list?.editions.map(({ differing }) => differing)]).toEqual([
      ['PTS', 'LATE'],
      [0, 0],
    ]);
  });

  it('of teams may be one of a definition, too', () => {
    const matches = GAMES.map((round) =>
      round.map(({ black, white }) => ({ white, black, gamePoints: [2, 0] as const })),
    );
    // 2 match points for a win: A 8 + 18, B likewise, C 2, and D ½
    const cells = new Map([
      ['A', 26],
      ['B', 26],
      ['C', 2],
      ['D', 0.5],
    ]);
    const [column] = audit(matches, { columns: [{ label: '', cells }] }, options).columns;
    expect([column.verdict, column.rules[0].code]).toEqual(['identified', 'LATE']);
  });
});

describe('printed ranks', () => {
  const even: Game[][] = [
    [
      { white: 'A', black: 'B', result: 0.5 },
      { white: 'C', black: 'D', result: 0.5 },
    ],
  ];
  const ranksOf = (order: string) => new Map(Array.from(order).map((id, at) => [id, at + 1]));
  const wrongUnder = (declared: readonly string[], order: string) =>
    audit(even, { columns: [], ranks: ranksOf(order) }, { ...options, declared }).ranks?.editions.map(
      ({ wrong }) => wrong.length,
    );

  it('are held against a list with definitions of every kind', () => {
    // By hand B 2, A 1, C ¼, and D has no value
    expect(wrongUnder(['PTS', 'OTHER_HAND'], 'BACD')).toEqual([0, 0]);
    expect(wrongUnder(['PTS', 'HAND'], 'ABCD')).toEqual([2, 2]);
    expect(wrongUnder(['PTS', 'BACK'], 'DCBA')).toEqual([0, 0]);
    // All draws count ½ and are cut: nobody is separated but by the order backwards
    expect(wrongUnder(['PTS', 'LATE', 'BACK'], 'DCBA')).toEqual([0, 0]);
  });

  it('follow from a column with the lower value first', () => {
    const low: SelfDefined = {
      code: 'LOW',
      name: 'Number of the letter',
      lowerFirst: true,
      contributions: ({ id }) => [{ round: 1, value: 'DCBA'.indexOf(id) }],
    };
    const cells = new Map(Array.from('DCBA').map((id, at) => [id, at]));
    const printed = { ranks: ranksOf('DCBA'), columns: [{ label: 'LOW', cells }] };
    expect(audit(even, printed, { selfDefined: [low] }).ranks?.wrong).toEqual([]);
    expect(audit(even, { ...printed, ranks: ranksOf('ABCD') }, { selfDefined: [low] }).ranks?.wrong).toHaveLength(4);
  });

  it('a code that nobody defined is refused', () => {
    expect(() => wrongUnder(['PTS', 'OTHER_JURY'], 'ABCD')).toThrow(
      /^options\.declared\[1\]: expected .*"OTHER_JURY"$/,
    );
  });
});

describe('a comparison', () => {
  /** As in the comparison of Buchholz: C had a pairing-allocated bye, whose dummy 16.4.2 limits. */
  const byes: Game[][] = [
    [
      { white: 'A', black: 'B', result: 1 },
      { white: 'C', black: '', result: 1, kind: 'pairing-bye' },
    ],
    [
      { white: 'C', black: 'A', result: 1 },
      { white: 'B', black: '', result: 0.5, kind: 'half-bye' },
    ],
  ];
  const met: SelfDefined = {
    code: 'MET',
    name: 'Scores met',
    contributions: ({ reasonMet, rounds }) =>
      rounds.flatMap(({ round, scoreMet }) =>
        scoreMet === null ? [] : [{ round, value: scoreMet, because: reasonMet(round) }],
      ),
  };

  it('of editions has what a definition sees of each', () => {
    const [first] = compare(byes, ['OTHER_MET'], { selfDefined: [met] }).players;
    // C met the dummy and A (1 point): 2 + 1, then 1 + 1
    expect(first).toMatchObject({
      player: 'C',
      values: [
        [2, 3],
        [2, 2],
      ],
    });
    expect(first.differences).toMatchObject([{ code: 'MET', round: 1, article: '16.4.2' }]);
  });

  it('looks at every contribution of a round', () => {
    const twice: SelfDefined = {
      ...met,
      code: 'TWICE',
      contributions: ({ reasonMet, rounds }) =>
        rounds.flatMap(({ round, scoreMet }) => [
          { round, value: 1 },
          { round, value: scoreMet ?? 0, because: reasonMet(round) },
        ]),
    };
    const [{ differences }] = compare(byes, ['TWICE'], { selfDefined: [twice] }).players;
    expect(differences).toMatchObject([{ code: 'TWICE', round: 1, article: '16.4.2' }]);
    expect(differences[0].contributions.map((one) => one?.value)).toEqual([2, 1]);
  });

  it('ranks by definitions of every kind', () => {
    const compared = compare(GAMES, ['LATE', 'HAND', 'BACK'], options);
    expect(compared.sides.map(({ codes }) => codes)).toEqual([
      ['PTS', 'LATE', 'HAND', 'BACK'],
      ['PTS', 'LATE', 'HAND', 'BACK'],
    ]);
    expect(compared.players.map(({ player, ranks, values }) => [player, ranks[0], values[0]])).toEqual([
      ['A', 1, [3, 13, 1, null]],
      ['B', 2, [2, 13, 2, null]],
      ['C', 3, [1, 1, 0.25, null]],
      ['D', 4, [0, 0.5, null, null]],
    ]);
    const backwards = compare(GAMES, ['PTS'], options, [{ codes: ['PTS'] }, { codes: ['LATE', 'BACK'] }]);
    expect(backwards.sides[1].codes).toEqual(['PTS', 'LATE', 'BACK']);
  });

  it('with the lower value first', () => {
    const draws = GAMES.slice(0, 1).map((round) => round.map((one) => ({ ...one, result: 0.5 as const })));
    const low: SelfDefined = {
      code: 'LOW',
      name: 'Number of the letter',
      lowerFirst: true,
      contributions: ({ id }) => [{ round: 1, value: 'DCBA'.indexOf(id) }],
    };
    const { players } = compare(draws, ['LOW'], { selfDefined: [low] });
    expect(players.map(({ player }) => player).join('')).toBe('DCBA');
  });
});
