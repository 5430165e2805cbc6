import { describe, expect, it } from 'vitest';

import {
  type AuditOptions,
  type ColumnAudit,
  type Game,
  type PrintedColumn,
  type PrintedTable,
  type Rule,
  audit,
} from '../src/index.js';

/** As a program without types calls it. */
const run = audit as (...given: unknown[]) => unknown;

/** A round robin of four without draws but one: points A 2½, B 2, C ½, D 1. */
const GAMES: Game[][] = [
  [
    { white: 'A', black: 'B', result: 1 },
    { white: 'C', black: 'D', result: 0 },
  ],
  [
    { white: 'D', black: 'A', result: 0 },
    { white: 'B', black: 'C', result: 1 },
  ],
  [
    { white: 'A', black: 'C', result: 0.5 },
    { white: 'B', black: 'D', result: 1 },
  ],
];

/** Another one: A 1½, B 1, C 1½, D 2. SB: A 1 + ¾, B 1½, C 2 + ¾, D 1½ + 1. */
const LEVEL_GAMES: Game[][] = [
  [
    { white: 'A', black: 'B', result: 1 },
    { white: 'C', black: 'D', result: 1 },
  ],
  [
    { white: 'B', black: 'C', result: 1 },
    { white: 'D', black: 'A', result: 1 },
  ],
  [
    { white: 'C', black: 'A', result: 0.5 },
    { white: 'B', black: 'D', result: 0 },
  ],
];

function column(label: string, values: readonly (number | null)[], more: Partial<PrintedColumn> = {}): PrintedColumn {
  return { label, cells: new Map(values.map((value, at) => ['ABCD'[at], value])), ...more };
}

function only(values: readonly (number | null)[], options: AuditOptions = {}): ColumnAudit {
  const [found] = audit(GAMES, { columns: [column('TB1', values)] }, options).columns;
  return found;
}

/**
 * A column of ARO: A (2000 + 1800 + 1700) / 3, B (1900 + 1800 + 1700) / 3, C (1900 + 2000 + 1700) / 3, D (1900 + 2000 + 1800) / 3,
 * and what is printed for E, who met nobody.
 */
function averagesWith(ofE: number): ColumnAudit {
  const players = [1900, 2000, 1800, 1700, 1600].map((rating, at) => ({ id: 'ABCDE'[at], rating }));
  const cells = new Map([1833, 1800, 1867, 1900, ofE].map((value, at) => ['ABCDE'[at], value]));
  return audit(GAMES, { columns: [{ label: 'TB1', cells }] }, { players }).columns[0];
}

describe('a column', () => {
  // SB: A 2 + 1 + ½·½, B ½ + 1, C ½·2½, D ½
  const SB = [3.25, 1.5, 1.25, 0.5];

  it('is identified where one class gives every cell', () => {
    expect(only(SB)).toMatchObject({ label: 'TB1', cells: 4, verdict: 'identified', matches: 4, wrong: [] });
  });

  it('is named by the code alone that its legend names', () => {
    // Nobody is tied, so that every direct encounter is 0
    const named = [{ code: 'DE', article: '6' }];
    const { columns } = audit(GAMES, { columns: [column('TB1', [0, 0, 0, 0], { named })] });
    expect(columns[0].rules[0]).toEqual({ code: 'DE', convention: 'points where all have met', article: null });
    expect(only([0, 0, 0, 0]).rules[0].code).not.toBe('DE');
  });

  it('is wrong where the rule gives no value', () => {
    expect(averagesWith(1500).wrong).toEqual([{ player: 'E', printed: 1500, computed: null }]);
  });

  it('is named by the edition in force first, by the declared code before', () => {
    const editions = (options: AuditOptions): unknown[] =>
      only(SB, options).rules.map(({ code, edition }) => [code, edition]);
    expect(editions({})[0]).toEqual(['SB', '2026-03']);
    expect(editions({ start: '2025-01-01' })[0]).toEqual(['SB', '2024-08']);
    expect(editions({ declared: ['SB/P'] })[0]).toEqual(['SB/P', '2026-03']);
  });

  it('is named as the legend names it', () => {
    const named = [{ code: 'SB', edition: '2024-08', article: '9.1' }] as const;
    const [found] = audit(GAMES, { columns: [column('TB1', SB, { named })] }).columns;
    expect(found.rules[0]).toEqual(named[0]);
    expect(found).not.toHaveProperty('misnamed');
  });

  it('is misnamed by a legend that names none of its rules', () => {
    const named = [{ code: 'BH', edition: '2024-08', article: '8.1' }] as const;
    const [found] = audit(GAMES, { columns: [column('TB1', SB, { named })] }).columns;
    expect(found.rules[0].code).toBe('SB');
    expect(found.misnamed).toEqual(named);
    // A legend of the code says nothing of conventions, and its year is that of an edition
    const ofLegend = (rule: Rule) => audit(GAMES, { columns: [column('TB1', SB, { named: [rule] })] }).columns[0];
    expect(ofLegend({ code: 'SB', convention: 'dummy of 2012', article: '9.1' })).not.toHaveProperty('misnamed');
    // Where no rule gives the cells, nothing is said of the legend
    const [unknown] = audit(GAMES, { columns: [column('TB1', [3.1, 1.7, 1.3, 0.7], { named })] }).columns;
    expect(unknown).toMatchObject({ verdict: 'unknown' });
    expect(unknown).not.toHaveProperty('misnamed');
  });

  it('is named as its heading says, and then with few modifiers', () => {
    const codes = audit(GAMES, { columns: [column('SB/P', SB)] }).columns[0].rules.map(({ code }) => code);
    expect(codes.slice(0, 3)).toEqual(['SB/P', 'SB/P', 'SB']);
    const lengths = only(SB).rules.flatMap(({ code, edition }) =>
      edition === '2026-03' ? [code.split('/').length] : [],
    );
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
  });

  it('tells nothing with fewer than three cells or different values', () => {
    expect(only([3.25, 1.5, null, null])).toMatchObject({ verdict: 'no-information', cells: 2, matches: 2, wrong: [] });
    expect(only([9, 9, 1, 1])).toMatchObject({ verdict: 'no-information', rules: [], wrong: [] });
    expect(only([])).toMatchObject({ verdict: 'no-information', cells: 0, rules: [], runnerUp: null });
  });

  it('is unknown where more than a quarter of the cells are wrong, and then has its nearest class', () => {
    const found = only([3.25, 1.5, 77, 88]);
    expect(found).toMatchObject({ verdict: 'unknown', rules: [], wrong: [], matches: 2 });
    expect(found.runnerUp?.rules[0].code).toBe('SB');
    expect(found.runnerUp?.matches).toBe(2);
  });

  it('is identified with errors where the next class has two cells fewer, and names the wrong one', () => {
    expect(only([3.25, 1.5, 1.25, 44])).toMatchObject({
      matches: 3,
      wrong: [{ player: 'D', printed: 44, computed: 0.5 }],
    });
  });
});

describe('an ambiguous column', () => {
  // Wins: A 2, B 2, C 0, D 1. Points: A 2½, B 2, C ½, D 1. Printed: the wins of A, the points of C
  const ambiguous = () => only([2, 2, 0.5, 1]);

  it('has all classes with a name that are as near, or one cell further', () => {
    const found = ambiguous();
    expect(found).toMatchObject({ verdict: 'ambiguous', matches: 3, cells: 4 });
    const codes = found.alternatives.map(({ rules }) => rules[0].code);
    expect(codes).toEqual(expect.arrayContaining(['WIN', 'PTS']));
    expect(found.alternatives.every(({ matches }) => matches >= 2)).toBe(true);
    expect(found.rules).toEqual(found.alternatives[0].rules);
  });

  it('has the cells that tell them apart', () => {
    const found = ambiguous();
    const [win, pts] = ['WIN', 'PTS'].map((code) =>
      found.alternatives.findIndex(({ rules }) => rules.some((rule) => rule.code === code)),
    );
    const values = found.telling.map(({ computed, player, printed }) => [
      player,
      printed,
      computed[win],
      computed[pts],
    ]);
    expect(values).toContainEqual(['A', 2, 2, 2.5]);
    expect(values).toContainEqual(['C', 0.5, 0, 0.5]);
  });

  it('has neither where the column is identified, or far from everything', () => {
    expect(only([3.25, 1.5, 1.25, 0.5])).toMatchObject({ alternatives: [], telling: [] });
    expect(only([3.25, 1.5, 77, 88])).toMatchObject({ alternatives: [], telling: [] });
  });
});

describe('0 in the place of no value', () => {
  it('agrees with an average rating without rated opponents', () => {
    const players = [{ id: 'A', rating: 2000 }, { id: 'B' }, { id: 'C' }, { id: 'D', rating: 1900 }];
    // A met D alone of the rated, B and C met both, D met A
    const [found] = audit(GAMES, { columns: [column('Rc', [1900, 1950, 1950, 2000])] }, { players }).columns;
    expect(found.rules[0]).toEqual({ code: 'ARO', convention: 'unrated opponents left out', article: '10.1' });
    expect(found.verdict).toBe('identified');
  });
});

describe('a column of zeros', () => {
  it('is not that of a rule that gives nobody a value', () => {
    // Without ratings nobody has an average
    const { runnerUp } = only([0, 0, 0, 0]);
    expect(runnerUp?.rules.filter(({ code }) => code.startsWith('ARO'))).toEqual([]);
    expect(runnerUp?.matches).toBeLessThan(4);
  });

  it('agrees, where it is printed, with no value', () => {
    expect(averagesWith(0)).toMatchObject({ verdict: 'identified', matches: 5, wrong: [] });
  });
});

describe('direct encounter', () => {
  it('is compared among those who are equal in the points and in the columns to the left', () => {
    // Points: A 1½, B 1, C 1½, D 2. A and C drew: ½ each, or 0 where a level group shows 0
    const ranks = (values: number[]): unknown => {
      const [found] = audit(LEVEL_GAMES, { columns: [column('DE', values)] }).columns;
      return [found.verdict, found.rules.map(({ convention }) => convention)];
    };
    expect(ranks([0.5, 0, 0.5, 0])).toEqual(['no-information', ['points where all have met']]);
  });
});

describe('points', () => {
  it('come first: those that do not follow from the games', () => {
    const points = new Map([
      ['A', 2.5],
      ['C', 1],
    ]);
    expect(audit(GAMES, { points, columns: [] }).points).toEqual({
      cells: 2,
      wrong: [{ player: 'C', printed: 1, computed: 0.5 }],
    });
  });
});

describe('ranks', () => {
  const printed = (ranks: readonly number[]): PrintedTable => ({
    ranks: new Map(ranks.map((rank, at) => ['ABCD'[at], rank])),
    columns: [],
  });

  it('follow from the points, or not', () => {
    expect(audit(GAMES, printed([1, 2, 4, 3])).ranks).toMatchObject({ cells: 4, wrong: [] });
    expect(audit(GAMES, printed([2, 1, 4, 3])).ranks?.wrong).toEqual([
      { player: 'A', printed: 2, from: 1, to: 1 },
      { player: 'B', printed: 1, from: 2, to: 2 },
    ]);
  });

  it('follow from the points of the games where none are printed', () => {
    // A 2½, B 2, C ½, D 1; printed: B has 2¼
    const points = new Map([['B', 2.25], ['D', 1.25]]); // prettier-ignore
    expect(audit(GAMES, { ...printed([1, 2, 4, 3]), points }).ranks?.wrong).toEqual([]);
    expect(audit(GAMES, { ...printed([1, 2, 3, 4]), points: new Map([['D', 0.75]]) }).ranks?.wrong).toHaveLength(2);
  });

  it('are held against the declared list in each edition', () => {
    const { editions } = audit(GAMES, printed([1, 2, 4, 3]), { declared: ['DE', 'DE/P', 'SB'] }).ranks ?? {};
    expect(editions).toEqual([
      { edition: '2024-08', codes: ['PTS', 'DE', 'DE/P', 'SB'], wrong: [] },
      { edition: '2026-03', codes: ['PTS', 'DE', 'DE/P', 'SB'], wrong: [] },
    ]);
  });

  it('follow from direct encounter with forfeits only where the list says so', () => {
    // One point each: A by forfeit against B, B by a bye
    const games: Game[][] = [
      [{ white: 'A', black: 'B', result: 1, kind: 'forfeit-win' }],
      [{ white: 'B', black: '', result: 1, kind: 'pairing-bye' }],
    ];
    const wrongOf = (code: string) =>
      audit(games, { ranks: new Map([['A', 2], ['B', 1]]), columns: [] }, { declared: [code] }).ranks?.editions[0].wrong; // prettier-ignore
    expect(wrongOf('DE')).toEqual([]);
    expect(wrongOf('DE/P')?.map(({ player }) => player)).toEqual(['A', 'B']);
  });

  it('are held against no list where a column is unknown', () => {
    const table = { ...printed([1, 2, 4, 3]), columns: [column('X', [9, 8, 7, 6])] };
    expect(audit(GAMES, table).ranks?.editions).toEqual([]);
  });
});

describe('a column whose lower value ranks first', () => {
  it('pairing numbers put A, with 2, behind B, with 1', () => {
    // A and B drew, and both beat the others: 2½ points each
    const games: Game[][] = [
      [
        { white: 'A', black: 'B', result: 0.5 },
        { white: 'C', black: 'D', result: 1 },
      ],
      [
        { white: 'A', black: 'C', result: 1 },
        { white: 'B', black: 'D', result: 1 },
      ],
      [
        { white: 'D', black: 'A', result: 0 },
        { white: 'C', black: 'B', result: 0 },
      ],
    ];
    const players = ['B', 'A', 'C', 'D'].map((id) => ({ id }));
    const ranks = new Map(['B', 'A', 'C', 'D'].map((id, at) => [id, at + 1]));
    const cells = new Map(['B', 'A', 'C', 'D'].map((id, at) => [id, at + 1]));
    const found = audit(games, { ranks, columns: [{ label: 'TPN', cells }] }, { players });
    expect(found.columns[0].rules[0].code).toBe('TPN');
    expect(found.ranks?.wrong).toEqual([]);
  });
});

describe('the list of a table', () => {
  const ranks = (places: readonly number[]) => new Map(places.map((rank, at) => ['ABCD'[at], rank]));
  const sb = column('TB1', [1.75, 1.5, 2.75, 2.5]);

  it('is what its columns were found to be, the higher value first', () => {
    const found = audit(LEVEL_GAMES, { ranks: ranks([3, 4, 2, 1]), columns: [sb] }).ranks;
    expect(found?.wrong).toEqual([]);
    expect(found?.editions).toEqual([
      { edition: '2024-08', codes: ['PTS', 'SB'], wrong: [] },
      { edition: '2026-03', codes: ['PTS', 'SB'], wrong: [] },
    ]);
    const swapped = audit(LEVEL_GAMES, { ranks: ranks([2, 4, 3, 1]), columns: [sb] }).ranks;
    expect(swapped?.wrong.map(({ player }) => player)).toEqual(['C', 'A']);
  });

  it('has the higher points of a direct encounter first', () => {
    // A and B have 1, C 2 and D 0; A beat B
    const rounds: Game[][] = [
      [
        { white: 'A', black: 'B', result: 1 },
        { white: 'C', black: 'D', result: 1 },
      ],
      [
        { white: 'B', black: 'D', result: 1 },
        { white: 'C', black: 'A', result: 1 },
      ],
    ];
    const found = audit(rounds, { ranks: ranks([2, 3, 1, 4]), columns: [column('DE', [1, 0, 0, 0])] });
    expect(found.columns[0].rules[0].convention).toBe('points where all have met');
    expect(found.ranks?.wrong).toEqual([]);
  });

  it('has the higher value of an unknown column first', () => {
    const unknown = column('X', [77, 66, 88, 99]);
    expect(audit(LEVEL_GAMES, { ranks: ranks([3, 4, 2, 1]), columns: [unknown] }).ranks?.wrong).toEqual([]);
    expect(audit(LEVEL_GAMES, { ranks: ranks([2, 4, 3, 1]), columns: [unknown] }).ranks?.wrong).toHaveLength(2);
  });

  it('has the codes as C.07 writes them, with the points once', () => {
    const codesOf = (declared: readonly string[]) =>
      audit(LEVEL_GAMES, { ranks: ranks([3, 4, 2, 1]), columns: [] }, { declared }).ranks?.editions[0].codes;
    expect(codesOf(['sb-c1', 'ks/l-1'])).toEqual(['PTS', 'SB/C1', 'KS/L-1']);
    expect(codesOf(['pts', 'SB'])).toEqual(['PTS', 'SB']);
    expect(codesOf(['BH', 'pts'])).toEqual(['BH', 'PTS']);
  });
});

describe('what has a wrong type', () => {
  it.each([
    [{ columns: [{ label: 'X', cells: new Map([[1, 1]]) }] }, {}, TypeError],
    [{ columns: [{ label: 'X', cells: new Map([['Z', 1]]) }] }, {}, RangeError],
    [{ columns: [{ label: 'X', cells: new Map([['A', 'x']]) }] }, {}, TypeError],
    [{ columns: [{ label: 'X', cells: new Map([['A', Infinity]]) }] }, {}, RangeError],
    [{ columns: [{ label: 1, cells: new Map() }] }, {}, TypeError],
    [{ columns: ['X', 'X'].map((label) => ({ label, cells: new Map() })) }, {}, RangeError],
    [{ columns: [] }, { declared: [1] }, TypeError],
    [{ columns: [] }, { declared: ['X'] }, RangeError],
  ])('%j with %j', (printed, options, kind) => {
    expect(() => run(GAMES, printed, options)).toThrow(kind);
  });

  it.each([
    [[['A']], 'games[0][0].white: expected an id'],
    [[[null]], 'games[0][0].white: expected an id'],
    [[null], 'games[0]: expected an array of games'],
    ['A', 'games: expected an array of rounds'],
  ])('%j is no list of rounds', (games, message) => {
    expect(() => run(games, { columns: [] })).toThrow(message);
  });

  it('is a list that is no array', () => {
    expect(() => run(GAMES, { columns: [] }, { declared: 1 })).toThrow('options.declared: expected an array of codes');
  });
});

describe('tables that cannot be audited', () => {
  const cells = new Map([['A', 1]]);
  it.each([
    [1, {}, 'printed: expected a table with columns, got 1'],
    [{ columns: 1 }, {}, 'printed.columns: expected an array of columns, got 1'],
    [{ columns: [1] }, {}, 'printed.columns[0]: expected a column with label and cells, got 1'],
    [{ columns: [{ label: 1, cells }] }, {}, 'printed.columns[0].label: expected a label used once, got 1'],
    [
      {
        columns: [
          { label: 'X', cells },
          { label: 'X', cells },
        ],
      },
      {},
      'printed.columns[1].label: expected a label used once, got "X"',
    ],
    [{ columns: [{ label: 'X', cells: {} }] }, {}, 'printed.columns[0].cells: expected a Map of ids to numbers'],
    [
      { columns: [{ label: 'X', cells: new Map([['Z', 1]]) }] },
      {},
      'printed.columns[0].cells: expected a player of the games, got "Z"',
    ],
    [
      { columns: [{ label: 'X', cells: new Map([['A', 'x']]) }] },
      {},
      'printed.columns[0].cells of "A": expected a number or null, got "x"',
    ],
    [{ columns: [{ label: 'X', cells, named: 'BH' }] }, {}, 'printed.columns[0].named: expected rules, got "BH"'],
    [{ columns: [{ label: 'X', cells, named: [{}] }] }, {}, 'printed.columns[0].named: expected rules'],
    [{ columns: [{ label: 'X', cells, named: [{ code: 1 }] }] }, {}, 'printed.columns[0].named: expected rules'],
    [{ columns: [{ label: 'X', cells, named: new Array(1) }] }, {}, 'printed.columns[0].named: expected rules'],
    [
      { columns: [{ label: 'X', cells, named: [{ code: 'BH' }, 'SB'] }] },
      {},
      'printed.columns[0].named: expected rules, got an object',
    ],
    [{ columns: [], ranks: new Map([['A', 0]]) }, {}, 'printed.ranks of "A": expected a whole number from 1, got 0'],
    [{ columns: [], points: new Map([['A', NaN]]) }, {}, 'printed.points of "A": expected a number, got NaN'],
    [{ columns: [] }, { declared: ['X'] }, 'options.declared[0]: expected a code of Article 5 for players'],
    [{ columns: [] }, { declared: new Array(1) }, 'options.declared[0]: expected a code of Article 5 for players'],
    [{ columns: [] }, { start: 1 }, 'options.start: expected a day YYYY-MM-DD, got 1'],
    [{ columns: [] }, { start: '2025-99-99' }, 'options.start: expected a day YYYY-MM-DD, got "2025-99-99"'],
    [{ columns: [] }, null, 'options: expected an object, got null'],
    [{ columns: [] }, 5, 'options: expected an object, got 5'],
  ])('%j with %j', (printed, options, message) => {
    expect(() => run(GAMES, printed, options)).toThrow(message);
  });

  it('is a TypeError for a start that is no text, and a RangeError for one that is no day', () => {
    expect(() => run(GAMES, { columns: [] }, { start: 1 })).toThrow(TypeError);
    expect(() => run(GAMES, { columns: [] }, { start: '2025-99-99' })).toThrow(RangeError);
  });
});
