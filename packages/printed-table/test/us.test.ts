// Crosstables of the United States: a line a player, with W12, D2, H--- and B---.

import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, skipNote } from '@crosstable/core/testing/shared-files';

import { type PrintedPage, readPrintedTable } from '../src/index.js';
import { html } from './tables.js';

type Rows = readonly (readonly (string | number)[])[];

const tabs = (rows: Rows): string => rows.map((row) => row.join('\t')).join('\n');

/** Ann beats Ben and draws with Cal, who wins a forfeit against Dee; Ed asked for ½ and 0, and Ben has the bye. */
const OPEN = [
  ['#', 'Name', 'Rtng', 'Rd 1', 'Rd 2', 'Rd 3', 'Total'],
  [1, 'Abbott, Ann', 1850, 'W2', 'D3', 'W4', 2.5],
  [2, 'Barlow, Ben', 1790, 'L1', 'B---', 'D3', 1.5],
  [3, 'Cole, Cal', 1700, 'X4', 'D1', 'D2', '2.0'],
  [4, 'Drake, Dee', 1600, 'F3', 'W5', 'L1', '1.0'],
  [5, 'Ellis, Ed', '', 'H---', 'L4', 'U---', 0.5],
] as const;

const GAMES = [
  [
    { white: '1', black: '2', result: 1, coloursUnknown: true },
    { white: '3', black: '4', result: 1, kind: 'forfeit-win', coloursUnknown: true },
    { white: '5', black: '', result: 0.5, kind: 'half-bye' },
  ],
  [
    { white: '1', black: '3', result: 0.5, coloursUnknown: true },
    { white: '4', black: '5', result: 1, coloursUnknown: true },
    { white: '2', black: '', result: 1, kind: 'pairing-bye' },
  ],
  [
    { white: '1', black: '4', result: 1, coloursUnknown: true },
    { white: '2', black: '3', result: 0.5, coloursUnknown: true },
    { white: '5', black: '', result: 0, kind: 'zero-bye' },
  ],
];

/** The table with other texts in some of its cells. */
function changed(texts: Readonly<Record<string, string>>): Rows {
  return OPEN.map((row) => row.map((text) => texts[text] ?? text));
}

const saidOf = ({ repairs }: PrintedPage): string[] => repairs.map(({ kind, message }) => `${kind}: ${message}`);

describe('a crosstable of the United States', () => {
  it.each([
    ['with tabs', tabs(OPEN)],
    ['as CSV', OPEN.map((row) => row.map((text) => `"${text}"`).join(',')).join('\n')],
    ['as a web page', html(OPEN, 'td')],
    ['with letters alone', tabs(changed({ 'H---': 'H', 'B---': 'B', 'U---': 'U', Total: 'Tot' }))],
    ['with blanks', tabs(changed({ W2: 'W 2', L1: 'L   1', X4: 'X 4', F3: 'F  3', 'Rd 1': 'Round 1', 'Rd 2': 'Round 2', 'Rd 3': 'Round 3' }))], // prettier-ignore
    ['with small letters', tabs(changed({ W2: 'w2', 'H---': 'h–––', 'Rd 1': 'Rd1', 'Rd 2': 'Rd2', 'Rd 3': 'Rd3' }))],
    ['with bare numbers above the rounds', tabs(changed({ 'Rd 1': '1', 'Rd 2': '2', 'Rd 3': '3' }))],
  ])('%s is read', async (_, source) => {
    const page = await readPrintedTable(source);
    expect(page.writtenAsIn).toBe('USA');
    expect(page.system).toBe('swiss');
    expect(page.games).toEqual(GAMES);
    expect([...page.points.values()]).toEqual([2.5, 1.5, 2, 1, 0.5]);
    expect(page.printed.points).toEqual(page.points);
    expect(page.unknown).toEqual(['colours']);
    expect(page.players.map(({ name, rating, pairingNumber }) => [name, rating, pairingNumber])).toEqual([
      ['Abbott, Ann', 1850, 1],
      ['Barlow, Ben', 1790, 2],
      ['Cole, Cal', 1700, 3],
      ['Drake, Dee', 1600, 4],
      ['Ellis, Ed', undefined, 5],
    ]);
    expect(saidOf(page).filter((said) => !said.startsWith('bye-code'))).toEqual([]);
  });

  it('has colours where they stand behind', async () => {
    const behind = OPEN.map((row) =>
      row.map((text) => {
        const found = /^[WDL](\d)$/.exec(String(text));
        // White is the lower number
        return found === null ? text : `${text}${Number(row[0]) < Number(found[1]) ? 'w' : 'b'}`;
      }),
    );
    const { games, unknown } = await readPrintedTable(tabs(behind));
    expect(games[2]).toEqual([
      { white: '1', black: '4', result: 1 },
      { white: '2', black: '3', result: 0.5 },
      { white: '5', black: '', result: 0, kind: 'zero-bye' },
    ]);
    expect(unknown).toBeUndefined();
  });

  it('has the pairing-allocated bye where B stands alone in its round, and full-point byes where it doesn’t', async () => {
    const page = await readPrintedTable(tabs(changed({ 'U---': 'B---', L4: 'B---', W5: 'U---' })));
    expect(
      page.games.map((round) => round.flatMap(({ white, black, kind }) => (black === '' ? [`${white} ${kind}`] : []))),
    ).toEqual([['5 half-bye'], ['2 full-bye', '4 zero-bye', '5 full-bye'], ['5 pairing-bye']]);
    expect(saidOf(page).filter((said) => said.startsWith('bye-code'))).toEqual([
      'bye-code: line 3, column 23: "B---" read as a full-point bye, one of 2 in its round',
      'bye-code: line 6, column 19: "B---" read as a full-point bye, one of 2 in its round',
      'bye-code: line 6, column 24: "B---" read as the pairing-allocated bye, the only one of its round',
    ]);
    expect(page.repairs.flatMap(({ open }) => open ?? [])).toEqual([]);
  });

  it('has a full-point bye where B stands alone beside a forfeit win that makes the players even', async () => {
    const page = await readPrintedTable(tabs(changed({ W5: 'X---', L4: 'U---' })));
    expect(page.games[1].slice(1)).toEqual([
      { white: '2', black: '', result: 1, kind: 'full-bye' },
      { white: '4', black: '', result: 1, kind: 'forfeit-win' },
      { white: '5', black: '', result: 0, kind: 'zero-bye' },
    ]);
    expect(saidOf(page)).toContain(
      'bye-code: line 3, column 23: "B---" read as a full-point bye, because the others of its round are odd in number',
    );
  });

  it('may leave the opponents of forfeits out, which is said', async () => {
    const page = await readPrintedTable(tabs(changed({ X4: 'X---', F3: 'F' })));
    expect(page.games[0].slice(1)).toEqual([
      { white: '3', black: '', result: 1, kind: 'forfeit-win' },
      { white: '4', black: '', result: 0, kind: 'forfeit-loss' },
      { white: '5', black: '', result: 0.5, kind: 'half-bye' },
    ]);
    expect(saidOf(page).filter((said) => said.includes('forfeit'))).toEqual([
      'bye-code: line 4, column 18: "X---" read as a forfeit win without its opponent, who isn\'t printed',
      'bye-code: line 5, column 19: "F" read as a forfeit loss without its opponent, who isn\'t printed',
    ]);
    expect(page.printed.points).toEqual(page.points);
  });

  it.each(['N4', 'N', 'R---', 'S4'])('with "%s" is refused by the name of its letter', async (text) => {
    await expect(readPrintedTable(tabs(changed({ X4: text })))).rejects.toThrow(
      `line 4, column 18: expected W, D or L before an opponent, or H, B, U, X or F, found "${text}" (the letter ${text.charAt(0)} has no result here that is known)`,
    );
  });

  it('with a sign that is no letter is refused without a note', async () => {
    await expect(readPrintedTable(tabs(changed({ X4: '?4' })))).rejects.toThrow(
      /^line 4, column 18: expected W, D or L before an opponent, or H, B, U, X or F, found "\?4"$/,
    );
  });

  it('with an X and a D has no draws by X', async () => {
    await expect(readPrintedTable(tabs(changed({ F3: 'X3' })))).rejects.toThrow(
      'line 5, column 19: expected the other side of "X4" of line 4, found "X3"',
    );
  });
});

describe('an X before an opponent', () => {
  const rows = (points: readonly [number | string, number | string], other = 'X1'): string =>
    tabs([
      ['#', 'Name', 'Rd 1', 'Rd 2', 'Pts'],
      [1, 'Ann', 'X2', 'W3', points[0]],
      [2, 'Ben', other, 'W4', points[1]],
      [3, 'Cal', 'W4', 'L1', 1],
      [4, 'Dee', 'L3', 'L2', 0],
    ]);

  it('is a draw in a table by hand, whose other side is an X, too', async () => {
    const { games, points, writtenAsIn } = await readPrintedTable(rows([1.5, 1.5]));
    expect(writtenAsIn).toBeUndefined();
    expect(games[0]).toContainEqual({ white: '1', black: '2', result: 0.5, coloursUnknown: true });
    expect([...points.values()]).toEqual([1.5, 1.5, 1, 0]);
  });

  it('is a forfeit win where the other side is an F', async () => {
    const { games } = await readPrintedTable(rows([2, 1], 'F1'));
    expect(games[0]).toContainEqual({
      ...{ white: '1', black: '2', result: 1, kind: 'forfeit-win', coloursUnknown: true },
    });
  });

  it.each([
    ['whose points are those of neither', rows([2, 2])],
    ['whose points are those of forfeits, but whose cells are those of draws', rows([2, 1])],
  ])('is refused in a table %s', async (_, table) => {
    await expect(readPrintedTable(table)).rejects.toThrow(
      'line 2, column 7: expected one meaning, found "X2" (it is a forfeit win in crosstables of the United States, and a draw in tables by hand; the cells and the printed points fit neither)',
    );
  });

  it.each(['X1', 'F1'])('is refused in a table without points, whatever the other side: "%s"', async (other) => {
    const table = rows([2, 1], other).replaceAll(/\t[^\t]*$/gm, '');
    await expect(readPrintedTable(table)).rejects.toThrow(
      /^line 2, column 7: expected one meaning, found "X2" \(.*; the cells and the printed points fit both\)$/,
    );
  });
});

describe('a table of the United States', () => {
  it('may count the bye of the pairing as a half point', async () => {
    const rows = [
      ['#', 'Name', 'Rd 1', 'Rd 2', 'Total'],
      [1, 'Ann', 'W2', 'B---', 1.5],
      [2, 'Ben', 'L1', 'W3', '1.0'],
      [3, 'Cal', 'B---', 'L2', 0.5],
    ];
    const { games, points, scoring } = await readPrintedTable(tabs(rows));
    expect(scoring).toEqual({ pairingBye: 0.5 });
    expect(games.map((round) => round[1])).toEqual([
      { white: '3', black: '', result: 0.5, kind: 'pairing-bye' },
      { white: '1', black: '', result: 0.5, kind: 'pairing-bye' },
    ]);
    expect([...points.values()]).toEqual([1.5, 1, 0.5]);
  });

  it('that is cut names two players without a row beside each other', async () => {
    const rows = [
      ['#', 'Name', 'Rd 1', 'Rd 2', 'Total'],
      [1, 'Ann', 'W3', 'W4', '2.0'],
      [2, 'Ben', 'W4', 'W3', '2.0'],
    ];
    await expect(readPrintedTable(tabs(rows))).rejects.toThrow('these have no row: 3, 4;');
  });

  it('that is cut names no more than some of many players without a row', async () => {
    // One row, whose opponents have the even numbers from 2 on
    const rounds = Array.from({ length: 13 }, (_, at) => at + 1);
    const rows = [
      ['#', 'Name', ...rounds.map((round) => `Rd ${round}`), 'Total'],
      [1, 'Ann', ...rounds.map((round) => `W${2 * round}`), rounds.length],
      [3, 'Cal', ...rounds.map((round) => `W${2 * round}`), rounds.length],
    ];
    await expect(readPrintedTable(tabs(rows))).rejects.toThrow(/these have no row: 4, 6, [\d, ]+, …;/);
  });
});

describe.skipIf(!hasShared)(`cases of the United States${skipNote}`, () => {
  const read = (file: string): Promise<PrintedPage> => readPrintedTable(sharedBytes(`cases/${file}`));

  it('10c has the printed points', async () => {
    const { points, printed, games, unknown } = await read('10c-us-w12.tsv');
    expect([...points.values()]).toEqual([2.5, 1.5, 2, 1.5, 0.5]);
    expect(printed.points).toEqual(points);
    expect(games[0]).toContainEqual({ white: '5', black: '', result: 0.5, kind: 'half-bye' });
    expect(unknown).toEqual(['colours']);
  });

  it('10b is cut off, and names the players without a row', async () => {
    await expect(read('10b-us-w12-cut.tsv')).rejects.toThrow(
      'line 2, column 17: expected an opponent from 1 to 3, found "W12" (such cells: 11; these have no row: 4–9, 11, 12, 15; if the list is cut,',
    );
  });
});

it('a round of dashes alone is worth what the total shows', async () => {
  const text = '#\tName\tRd 1\tRd 2\tTot\n1\tAnn\tW2\tW3\t2.0\n2\tBen\tL1\t---\t0.5\n3\tCal\t---\tL1\t0.0';
  const { points, games } = await readPrintedTable(text);
  expect([...points.values()]).toEqual([2, 0.5, 0]);
  expect(games[1]).toContainEqual({ white: '2', black: '', result: 0.5, kind: 'half-bye' });
});
