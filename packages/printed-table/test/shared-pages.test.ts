import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, sharedJson, skipNote } from '@crosstable/core/testing/shared-files';

import { type PrintedPage, readPrintedTable } from '../src/index.js';

/** The entry of a page in `index.json`. */
interface Entry {
  readonly file: string;
  readonly event: string;
  readonly players?: number;
  readonly rounds?: number;
  readonly date?: string;
  readonly expect: string;
  readonly tiebreaks?: readonly string[];
}

const index = hasShared ? (sharedJson('pages/index.json') as { readonly files: readonly Entry[] }).files : [];
const readable = index.filter((entry) => entry.expect.startsWith('read'));

const read = (file: string): Promise<PrintedPage> => readPrintedTable(sharedBytes(`pages/${file}`));

/** The sentence that refuses each page. */
const REFUSED: readonly (readonly [file: string, said: RegExp])[] = [
  [
    'cut-list-en.xlsx',
    /^line 2, column 7: expected an opponent from 1 to 150, found "256w1" \(such cells: 409; .*zeilen=99999/,
  ],
  ['portimao-2024-standings-en.html', /without games.*art=4/],
  ['portimao-2024-standings-pt.html', /without games.*art=4/],
  ['portimao-2024-pairings-r9-en.html', /pairings of one round.*art=4/],
  ['batumi-2018-teams.csv', /^line 5, column 9: .*"69w3" \(tables of teams/],
  ['start-list-ru.html', /without games.*art=4/],
  ['vega-duras-standing.html', /without games/],
  ['vega-rapid-pict-standing.html', /without games/],
];

/** Each game as a text that tells neither the order of the round nor who stands first where colours are unknown. */
function gamesOf({ games }: PrintedPage): string[][] {
  return games.map((round) => round.map((game) => JSON.stringify(game)).sort());
}

describe.skipIf(!hasShared)(`printed tables${skipNote}`, () => {
  it('every page is read or refused here', () => {
    expect(new Set([...readable.map(({ file }) => file), ...REFUSED.map(([file]) => file)])).toEqual(
      new Set(index.map(({ file }) => file)),
    );
  });

  it.each(readable)('$file: players, rounds, date, columns, and the printed points of everybody', async (entry) => {
    const page = await read(entry.file);
    expect([page.players.length, page.rounds]).toEqual([entry.players, entry.rounds]);
    expect(page.points).toEqual(page.printed.points);
    expect(page.repairs.filter(({ kind }) => kind === 'points-differ')).toEqual([]);
    // The text that is copied from a page has no details
    if (entry.date !== undefined && page.start !== undefined) expect(page.start).toBe(entry.date);
    expect(page.printed.columns.length).toBe(entry.tiebreaks?.length ?? 0);
    const unfinished = /(\d+) unfinished games/.exec(entry.expect)?.[1] ?? '0';
    expect(page.games.flat().filter(({ result }) => result === null).length).toBe(Number(unfinished));
  });

  it('the points of all players of all pages agree', async () => {
    const pages = await Promise.all(readable.map(({ file }) => read(file)));
    const all = pages.flatMap(({ points, printed }) =>
      [...points].map(([id, score]) => [score, printed.points?.get(id)]),
    );
    expect(all.filter(([score, printed]) => score === printed).length).toBe(1100);
    expect(all.length).toBe(1100);
  });

  it.each(REFUSED)('%s is refused, with what to do instead', async (file, said) => {
    const refused = read(file);
    await expect(refused).rejects.toThrow(RangeError);
    await expect(refused).rejects.toThrow(said);
  });

  // The same events as web page, spreadsheet and copied text, in other languages, which have `s` for black
  it.each([
    ['derived-keshmat-2025-03-de.tsv', 'keshmat-2025-03-en.xlsx'],
    ['derived-keshmat-2025-05-pt.tsv', 'keshmat-2025-05-en.xlsx'],
    ['derived-hof-2016-fi.tsv', 'hof-2016-fi.html'],
  ])('%s has the games and columns of %s', async (copied, original) => {
    const [one, other] = await Promise.all([read(copied), read(original)]);
    expect(gamesOf(one)).toEqual(gamesOf(other));
    expect(one.printed.ranks).toEqual(other.printed.ranks);
    const cells = ({ printed }: PrintedPage): unknown => printed.columns.map((column) => column.cells);
    expect(cells(one)).toEqual(cells(other));
  });

  it('tells the details of a spreadsheet', async () => {
    const { name, start, updated, players } = await read('keshmat-2025-01-en.xlsx');
    expect([name, start, updated]).toEqual(['Keshmat Circuit - Rapid - January 2025', '2025-01-25', '2025-01-25']);
    expect(players[0]).toEqual({ id: '1', name: 'Cmibub Ihcut', rating: 2185, title: 'FM', federation: 'LBN' });
  });

  it('tells the details of a web page: the last update, and not the day on which the page was saved', async () => {
    const finnish = await read('hof-2016-fi.html');
    expect([finnish.name, finnish.start, finnish.updated]).toEqual(['Heart of Finland 2016', undefined, '2016-07-24']);
    const { name, updated, system, games } = await read('jeddah-2026-live-en.html');
    expect(name).toBe('Jeddah Season Chess Championship Qualifiers - 10 August 2026');
    expect([updated, system, games.length]).toEqual(['2026-08-10', 'swiss', 2]);
  });

  it('tells what the legend names', async () => {
    const { printed } = await read('hof-2016-fi.html');
    expect(printed.columns.map(({ label, legend }) => [label, legend])).toEqual([
      ['TB1', 'Buchholz Tie-Breaks (variabel with parameter)'],
      ['TB2', 'Sonneborn-Berger-Tie-Break variable'],
      ['TB3', 'The greater number of victories'],
    ]);
    expect(printed.columns[2].named?.map(({ code }) => code)).toEqual(['WIN', 'WON']);
  });

  it('Vega: colours of a Swiss, none of a round robin', async () => {
    const swiss = await read('vega-duras-crosstable.html');
    expect(swiss.games[0]).toContainEqual({ white: '1', black: '6', result: 1 });
    const { system, games, printed } = await read('vega-rapid-pict-crosstable.html');
    expect(system).toBe('round-robin');
    expect(games.flat().every(({ coloursUnknown }) => coloursUnknown)).toBe(true);
    expect([...(printed.ranks?.values() ?? [])]).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('Vega: the standings behind the crosstable', async () => {
    const [crosstable, standings] = ['crosstable', 'standing'].map((page) =>
      sharedBytes(`pages/vega-duras-${page}.html`),
    );
    const { printed } = await readPrintedTable(new Uint8Array([...crosstable, ...standings]));
    expect(printed.ranks?.get('4')).toBe(1);
    expect(printed.columns).toMatchObject([{ label: 'BucM', legend: 'Buchholz Median', named: [{ code: 'BH/M1' }] }]);
    expect([...(printed.columns[0]?.cells.values() ?? [])].slice(0, 3)).toEqual([18.5, 18.5, 16.5]);
  });

  // Below "No" its 18 numbers follow the points, from 5½ down to 1½
  it('SwissPerfect: the first column has the places of the standings', async () => {
    const { players, printed, unknown } = await read('swissperfect-limerick-2009.txt');
    expect([...(printed.ranks?.values() ?? [])]).toEqual(players.map(({ id }) => Number(id)));
    expect(unknown).toEqual(['colours', 'pairing-numbers']);
  });

  it('SwissPerfect: which of two byes of a round was allocated stays open', async () => {
    const { games, repairs } = await read('swissperfect-limerick-2009.txt');
    expect(games[2].filter(({ black }) => black === '')).toEqual([
      { white: '7', black: '', result: 1, kind: 'full-bye' },
      { white: '12', black: '', result: 1, kind: 'pairing-bye' },
    ]);
    const open = repairs.flatMap((repair) => repair.open ?? []);
    expect(open.map(({ round, readings }) => [round, readings.map(({ kind }) => kind)])).toEqual([
      [3, ['full-bye', 'pairing-bye']],
      [3, ['pairing-bye', 'full-bye']],
    ]);
  });
});
