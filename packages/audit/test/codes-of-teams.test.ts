// The codes of teams: their articles as C.07 numbers them, and what they do as the umbrella has it

import { describe, expect, it } from 'vitest';

import { openTable } from '@crosstable/core';
import { standings, tiebreakValues } from '@crosstable/standings';
import type { GoldenTeams } from '@crosstable/standings/testing/golden-teams';
import { teamTable } from '@crosstable/team/inside';

import { CODES_OF_TEAMS } from '../src/codes/codes-of-teams.js';
import { splitsOf } from '../src/codes/known-codes.js';
import { account, valuesUnder } from '../src/conventions.js';
import { hypothesesOfResults } from '../src/hypotheses/team-hypotheses.js';
import { type ColumnAudit, type Matches, type PrintedColumn, audit } from '../src/index.js';
import { goldenTeams, optionsOf } from './golden-teams.js';

const EVENTS = ['team-swiss', 'team-swiss-byes'].flatMap((name) => goldenTeams(name).tournaments.slice(0, 2));

const ARTICLES = [
  ['MPTS', '11.1.1'],
  ['GPTS', '11.1.2'],
  ['MPvGP', '13.1'],
  ['EMMSB', '13.2.1'],
  ['EMMSB/P', '13.2.1'],
  ['EMGSB/C1', '13.2.2'],
  ['EGMSB', '13.2.3'],
  ['EGGSB', '13.2.4'],
  ['SSSC', '13.4'],
  ['SSSC/P', '13.4'],
  ['SSSC/F', '13.4'],
  ['SSSC/F/P', '13.4'],
  ['BC', '12.1'],
  ['WIN:MP', '7.1'],
  ['BH:GP/C1', '8.1'],
  ['SB:GP', '9.1'],
] as const;

/** The columns that print all of these for a tournament, as the audit finds them. */
function audited(golden: GoldenTeams): readonly ColumnAudit[] {
  const options = optionsOf(golden);
  const table = teamTable(golden.matches, options);
  const columns = ARTICLES.map(([label]) => ({ label, cells: tiebreakValues(label, table) }));
  return audit(golden.matches, { columns }, options).columns;
}

describe('a value of teams', () => {
  let made: readonly (readonly ColumnAudit[])[] | undefined;
  const audits = () => (made ??= EVENTS.map(audited));

  it.each(ARTICLES)('%s is that of its package, and has Article %s', (code, article) => {
    const found = audits().flatMap((columns) => columns.filter(({ label }) => label === code));
    expect(found.flatMap(({ wrong }) => wrong)).toEqual([]);
    const known = found.filter(({ verdict }) => verdict !== 'no-information');
    expect(known.length).toBeGreaterThan(0);
    for (const { rules } of known) expect(rules).toContainEqual({ code, edition: '2026-03', article });
  });
});

describe('with game points as the primary score', () => {
  it.each(['PTS', 'MPTS', 'GPTS', 'MPvGP', 'BC', 'EMGSB', 'BH:MP'])('%s is that of its package', (code) => {
    for (const golden of EVENTS) {
      const table = teamTable(golden.matches, { ...optionsOf(golden), primary: 'GP' });
      const rule = { code, edition: '2026-03', article: null } as const;
      expect(new Map(valuesUnder(rule, table))).toEqual(new Map(tiebreakValues(code, table)));
    }
  });
});

describe('a column printed without decimals', () => {
  const MEANS = ['SSSC', 'SSSC/F/P'];

  function rounded(golden: GoldenTeams): readonly ColumnAudit[] {
    const options = optionsOf(golden);
    const table = teamTable(golden.matches, options);
    const columns = MEANS.map((label): PrintedColumn => {
      const values = [...tiebreakValues(label, table)];
      return { label, cells: new Map(values.map(([id, value]) => [id, value && Math.floor(value + 0.5)])) };
    });
    return audit(golden.matches, { columns }, options).columns;
  }

  let made: readonly ColumnAudit[] | undefined;
  const printed = () => (made ??= EVENTS.flatMap(rounded));

  it.each(MEANS)('may be %s, which is a mean', (code) => {
    const found = printed().filter(({ label }) => label === code);
    expect(found).toHaveLength(EVENTS.length);
    for (const { rules, verdict, wrong } of found) {
      expect(wrong).toEqual([]);
      if (verdict !== 'no-information') expect(rules.map((rule) => rule.code)).toContain(code);
    }
  });
});

it('A convention has no code that teams don’t have', () => {
  for (const golden of EVENTS) {
    const tournament = openTable(teamTable(golden.matches, optionsOf(golden)));
    const codes = hypothesesOfResults(tournament, '2026-03', CODES_OF_TEAMS).map(({ rule }) => rule.code);
    expect(codes).toContain('WIN:MP');
    expect(codes.filter((code) => CODES_OF_TEAMS.meaning(code) === undefined)).toEqual([]);
  }
});

describe('a code with a number', () => {
  const CODES = ['SSSC/K4', 'SSSC/F/K3/P', 'KS:GP/L40'];
  /** A heading that is no code. */
  const labelOf = (code: string): string => `TB${CODES.indexOf(code)}`;

  function found(golden: GoldenTeams) {
    const options = optionsOf(golden);
    const table = teamTable(golden.matches, options);
    const columns = CODES.map((code) => ({ label: labelOf(code), cells: tiebreakValues(code, table) }));
    const named = columns.map((column, at) => ({ ...column, named: [{ code: CODES[at], article: null }] }));
    return {
      ofList: audit(golden.matches, { columns }, { ...options, declared: ['MPTS', ...CODES] }).columns,
      ofLegend: audit(golden.matches, { columns: named }, options).columns,
    };
  }

  let made: readonly ReturnType<typeof found>[] | undefined;
  const events = () => (made ??= EVENTS.map(found));

  it.each(CODES)('%s is found where the list has it, and where the legend names it', (code) => {
    for (const { ofLegend, ofList } of events()) {
      const isOfCode = ({ label }: ColumnAudit): boolean => label === labelOf(code);
      const [inList, inLegend] = [...ofList.filter(isOfCode), ...ofLegend.filter(isOfCode)];
      expect(inList.matches).toBe(inList.cells);
      if (inList.verdict !== 'no-information') expect(inList.rules[0].code).toBe(code);
      expect(inLegend.matches).toBe(inLegend.cells);
    }
  });
});

describe('an order of teams', () => {
  /** By match points and a code: the rank of every team. */
  function ranksBy(code: string, table: ReturnType<typeof teamTable>): ReadonlyMap<string, number> {
    const tournament = openTable(table);
    const [split] = splitsOf(code, tournament, CODES_OF_TEAMS);
    const rows = standings(table, ['MPTS']);
    const ranks = new Map<string, number>();
    for (const rank of new Set(rows.map((row) => row.rank))) {
      const tied = rows.filter((row) => row.rank === rank).map(({ player }) => tournament.ids.indexOf(player));
      let before = rank;
      for (const part of split(tied)) {
        for (const team of part) ranks.set(tournament.ids[team], before);
        before += part.length;
      }
    }
    return ranks;
  }

  const ORDERS = [
    ['DE', '6'],
    ['DE/P', '6'],
    ['DE:MP', '6'],
    ['DE:MP/P', '6'],
    ['DE:GP', '6'],
    ['DE:GP/P', '6'],
    ['TBR', '12.2'],
    ['BBE', '12.3'],
    ['EDE', '13.3'],
    ['EDE/P', '13.3'],
    ['EDEBT', '13.3'],
    ['EDEBT/P', '13.3'],
    ['EDEBB', '13.3'],
    ['EDEBB/P', '13.3'],
    ['EDET', '13.3'],
    ['EDET/P', '13.3'],
    ['EDEB', '13.3'],
    ['EDEB/P', '13.3'],
  ] as const;

  it('is one of these, and has its article', () => {
    expect(new Map(CODES_OF_TEAMS.orders.map(({ article, code }) => [code, article]))).toEqual(new Map(ORDERS));
  });

  it.each([...ORDERS.map(([code]) => code), 'BC', 'GPTS', 'SSSC'])('%s divides the tied as in standings', (code) => {
    for (const golden of EVENTS) {
      const table = teamTable(golden.matches, optionsOf(golden));
      const expected = standings(table, ['MPTS', code]).map(({ player, rank }) => [player, rank] as const);
      expect(ranksBy(code, table)).toEqual(new Map(expected));
    }
  });

  it.each(['TBR', 'BBE', 'EDEBT', 'EDEB/P'])('%s divides nobody where the boards aren’t known', (code) => {
    // Both won a match by 1½–½, so that only boards could tell them apart; those of Y's bye are known
    const matches: Matches = [
      [
        { white: 'X', black: 'Y', gamePoints: [1.5, 0.5] },
        { white: 'Z', black: '', kind: 'zero-bye' },
      ],
      [
        { white: 'Y', black: 'X', gamePoints: [1.5, 0.5] },
        { white: 'Z', black: '', kind: 'zero-bye' },
      ],
      [
        { white: 'X', black: 'Z', gamePoints: [1, 1] },
        { white: 'Y', black: '', kind: 'pairing-bye' },
      ],
    ];
    const ranks = ranksBy(code, teamTable(matches, { boards: 2 }));
    expect([ranks.get('X'), ranks.get('Y')]).toEqual([1, 1]);
  });
});

describe('direct encounter of teams', () => {
  // X beats Y by 1½–½, and Y beats X by 2–0: two match points each, and X 1½ game points against 2½
  const matches: Matches = [
    [{ white: 'X', black: 'Y', gamePoints: [1.5, 0.5] }],
    [{ white: 'Y', black: 'X', gamePoints: [2, 0] }],
  ];
  const shown = (X: number, Y: number): ColumnAudit => {
    const column: PrintedColumn = { label: 'DE', cells: new Map([['X', X], ['Y', Y]]) }; // prettier-ignore
    return audit(matches, { columns: [column] }, { boards: 2 }).columns[0];
  };

  it('has points in either score', () => {
    // Averages of two games: Y has ½ + 2 game points, X 1½ + 0
    const convention = { convention: 'points where all have met', article: null };
    expect(shown(0.75, 1.25).rules[0]).toEqual({ code: 'DE:GP', ...convention });
    expect(shown(1, 1).rules).toContainEqual({ code: 'DE:MP', ...convention });
  });
});

describe('orders of teams that look at boards', () => {
  // A beat B by game points; nobody knows the boards
  const table = teamTable([[{ white: 'A', black: 'B', gamePoints: [2.5, 1.5] }]], { boards: 4 });
  const orders = new Map(CODES_OF_TEAMS.orders.map(({ code, separate }) => [code, separate]));
  const groupsBy = (code: string) => orders.get(code)?.(openTable(table), [0, 1]);

  it.each(['TBR', 'BBE', 'EDEBT', 'EDEBB/P', 'EDET', 'EDEB'])('%s divides nobody where none is known', (code) => {
    expect(groupsBy(code)).toEqual([[0, 1]]);
  });

  it.each(['EDE', 'EDE/P'])('%s needs none', (code) => {
    expect(groupsBy(code)).toEqual([[0], [1]]);
  });
});

it.each(['MP', 'GP'] as const)('the account of board count is in game points, also where %s come first', (primary) => {
  // 1 × 1 + 2 × ½; A has 1½ game points
  const boards = [
    { white: 'a1', black: 'b1', result: 1 },
    { white: 'b2', black: 'a2', result: 0.5 },
  ] as const;
  const table = teamTable([[{ white: 'A', black: 'B', boards }]], { primary });
  const { rounds, value } = account({ code: 'BC', edition: '2026-03', article: '12.1' }, 'A', table);
  expect(value).toBe(2);
  expect(rounds).toMatchObject([{ round: 1, score: 1.5, value: 2 }]);
});

it.each([
  // B won 2–0, and has 2 match points and 2½ game points; A's win over B brought 2 match points and 1½ game points
  ['EMMSB', 2, 2],
  ['EMGSB', 1.5, 2],
  ['EGMSB', 2, 2.5],
  ['EGGSB', 1.5, 2.5],
  ['SB:GP', 1.5, 2.5],
])('an account of %s has the points of the score that multiplies, and the score met', (code, points, score) => {
  const table = teamTable(
    [[{ white: 'A', black: 'B', gamePoints: [1.5, 0.5] }], [{ white: 'B', black: 'C', gamePoints: [2, 0] }]],
    { boards: 2 },
  );
  const { rounds, value } = account({ code, edition: '2026-03', article: null }, 'A', table);
  expect(rounds).toMatchObject([{ round: 1, opponent: 'B', points, score, value: points * score }]);
  expect(value).toBe(points * score);
});
