// Tie-breaks that programs compute beside C.07, by tables and by hand

import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, skipNote } from '@crosstable/core/testing/shared-files';
import { readPrintedTable } from '@crosstable/printed-table';

import { account, valuesUnder } from '../src/conventions.js';
import { type ColumnAudit, type CrosstableOptions, type PrintedColumn, audit, listOfPrinted } from '../src/index.js';

/*
 * A round robin of five. Won games are written from the winner: A beat B, C and drew D, lost to E; B beat C, D; C beat E; D beat C and
 * drew E; E lost to B.
 *
 *      A  B  C  D  E
 *   A  *  1  1  ½  0   2½
 *   B  0  *  1  1  1   3
 *   C  0  0  *  0  1   1
 *   D  ½  0  1  *  ½   2
 *   E  1  0  0  ½  *   1½
 */
const game = (white: string, black: string, result: 0 | 0.5 | 1) => ({ white, black, result });
const GAMES = [
  [game('A', 'B', 1), game('C', 'D', 0)],
  [game('C', 'A', 0), game('D', 'E', 0.5)],
  [game('A', 'D', 0.5), game('E', 'B', 0)],
  [game('E', 'A', 1), game('B', 'C', 1)],
  [game('B', 'D', 1), game('C', 'E', 1)],
];

const of = (...values: readonly number[]): Map<string, number> =>
  new Map(values.map((value, at) => ['ABCDE'[at], value]));

function found(
  values: readonly number[],
  options: CrosstableOptions = {},
  left: readonly PrintedColumn[] = [],
): ColumnAudit {
  const columns = [...left, { label: 'TB', cells: of(...values) }];
  const audits = audit(GAMES, { columns }, { system: 'round-robin', ...options }).columns;
  return audits[left.length];
}

const THREE = { scoring: { win: 3, draw: 1, loss: 0 } };

describe('programs', () => {
  it('Kashdan: 4 for a win, 2 for a draw, 1 for a loss', () => {
    // A 4 + 4 + 2 + 1, B 1 + 4 + 4 + 4, C 1 + 1 + 1 + 4, D 2 + 1 + 4 + 2, E 4 + 1 + 1 + 2
    const { rules, verdict } = found([11, 13, 7, 9, 8]);
    expect([verdict, rules[0].code]).toEqual(['identified', 'Kashdan']);
    const { rounds, value } = account(rules[0], 'D', GAMES, { system: 'round-robin' });
    expect([value, rounds.map((round) => round.value)]).toEqual([9, [4, 2, 2, 1]]);
  });

  it('Arranz: a draw is 0.6 with Black and 0.4 with White', () => {
    // A drew with White; D drew with White against E and with Black against A; E drew with Black
    const { rules, verdict } = found([2.4, 3, 1, 2, 1.6]);
    expect([verdict, rules[0].code]).toEqual(['identified', 'Arranz']);
  });

  it('have a code of their own, and so a table with one follows no list of C.07', () => {
    const [ranks, columns] = [of(2, 1, 5, 3, 4), [{ label: 'TB', cells: of(11, 13, 7, 9, 8) }]];
    expect(listOfPrinted(GAMES, { ranks, columns }, { system: 'round-robin' })).toBeUndefined();
    expect(audit(GAMES, { ranks, columns }, { system: 'round-robin' }).ranks).toMatchObject({
      wrong: [],
      editions: [],
    });
  });

  it('BuSum: the sum of the Buchholz of the opponents', () => {
    // Buchholz: everybody's points but the own, 10 - own: 7½ 7 9 8 8½; their sum is 40, and each has all but the own
    const { rules, verdict } = found([32.5, 33, 31, 32, 31.5]);
    expect([verdict, rules[0]]).toEqual([
      'identified',
      { code: 'AOB', convention: 'sum of the opponents’ BH', article: null },
    ]);
  });

  it('Sonneborn-Berger with the weights 1, ½ and 0 of points that are 3-1-0', () => {
    // Points 7 9 3 5 4. A 9 + 3 + 5/2, B 3 + 5 + 4, C 4, D 7/2 + 3 + 4/2, E 7 + 5/2
    const { rules, verdict } = found([14.5, 12, 4, 8.5, 9.5], THREE);
    expect([verdict, rules[0]]).toEqual(['identified', { code: 'SB', convention: 'weights 1, ½, 0', article: null }]);
  });

  it('and no other name for it where points are 1-½-0', () => {
    // A 3 + 1 + 1, B 1 + 2 + 1½, C 1½, D 1¼ + 1 + ¾, E 2½ + 1
    const { rules } = found([5, 4.5, 1.5, 3, 3.5]);
    expect(rules[0]).toMatchObject({ code: 'SB', edition: '2026-03' });
    expect(rules.filter(({ convention = '' }) => convention.includes('weights'))).toEqual([]);
  });

  it('Sonneborn-Berger cut off after one decimal', () => {
    // A draws with B here, so that some values have quarters
    const games = [[game('A', 'B', 0.5), game('C', 'D', 0)], ...GAMES.slice(1)];
    // Points 2 3½ 1 2 1½. A 3½/2 + 1 + 2/2, B 2/2 + 1 + 2 + 1½, C 1½, D 2/2 + 1 + 1½/2, E 2 + 2/2
    const printed = { label: 'TB', cells: of(3.7, 5.5, 1.5, 2.7, 3) };
    const [{ rules, verdict }] = audit(games, { columns: [printed] }, { system: 'round-robin' }).columns;
    expect(verdict).toBe('identified');
    expect(rules[0]).toEqual({ code: 'SB', convention: 'cut off after one decimal', article: null });
  });

  describe('averages of ratings', () => {
    // The others' ratings: A 8401/4, B 8302/4, C 8202/4, D 8101/4, E 7994/4
    const players = [1849, 1948, 2048, 2149, 2256].map((rating, at) => ({ id: 'ABCDE'[at], rating }));

    it.each([
      ['not rounded', [2100.25, 2075.5, 2050.5, 2025.25, 1998.5]],
      ['cut off', [2100, 2075, 2050, 2025, 1998]],
    ])('%s', (convention, values) => {
      const { rules, verdict } = found(values, { players });
      expect(verdict).toBe('identified');
      expect(rules[0]).toEqual({ code: 'ARO', convention, article: null });
    });
  });

  it('DiVerg: 2 for a win and 1 for a draw among those tied, and a line where nobody is', () => {
    // With 3-1-0 in another order: B and E and A each with 6 in a table that has points of its own
    const points = of(6, 6, 3, 5, 6);
    // A beat B and lost to E, B beat E
    const cells = new Map([...of(2, 2, 0, 0, 2)].filter(([id]) => 'ABE'.includes(id)));
    const columns = [{ label: 'DiVerg', cells }];
    const [column] = audit(GAMES, { points, columns }, { system: 'round-robin', ...THREE }).columns;
    expect(column.rules.map(({ code, convention }) => [code, convention])).toContainEqual([
      'DE',
      '2 for a win, 1 for a draw',
    ]);
    expect([column.matches, column.cells]).toEqual([3, 3]);
  });

  it('values under the rules that an audit names', () => {
    const rule = { code: 'SB', convention: 'weights 1, ½, 0', article: null };
    expect([...valuesUnder(rule, GAMES, { system: 'round-robin', ...THREE }).values()]).toEqual([
      14.5, 12, 4, 8.5, 9.5,
    ]);
  });
});

describe.skipIf(!hasShared)(`tables of Swiss-Chess${skipNote}`, () => {
  it('SoBerg of points that are 3-1-0: 11 of 11 cells, and all ranks', async () => {
    const { games, players, printed, rounds, scoring, system } = await readPrintedTable(
      sharedBytes('cases/09-club-310.tsv'),
    );
    const options = { players, rounds, scoring, system };
    const { columns, ranks } = audit(games, printed, options);
    expect(columns).toMatchObject([{ label: 'SoBerg', verdict: 'identified', cells: 11, matches: 11 }]);
    expect(ranks?.wrong).toEqual([]);
    expect(listOfPrinted(games, printed, options)?.codes).toEqual(['PTS', 'SB']);
  });
});
