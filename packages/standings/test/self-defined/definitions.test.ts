import { describe, expect, it } from 'vitest';

import { type PlayerView, type SelfDefined, crosstable, isInputError } from '@crosstable/core';
import { bye, call, game } from '@crosstable/core/testing/notation';
import { teamTable } from '@crosstable/team/inside';

import { checkList } from '../../src/check-list.js';
import { explainOrder, explainStanding, explainStandings } from '../../src/explain-list.js';
import { explain } from '../../src/explain.js';
import { standings } from '../../src/standings.js';
import { tiebreak, tiebreakValues } from '../../src/values.js';

/** A 3, B 1½, C 1, D ½ points. */
const GAMES = [
  [game('A', 'B', 1), game('C', 'D', 1)],
  [game('A', 'C', 1), game('B', 'D', 0.5)],
  [game('A', 'D', 1), game('B', 'C', 1)],
];
const FIELD = ['A', 'B', 'C', 'D'].map((id, at) => ({ id, rating: 2000 - 100 * at }));

function tableWith(...selfDefined: readonly SelfDefined[]) {
  return crosstable(GAMES, { players: FIELD, system: 'round-robin', selfDefined });
}

/** The sum of the opponents' scores without the lowest. */
const CUT: SelfDefined = {
  code: 'X_CUT',
  name: { en: 'Opponents, cut', de: 'Gegner, gestrichen' },
  rule: 'Club rule 7',
  type: 'C',
  contributions: ({ rounds }) =>
    rounds.map(({ opponent, round }) => ({ round, value: opponent?.points ?? 0, because: 'the score on the table' })),
  cut: () => ({ lowest: 1 }),
};

describe('a definition by contributions', () => {
  const table = tableWith(CUT);

  it('gives values: of A the scores 1½ and 1 of B and C, without the ½ of D', () => {
    expect([...tiebreakValues('X_CUT', table)]).toEqual([
      ['A', 2.5],
      ['B', 4],
      ['C', 4.5],
      ['D', 4.5],
    ]);
    expect(tiebreak('other_x_cut')('A', table)).toBe(2.5);
    expect(standings(table, ['X_CUT', 'PTS']).map(({ player, rank }) => `${rank} ${player}`)).toEqual([
      '1 C',
      '2 D',
      '3 B',
      '4 A',
    ]);
  });

  it('explains itself: every contribution with its reason, and the one that is cut', () => {
    const { article, code, conclusion, contributions, selfDefined, value } = explain('OTHER_X_CUT', 'A', table);
    expect({ article, code, conclusion, selfDefined, value }).toEqual({
      article: 'Club rule 7',
      code: 'X_CUT',
      conclusion: { key: 'sum', article: 'Club rule 7' },
      selfDefined: { name: { en: 'Opponents, cut', de: 'Gegner, gestrichen' } },
      value: 2.5,
    });
    expect(
      contributions.map(({ cut, opponent, points, round, value: part }) => [round, opponent, points, part, cut?.key]),
    ).toEqual([
      [1, 'B', 1, 1.5, undefined],
      [2, 'C', 1, 1, undefined],
      [3, 'D', 1, 0.5, 'least-significant'],
    ]);
    expect(contributions[0].reason).toEqual({
      key: 'as-defined',
      article: 'Club rule 7',
      values: { because: 'the score on the table' },
    });
  });

  it('explains itself inside a list, and why one is before the other', () => {
    expect(explainStanding(table, ['PTS', 'X_CUT'], 'A').map(({ code, value }) => [code, value])).toEqual([
      ['PTS', 3],
      ['X_CUT', 2.5],
    ]);
    expect(explainStandings(table, ['X_CUT']).get('D')?.[0].value).toBe(4.5);
    const order = explainOrder(table, ['X_CUT'], 'A', 'B');
    expect([order.first, order.code, order.article]).toEqual(['B', 'X_CUT', 'Club rule 7']);
  });

  it('has parts of no round, which no cut takes, and stand last', () => {
    const deducted: SelfDefined = {
      code: 'LESS',
      name: 'Points less a deduction',
      contributions: ({ rounds }) => [
        { round: null, value: -0.25, because: 'late' },
        ...rounds.map(({ points, round }) => ({ round, value: points })),
      ],
      cut: () => ({ lowest: 1, highest: 1 }),
    };
    const { contributions, value } = explain('LESS', 'B', tableWith(deducted));
    expect(value).toBe(0.25); // 0, ½ and 1 without 0 and 1, less ¼
    expect(contributions.map(({ cut, round }) => [round, cut?.key])).toEqual([
      [1, 'least-significant'],
      [2, undefined],
      [3, 'most-significant'],
      [null, undefined],
    ]);
  });

  it('cuts one of two contributions that are one object', () => {
    const one = { round: 1, value: 2 };
    const twice: SelfDefined = {
      code: 'TWICE',
      name: 'Twice',
      contributions: () => [one, one],
      cut: () => ({ lowest: 1 }),
    };
    expect(tiebreakValues('TWICE', tableWith(twice)).get('A')).toBe(2);
  });

  it('adds decimals up exactly, and compares fractions exactly', () => {
    const tenths: SelfDefined = {
      code: 'T',
      name: 'Tenths',
      contributions: () => [0.1, 0.2].map((value) => ({ round: 1, value })),
    };
    expect(tiebreakValues('T', tableWith(tenths)).get('A')).toBe(0.3);
    const thirds: SelfDefined = {
      code: 'T',
      name: 'Thirds',
      // A third and two sixths are the same, in whatever order they are added up
      contributions: ({ id }) =>
        id === 'A'
          ? [
              { round: 1, value: [1, 3] },
              { round: 2, value: [1, 3] },
            ]
          : [
              [1, 6],
              [1, 3],
              [1, 6],
            ].map(([n, d]) => ({ round: 1, value: [n, d] })),
    };
    const rows = standings(tableWith(thirds), ['T']);
    expect(rows.map(({ rank }) => rank)).toEqual([1, 1, 1, 1]);
    expect(rows[0].values).toEqual([2 / 3]);
  });

  it('adds many numbers of six decimals up exactly, in any order', () => {
    const millionths = [
      1064.577661, 1676.113013, 1717.229647, 2358.668833, 2052.486939, 1787.945381, 1500.000003, 1400.000007,
    ];
    const ratings: SelfDefined = {
      code: 'R',
      name: 'Ratings',
      contributions: ({ id }) =>
        (id === 'A' ? millionths : millionths.toReversed()).map((value) => ({ round: 1, value })),
    };
    const rows = standings(tableWith(ratings), ['R']);
    // 2740.690674, 4457.920321, 6816.589154, 8869.076093, 10657.021474, 12157.021477, 13557.021484
    expect(rows.map(({ rank, values }) => [rank, ...values])).toEqual(rows.map(() => [1, 13557.021484]));
  });

  it('rounds other numbers to twelve decimals before they are compared', () => {
    const roots: SelfDefined = {
      code: 'R',
      name: 'Roots',
      contributions: ({ id }) => [{ round: 1, value: id === 'A' ? Math.SQRT2 : Math.SQRT2 + 4e-14 }],
    };
    expect(standings(tableWith(roots), ['R']).map(({ rank }) => rank)).toEqual([1, 1, 1, 1]);
  });

  it('rounds large ones to the digits that a number holds', () => {
    const large: SelfDefined = {
      code: 'L',
      name: 'Large',
      contributions: ({ id }) => [{ round: 1, value: 1000 * (id === 'A' ? Math.SQRT2 : Math.SQRT2 + 4e-16) }],
    };
    expect(standings(tableWith(large), ['L']).map(({ rank }) => rank)).toEqual([1, 1, 1, 1]);
  });

  it('makes another value of what is kept, or none', () => {
    const mean: SelfDefined = {
      code: 'MEAN',
      name: 'Mean',
      decimals: 2,
      contributions: ({ rounds }) => rounds.map(({ points, round }) => ({ round, value: points })),
      value: (kept, { id }) =>
        id === 'D' ? null : [2 * kept.reduce((sum, { value }) => sum + Number(value), 0), 2 * kept.length],
    };
    const table3 = tableWith(mean);
    expect([...tiebreakValues('MEAN', table3).values()]).toEqual([1, 0.5, 1 / 3, null]);
    const { conclusion, selfDefined, undefinedBecause, value } = explain('MEAN', 'D', table3);
    expect([conclusion.key, undefinedBecause?.key, value, selfDefined?.decimals]).toEqual([
      'made-as-defined',
      'undefined-as-defined',
      null,
      2,
    ]);
  });

  it('asks for other tie-breaks, self-defined ones included', () => {
    const sos: SelfDefined = {
      code: 'SOS',
      name: 'Sum of opponents',
      contributions: ({ rounds }) =>
        rounds.map(({ opponent, round }) => ({ round, value: opponent?.value('PTS') ?? 0 })),
    };
    const sosos: SelfDefined = {
      code: 'SOSOS',
      name: 'Sum of their sums',
      contributions: ({ rounds }) =>
        rounds.map(({ opponent, round }) => ({ round, value: opponent?.value('SOS') ?? 0 })),
    };
    // SOS: A 1½+1+½ = 3, B 4½, C 5, D 5½; SOSOS of A 4½+5+5½
    expect(tiebreakValues('SOSOS', tableWith(sos, sosos)).get('A')).toBe(15);
  });

  it('is undefined for everybody while anybody is unrated, if it needs ratings', () => {
    const rated: SelfDefined = {
      code: 'RATED',
      name: 'Rated',
      needsRatings: true,
      contributions: () => [{ round: 1, value: 1 }],
    };
    const unrated = crosstable(GAMES, { players: [...FIELD.slice(1), { id: 'A' }], selfDefined: [rated] });
    expect(tiebreakValues('RATED', unrated).get('B')).toBeNull();
    expect(explain('RATED', 'B', unrated).undefinedBecause?.key).toBe('unrated-players');
    expect(checkList(['PTS', 'RATED'], unrated).codes[1].findings[0].key).toBe('unrated-players');
    expect(tiebreakValues('RATED', tableWith(rated)).get('B')).toBe(1);
  });

  it('may rank the lower value first', () => {
    const rows = standings(tableWith({ ...CUT, lowerFirst: true }), ['X_CUT']);
    expect(rows.map(({ player }) => player)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('sees frozen views, each made once', () => {
    const seen = new Set<PlayerView>();
    const spy: SelfDefined = {
      code: 'SPY',
      name: 'Spy',
      contributions(player) {
        seen.add(player);
        expect([player, player.rounds, player.rounds[0], player.tournament].every(Object.isFrozen)).toBe(true);
        return [];
      },
    };
    const again: SelfDefined = { ...spy, code: 'AGAIN' };
    const table3 = tableWith(spy, again);
    standings(table3, ['SPY', 'AGAIN']);
    explain('SPY', 'A', table3);
    expect(seen.size).toBe(4);
  });

  it('sees colours, kinds and what Articles 15 and 16 make of a round', () => {
    const table3 = crosstable(
      [
        [game('A', 'B', 1), bye('C', 'half-bye')],
        [game('C', 'A', 1), bye('B', 'pairing-bye')],
      ],
      {
        system: 'swiss',
        selfDefined: [
          {
            code: 'SEEN',
            name: 'Seen',
            contributions: ({ reasonMet, rounds }) =>
              rounds.map(({ colour, isPlayed, isVoluntary, outcome, round, scoreMet }) => ({
                round,
                value: scoreMet ?? 0,
                because: [colour, isPlayed, isVoluntary, outcome, reasonMet(round)?.key].join(' '),
              })),
          },
        ],
      },
    );
    const said = (id: string) =>
      explain('SEEN', id, table3).contributions.map(({ reason, value }) => [value, reason.values]);
    // C has 1½, B 1 from the bye, A 1; a dummy of C has C's score, limited to a draw in every round
    expect(said('A')).toEqual([
      [1, { because: 'white true false win opponent-score' }],
      [1.5, { because: 'black true false loss opponent-score' }],
    ]);
    expect(said('C')).toEqual([
      [1, { because: ' false true half-bye dummy-limited-by-draws' }],
      [1, { because: 'white true false win opponent-score' }],
    ]);
  });
});

describe('a view of a team', () => {
  it('has no rating, no colour, and the match', () => {
    const seen: unknown[] = [];
    const spy: SelfDefined = {
      code: 'SPY',
      name: 'Spy',
      contributions({ rating, rounds: [{ colour, match, opponentRating }] }) {
        seen.push([rating, opponentRating, colour, match?.gamePoints]);
        return [];
      },
    };
    const matches = [[{ white: 'A', black: 'B', gamePoints: [1.5, 0.5] as const }]];
    tiebreakValues('SPY', teamTable(matches, { boards: 2, selfDefined: [spy] }));
    expect(seen).toEqual([
      [null, null, null, 1.5],
      [null, null, null, 0.5],
    ]);
  });
});

describe('a definition by values', () => {
  it('ranks by them, and a player without one last', () => {
    const playOff: SelfDefined = { code: 'PLAYOFF', name: 'Play-off', values: { C: 1.5, D: 0.5, B: -1 } };
    const table = tableWith(playOff);
    expect(standings(table, ['OTHER_PLAYOFF']).map(({ player, values }) => [player, ...values])).toEqual([
      ['C', 1.5],
      ['D', 0.5],
      ['B', -1],
      ['A', null],
    ]);
    const { conclusion, contributions, value } = explain('PLAYOFF', 'C', table);
    expect([conclusion, contributions, value]).toEqual([{ key: 'by-hand', article: '4.1' }, [], 1.5]);
    expect(explain('PLAYOFF', 'A', table).undefinedBecause?.key).toBe('not-entered');
  });
});

describe('an order of the tied', () => {
  const byRating: SelfDefined = {
    code: 'YOUNG',
    name: 'The lower rated, in pairs',
    type: 'A',
    separate: (tied) => [
      tied.filter(({ rating }) => Number(rating) < 1900),
      tied.filter(({ rating }) => Number(rating) >= 1900),
    ],
  };
  const table = crosstable([[game('A', 'C', 0.5), game('B', 'D', 0.5)]], { players: FIELD, selfDefined: [byRating] });

  it('looks at those who are tied when its turn comes', () => {
    expect(standings(table, ['PTS', 'YOUNG']).map(({ player, rank, values }) => [rank, player, values[1]])).toEqual([
      [1, 'C', 1],
      [1, 'D', 1],
      [3, 'A', 3],
      [3, 'B', 3],
    ]);
    expect(tiebreak('YOUNG')('A', table)).toBe(3);
  });

  it('explains who was tied, and in which order it puts them', () => {
    const { conclusion, steps, value } = explain('YOUNG', 'A', table);
    const reason = { key: 'ordered-as-defined', article: '4.1' };
    expect([value, conclusion]).toEqual([3, reason]);
    expect(steps).toEqual([
      {
        tied: ['A', 'B', 'C', 'D'],
        standings: [],
        reason,
        groups: [
          ['C', 'D'],
          ['A', 'B'],
        ],
      },
    ]);
  });

  it.each([
    ['leaves somebody out', (tied: readonly PlayerView[]) => [tied.slice(1)]],
    ['names somebody twice', (tied: readonly PlayerView[]) => [tied, tied.slice(1)]],
    ['gives no groups', () => 5],
  ])('is refused where it %s', (_, separate) => {
    const wrong = call(crosstable, [GAMES, { selfDefined: [{ code: 'W', name: 'W', separate }] }]);
    expect(() => call(standings, [wrong, ['W']])).toThrow(/^W of A, B, C, D: expected/);
  });
});

describe('mistakes', () => {
  it.each([
    ['BH', 'options.selfDefined[0].code: expected a code that Article 5 does not have, got "BH"'],
    ['OTHER_DE', 'options.selfDefined[0].code: expected a code that Article 5 does not have, got "OTHER_DE"'],
    ['us-mm', 'options.selfDefined[0].code: expected a code of capitals, digits and _, got "us-mm"'],
  ])('of the code %s', (code, message) => {
    expect(() => tableWith({ ...CUT, code })).toThrow(new RangeError(message));
  });

  it('the same code twice, with and without OTHER_', () => {
    expect(() => tableWith(CUT, { ...CUT, code: 'OTHER_X_CUT' })).toThrow('expected a code defined once, got "X_CUT"');
  });

  it.each([
    [{ name: 5 }, 'options.selfDefined[0].name: expected a text, or texts by language with "en", got 5'],
    [
      { name: { de: 'x' } },
      'options.selfDefined[0].name: expected a text, or texts by language with "en", got an object',
    ],
    [{ contribution: 1 }, 'options.selfDefined[0]: expected only'],
    [{ contributions: 1 }, 'options.selfDefined[0].contributions: expected a function, got 1'],
    [
      { values: {} },
      'options.selfDefined[0]: expected one of contributions, values, separate, got "contributions and values"',
    ],
    [
      { contributions: undefined },
      'options.selfDefined[0]: expected one of contributions, values, separate, got "none of them"',
    ],
    [{ contributions: undefined, values: { Z: 1 } }, 'options.selfDefined[0].cut: expected nothing beside values'],
    [
      { contributions: undefined, cut: undefined, values: { Z: 1 } },
      'options.selfDefined[0].values: expected ids of the table, got "Z"',
    ],
    [
      { contributions: undefined, cut: undefined, values: { A: NaN } },
      'options.selfDefined[0].values of A: expected a finite number, got NaN',
    ],
    [{ type: 'E' }, 'options.selfDefined[0].type: expected one of A, B'],
    [{ systems: ['knockout'] }, 'options.selfDefined[0].systems[0]: expected "swiss" or "round-robin", got "knockout"'],
    [{ decimals: 13 }, 'options.selfDefined[0].decimals: expected a whole number from 0 to 12, got 13'],
    [{ rule: '' }, 'options.selfDefined[0].rule: expected a text, got ""'],
  ])('of a definition: %j', (change, message) => {
    expect(() => call(crosstable, [GAMES, { selfDefined: [{ ...CUT, ...change }] }])).toThrow(message);
  });

  it.each<[string, SelfDefined['code'], object, string]>([
    [
      'throws',
      'X_CUT',
      {
        contributions: () => {
          throw new Error('no');
        },
      },
      'X_CUT of A: expected a definition that throws nothing, got Error: no',
    ],
    [
      'gives NaN',
      'X_CUT',
      { contributions: () => [{ round: 2, value: NaN }] },
      'X_CUT of A, round 2: expected a finite number or [numerator, denominator], got NaN',
    ],
    [
      'divides by 0',
      'X_CUT',
      { contributions: () => [{ round: 2, value: [1, 0] }] },
      'X_CUT of A, round 2: expected a finite number or [numerator, denominator], got an object',
    ],
    [
      'names a round that does not exist',
      'X_CUT',
      { contributions: () => [{ round: 4, value: 1 }] },
      'X_CUT of A: expected a round from 1 to 3, or null, got 4',
    ],
    [
      'cuts more than there is',
      'X_CUT',
      { cut: () => ({ lowest: 2, highest: 2 }) },
      'X_CUT of A: cut: expected at most 3, the contributions of rounds, got 4',
    ],
    [
      'cuts part of one',
      'X_CUT',
      { cut: () => ({ lowest: 0.5 }) },
      'X_CUT of A: cut.lowest: expected a whole number from 0, got 0.5',
    ],
    [
      'cuts nothing that exists',
      'X_CUT',
      { cut: () => ({ least: 1 }) },
      'X_CUT of A: cut: expected only lowest, highest, got "least"',
    ],
    [
      'makes no number',
      'X_CUT',
      { value: () => 'many' },
      'X_CUT of A: expected a finite number, [numerator, denominator] or null, got "many"',
    ],
    ['gives no list', 'X_CUT', { contributions: () => 1 }, 'X_CUT of A: expected an array of contributions, got 1'],
    [
      'gives no contributions',
      'X_CUT',
      { contributions: () => [1] },
      'X_CUT of A: expected contributions with round and value, got 1',
    ],
    [
      'says why in a number',
      'X_CUT',
      { contributions: () => [{ round: 1, value: 1, because: 1 }] },
      'X_CUT of A, round 1: because: expected a text',
    ],
  ])('a definition that %s is an error that names code and player', (_, code, change, message) => {
    const table = call(crosstable, [GAMES, { selfDefined: [{ ...CUT, ...change }] }]);
    expect(() => call(tiebreakValues, [code, table])).toThrow(message);
  });

  it('a tie-break that needs itself is refused by name', () => {
    const ask = (code: string, other: string): SelfDefined => ({
      code,
      name: code,
      contributions: ({ value }) => [{ round: 1, value: value(other) ?? 0 }],
    });
    expect(() => tiebreakValues('ONE', tableWith(ask('ONE', 'TWO'), ask('TWO', 'ONE')))).toThrow('TWO → ONE → TWO');
    expect(() => tiebreakValues('ONE', tableWith(ask('ONE', 'XX')))).toThrow('ONE of A');
  });

  it('a code that nobody defined is refused as today, with the definitions among the suggestions', () => {
    const table = tableWith(CUT);
    expect(() => standings(table, ['PTS', 'X_CUTS'])).toThrow(
      'codes[1]: expected a code (did you mean X_CUT?), got "X_CUTS"',
    );
    expect(() => standings(table, ['PTS', 'QQQQQ'])).toThrow('SSSC, X_CUT, with modifiers as /C1, got "QQQQQ"');
    expect(checkList(['PTS', 'X_CUTS'], table).codes[1].findings[0]).toMatchObject({
      key: 'unknown-code',
      meant: 'X_CUT',
    });
    expect(checkList(['PTS', 'OTHER_X_CUT'], table).codes[1]).toEqual({
      code: 'OTHER_X_CUT',
      name: 'Opponents, cut',
      type: 'C',
      isKnownBeforeTheEnd: false,
      findings: [],
    });
  });

  it('are errors about input', () => {
    let thrown: unknown;
    try {
      tableWith({ ...CUT, code: 'BH' });
    } catch (error) {
      thrown = error;
    }
    expect(isInputError(thrown)).toBe(true);
  });
});
