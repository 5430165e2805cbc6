// The list that a printed table follows: those of pages whose rules are known, and tables by hand

import { describe, expect, it } from 'vitest';

import { call } from '@crosstable/core/testing/notation';
import { hasShared, sharedBytes, skipNote } from '@crosstable/core/testing/shared-files';
import { readPrintedTable } from '@crosstable/printed-table';

import { type PrintedColumn, type PrintedList, type PrintedTable, listOfPrinted } from '../src/index.js';
import { realTable } from './real-tables.js';

async function listOfPage(file: string): Promise<PrintedList | undefined> {
  const { games, players, printed, rounds, scoring, system } = await readPrintedTable(sharedBytes(file));
  return listOfPrinted(games, printed, { players, rounds, scoring, system });
}

describe.skipIf(!hasShared)(`the list of a printed page${skipNote}`, () => {
  // The rules of the columns as pages/index.json has them; the order of the points goes without saying
  it.each([
    ['pages/hof-2016-fi.html', 'PTS,BH/C1,SB/C1,WIN'],
    ['pages/keshmat-2024-07-en.xlsx', 'PTS,DE,BH/C1,BH'],
    ['pages/keshmat-winter-2026-rapid-en.xlsx', 'PTS,DE,BH/C1,BH/C2'],
    ['pages/moscow-open-2018-a-en.csv', 'PTS,BH,BH/C1,DE,SB'],
    ['pages/world-blitz-2021-en.csv', 'PTS,BH/C1,BH,ARO/C1,DE'],
    // Its legend: points, Buchholz, Sonneborn-Berger
    ['cases/34b-cr-spanish-crosstable.html', 'PTS,BH,SB'],
    ['cases/01-bevensen-rr.tsv', 'PTS,SB'],
    // Six players with two different values: the heading alone tells Buchholz from its mean
    ['cases/02-bremen-swiss-kreuztabelle.tsv', 'PTS,BH'],
  ])('%s: %s', async (file, codes) => {
    const list = await listOfPage(file);
    expect([list?.codes.join(), list?.from]).toEqual([codes, 'values']);
  });

  it('has the convention of each column, and how many of the printed ranks each edition changes', async () => {
    const list = await listOfPage('pages/hof-2016-fi.html');
    expect(list?.rules.map(({ convention }) => convention)).toEqual([
      'virtual opponent',
      'virtual opponent, ½ in unplayed rounds',
      'forfeit wins count, byes don’t',
    ]);
    // The issue: "under 2024-08, 40 of 103 places differ"
    expect(list).toMatchObject({ ranks: 103, rounds: 9 });
    expect(list?.editions[0]).toEqual({ edition: '2024-08', differing: 40 });
  });

  it.each(['swissperfect-limerick-2009.txt', 'vega-duras-crosstable.html'])(
    'is not known of %s, which has no columns',
    async (file) => {
      expect(await listOfPage(`pages/${file}`)).toBeUndefined();
    },
  );

  it('is the one that the organisers declared', () => {
    const { declared, games, options, printed } = realTable('moscow-open-2018-a');
    const list = listOfPrinted(games, printed, options);
    expect(list?.codes).toEqual(['PTS', ...declared]);
  });
});

/** Four players: A beat B and C and drew D, B beat C and D, D beat C. */
const GAMES = [
  [
    { white: 'A', black: 'B', result: 1 },
    { white: 'C', black: 'D', result: 0 },
  ],
  [
    { white: 'D', black: 'A', result: 0.5 },
    { white: 'B', black: 'C', result: 1 },
  ],
  [
    { white: 'A', black: 'C', result: 1 },
    { white: 'B', black: 'D', result: 1 },
  ],
] as const;

const of = (...values: readonly number[]): Map<string, number> =>
  new Map(values.map((value, at) => ['ABCD'[at], value]));

// Points 2½ 2 0 1½. Buchholz: A 2 + 0 + 1½, B 2½ + 0 + 1½, C 1½ + 2 + 2½, D 0 + 2½ + 2
const BUCHHOLZ: PrintedColumn = { label: 'TB1', cells: of(3.5, 4, 6, 4.5) };
const RANKS = of(1, 2, 4, 3);

function listWith(table: Partial<PrintedTable>): PrintedList | undefined {
  return listOfPrinted(GAMES, { ranks: RANKS, columns: [BUCHHOLZ], ...table }, { system: 'swiss' });
}

describe('a list by hand', () => {
  it('is not sought with options that are none', () => {
    const wrong: unknown = 5;
    expect(() => call(listOfPrinted, [GAMES, { columns: [BUCHHOLZ] }, wrong])).toThrow(
      new TypeError('options: expected an object, got 5'),
    );
  });

  it('is that of columns with one rule each, where all ranks follow', () => {
    expect(listWith({})).toMatchObject({ codes: ['PTS', 'BH'], from: 'values', ranks: 4, rounds: 3 });
  });

  it('is not known where a rank does not follow', () => {
    expect(listWith({ ranks: of(1, 3, 4, 2) })).toBeUndefined();
  });

  it('is not known where no ranks are printed', () => {
    expect(listOfPrinted(GAMES, { columns: [BUCHHOLZ] })).toBeUndefined();
  });

  it('is not known where no rule gives a column', () => {
    const unknown = { label: 'TB2', cells: of(17, 31, 8, 90) };
    expect(listWith({ columns: [BUCHHOLZ, unknown] })).toBeUndefined();
  });

  describe('of a column that cannot tell rules apart', () => {
    // After round 1, the points are the wins, with byes and without
    const afterRoundOne = (column: Partial<PrintedColumn>): PrintedList | undefined => {
      const columns = [{ label: 'TB1', cells: of(1, 0, 0, 1), ...column }];
      return listOfPrinted(GAMES.slice(0, 1), { ranks: of(1, 3, 3, 1), columns }, { system: 'swiss' });
    };

    it('is not known', () => {
      expect(afterRoundOne({})).toBeUndefined();
    });

    it.each([
      ['WON', { label: 'Won' }],
      ['WIN', { named: [{ code: 'WIN', article: '7.1' }] }],
    ])('but for one whose name is a code that gives it: %s', (code, column) => {
      expect(afterRoundOne(column)?.codes).toEqual(['PTS', code]);
    });

    it('nor one whose name is a code that gives other values', () => {
      expect(afterRoundOne({ label: 'BPG' })).toBeUndefined();
    });
  });

  describe('by the legend', () => {
    const named = (code: string): PrintedColumn => ({
      label: `TB ${code}`,
      cells: of(17, 31, 8, 90),
      legend: code,
      named: [{ code, edition: '2024-08', article: '8.1' }],
    });

    it('is the one that it names, although the numbers are others', () => {
      const list = listWith({ columns: [named('BH/C1'), named('SB')] });
      expect(list).toMatchObject({ codes: ['PTS', 'BH/C1', 'SB'], from: 'legend' });
    });

    it('is known without ranks', () => {
      const list = listOfPrinted(GAMES, { columns: [named('BH/C1')] });
      expect(list).toMatchObject({ codes: ['PTS', 'BH/C1'], from: 'legend', ranks: 0, editions: [] });
    });

    it('is not known where a legend leaves the cut open', () => {
      const open = { ...named('BH'), named: ['BH', 'BH/C1'].map((code) => ({ code, article: '8.1' })) };
      expect(listWith({ columns: [open] })).toBeUndefined();
    });

    it('has the rules of the numbers where these are others', () => {
      const list = listWith({ columns: [{ ...named('SB'), cells: BUCHHOLZ.cells }] });
      expect(list).toMatchObject({ codes: ['PTS', 'BH'], from: 'values' });
    });
  });
});
