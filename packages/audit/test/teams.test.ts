// Tables of teams: values from elsewhere, as a table would print them

import { describe, expect, it } from 'vitest';

import { hasShared, sharedJson, skipNote } from '@crosstable/core/testing/shared-files';
import type { GoldenTeams } from '@crosstable/standings/testing/golden-teams';
import { type HeldTeams, heldMatches } from '@crosstable/standings/testing/held-teams';
import { teamTable } from '@crosstable/team/inside';

import { account, valuesUnder } from '../src/conventions.js';
import {
  type ColumnAudit,
  type Edition,
  type Matches,
  type PrintedTable,
  type TeamAuditOptions,
  audit,
} from '../src/index.js';
import { goldenTeams, optionsOf } from './golden-teams.js';

interface Held extends HeldTeams {
  readonly printed_2023: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const GROUPS = ['team-swiss', 'team-swiss@2024-08', 'team-swiss-byes', 'team-swiss-byes@2024-08', 'team-rr'];

/** Codes that are no values of a tie-break: adjusted scores, orders, and a divisor of its own. */
const NO_COLUMNS = /^(?:ABH|TBR|BBE|EDE|SSSC\/K)/;

function mapOf(values: Readonly<Record<string, number | null>>): Map<string, number | null> {
  return new Map(Object.entries(values));
}

function numbersOf(values: Readonly<Record<string, number | null>>): Map<string, number> {
  return new Map(Object.entries(values).flatMap(([id, value]) => (value === null ? [] : [[id, value]])));
}

/** The golden values of a tournament as a printed table. */
function tableOf(golden: GoldenTeams): PrintedTable {
  const codes = Object.keys(golden.expected.MP).filter((code) => !NO_COLUMNS.test(code));
  return {
    points: numbersOf(golden.expected.MP.MPTS),
    columns: codes.map((label) => ({ label, cells: mapOf(golden.expected.MP[label]) })),
  };
}

function isNamed({ label, rules }: ColumnAudit, edition: Edition): boolean {
  return rules.some((rule) => rule.code === label && rule.edition === edition);
}

describe('the columns of teams', () => {
  it.each(GROUPS)('%s: every one is given by its own code, and no cell is wrong', (name) => {
    const { edition, tournaments } = goldenTeams(name);
    for (const golden of tournaments) {
      const { columns, points } = audit(golden.matches, tableOf(golden), optionsOf(golden));
      expect(points).toEqual({ cells: golden.teams.length, wrong: [] });
      expect(columns.filter((column) => column.wrong.length > 0 || !isNamed(column, edition))).toEqual([]);
      expect(columns.some(({ verdict }) => verdict === 'identified')).toBe(true);
    }
  });
});

describe('a convention for teams', () => {
  /** Game points: X 3½, Z 1 of a bye and ½. Match points: X 4, Z 1. */
  const matches: Matches = [
    [
      { white: 'X', black: 'Y', gamePoints: [2, 0] },
      { white: 'Z', black: '', kind: 'pairing-bye' },
    ],
    [{ white: 'X', black: 'Z', gamePoints: [1.5, 0.5] }],
  ];
  const table = teamTable(matches, { boards: 2, rounds: 2, system: 'swiss' });

  // The virtual opponent of the bye has as much of a match as Z lacks, a draw, and a drawn match: 2, in both scores
  it.each([
    ['BH', 'virtual opponent', 2 + 4],
    ['BH:MP', 'virtual opponent', 2 + 4],
    ['BH:GP', 'virtual opponent', 2 + 3.5],
    ['BH', 'own unplayed round: nothing; opponents’: points awarded', 4],
    ['BH:GP', 'own unplayed round: nothing; opponents’: points awarded', 3.5],
    ['WIN:MP', 'byes count, forfeit wins don’t', 0],
  ])('%s, %s: %d', (code, convention, value) => {
    const rule = { code, convention, article: null };
    expect(valuesUnder(rule, table).get('Z')).toBe(value);
  });

  it('is found where a round has a bye beside its matches', () => {
    const found = audit([matches[0]], { columns: [{ label: 'MP', cells: new Map([['X', 2]]) }] }, { boards: 2 });
    expect(found.columns[0].wrong).toEqual([]);
  });

  it.each([
    ['WIN:GP', '2026-03'],
    ['TPN:MP', '2026-03'],
    ['STD:MP', '2024-08'],
  ] as const)('%s is no code of %s', (code, edition) => {
    expect(() => valuesUnder({ code, edition, article: null }, table)).toThrow('rule: expected a rule');
  });

  it.each(['BPG', 'TPN:GP'])('%s is none', (code) => {
    const rule = { code, convention: 'virtual opponent', article: null };
    expect(() => valuesUnder(rule, table)).toThrow('rule: expected a rule');
  });
});

describe('a table of teams', () => {
  const [golden] = goldenTeams('team-swiss').tournaments;
  const options = optionsOf(golden);
  const { EMMSB, GPTS } = golden.expected.MP;

  it('has a misprint: one cell is wrong, and its account says why', () => {
    const [team, value] = Object.entries(EMMSB)[0];
    const cells = mapOf({ ...EMMSB, [team]: (value ?? 0) + 1 });
    const [column] = audit(golden.matches, { columns: [{ label: 'EMMSB', cells }] }, options).columns;
    expect(column.rules[0]).toEqual({ code: 'EMMSB', edition: '2026-03', article: '13.2.1' });
    expect(column.wrong).toEqual([{ player: team, printed: (value ?? 0) + 1, computed: value }]);
    const { rounds, value: computed } = account(column.rules[0], team, teamTable(golden.matches, options));
    expect(computed).toBe(value);
    expect(rounds.reduce((sum, round) => sum + round.value, 0)).toBe(value);
  });

  it.each(['2024-08', '2026-03'] as const)('is named by the edition in force first: %s', (edition) => {
    const table = { columns: [{ label: 'TB1', cells: mapOf(golden.expected.MP.MPTS) }] };
    const start = { '2024-08': '2025-01-01', '2026-03': '2026-03-01' }[edition];
    const [{ rules }] = audit(golden.matches, table, { ...options, start }).columns;
    const named = rules.filter(({ code }) => code === 'MPTS').map((rule) => rule.edition);
    expect(named[0]).toBe(edition);
    expect(named.toSorted()).toEqual(['2024-08', '2026-03']);
  });

  it('has game points as its points where they decide first', () => {
    const table = { points: numbersOf(GPTS), columns: [{ label: 'MP', cells: mapOf(golden.expected.MP.MPTS) }] };
    const { columns, points } = audit(golden.matches, table, { ...options, primary: 'GP' });
    expect(points.wrong).toEqual([]);
    expect(columns[0].rules.map(({ code }) => code)).toEqual(expect.arrayContaining(['MPTS', 'MPvGP']));
  });

  it.each(golden.standings.map(({ order, primary, ranks }) => [primary, order, ranks] as const))(
    '%s %j: the golden ranks follow from the list',
    (primary, order, ranks) => {
      const table = { ranks: new Map(Object.entries(ranks)), columns: [] };
      const found = audit(golden.matches, table, { ...options, primary, declared: order }).ranks;
      expect(found?.editions.find(({ edition }) => edition === '2026-03')?.wrong).toEqual([]);
    },
  );

  it('knows no codes but those of teams', () => {
    expect(() => audit(golden.matches, { columns: [] }, { ...options, declared: ['EMXSB'] })).toThrow(
      'options.declared[0]: expected a code of Article 5 for teams, as BH/C1, got "EMXSB"',
    );
    expect(() => audit([], { columns: [] }, { declared: ['BH:GP'] })).toThrow('a code of Article 5 for players');
  });
});

describe.skipIf(!hasShared)(`the exercises of the Technical Commission, printed in 2023${skipNote}`, () => {
  const held = hasShared ? (sharedJson('real/held-teams.json') as Held) : undefined;
  const matches: Matches = held === undefined ? [] : heldMatches(held);
  const options: TeamAuditOptions = { boards: 4, rounds: 7, system: 'swiss' };

  it.each(['BH:MP', 'BH:MP/C1', 'BH:GP', 'BH:GP/C1', 'SSSC'])('%s is that of 2024-08 in all 14 cells', (label) => {
    const cells = mapOf(held?.printed_2023[label] ?? {});
    const [column] = audit(matches, { columns: [{ label, cells }] }, options).columns;
    expect(column).toMatchObject({ verdict: 'identified', cells: 14, matches: 14, wrong: [] });
    expect(isNamed(column, '2024-08')).toBe(true);
    expect(isNamed(column, '2026-03')).toBe(false);
  });
});
