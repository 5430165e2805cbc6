// Tables whose columns stand apart by blanks: texts of SwissPerfect and Swiss-Chess, of a PDF, and of <pre> in a page
import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, skipNote } from '@crosstable/core/testing/shared-files';

import { type PrintedPage, readPrintedTable } from '../src/index.js';

const namesIn = ({ players }: PrintedPage): (string | undefined)[] => players.map(({ name }) => name);
const pointsIn = ({ points }: PrintedPage): number[] => [...points.values()];
const columnIn = ({ printed }: PrintedPage, label: string): (number | null)[] => [
  ...(printed.columns.find((column) => column.label === label)?.cells.values() ?? []),
];

/** Right-aligned numbers, names with blanks and commas, a heading wider than its column and one without values. */
const SWISS_PERFECT = [
  'No  Name              Loc Id  Rtg  Total   1    2    3 ',
  '',
  '1.  Berg, Anna                2240   2.5   3:W  2:D  0:W',
  '2.  Lind Holm, Boris           985   1.5   4:W  1:D  3:L',
  '3.  Ek, Cyra                         1     1:L   :   2:W',
  '4.  Dahl, Di                  1800   0     2:L   :    : ',
].join('\n');

describe('columns that stand apart by blanks are found where headings and rows agree', () => {
  it('in a text of SwissPerfect', async () => {
    const page = await readPrintedTable(SWISS_PERFECT);
    expect(page.players.map(({ name, rating }) => [name, rating])).toEqual([
      ['Berg, Anna', 2240],
      ['Lind Holm, Boris', 985],
      ['Ek, Cyra', undefined],
      ['Dahl, Di', 1800],
    ]);
    expect(page.games[0]).toEqual([
      { white: '1', black: '3', result: 1, coloursUnknown: true },
      { white: '2', black: '4', result: 1, coloursUnknown: true },
    ]);
    expect([...(page.printed.points?.values() ?? [])]).toEqual([2.5, 1.5, 1, 0]);
  });

  it('in <pre> of a page, with the name of the page, tags and entities', async () => {
    const pre = SWISS_PERFECT.replace('Berg, Anna', '<a href="1.html">B&#101;rg, Anna</a>');
    const page = await readPrintedTable(`<html><head><title>Club &amp; Co</title></head><pre>\n${pre}\n</pre>`);
    expect([page.name, namesIn(page)[0], page.games.length]).toEqual(['Club & Co', 'Berg, Anna', 3]);
  });

  it('and so are their places', async () => {
    const wrong = SWISS_PERFECT.replace('2:W', '1:W');
    expect(wrong.split('\n')[4].slice(53)).toBe('1:W');
    await expect(readPrintedTable(wrong)).rejects.toThrow(
      'line 5, column 54: expected the other side of "3:L" of line 4, found "1:W"',
    );
  });

  it('in a round robin, whose headings are one sign and whose titles have none', async () => {
    const page = await readPrintedTable(
      [
        'Rangliste nach der 3. Runde',
        'Nr.     Teilnehmer    TWZ    1  2  3  4  Punkte SoBerg',
        ' 1. FM  Berg, Anna    2240  **  1  ½  1   2.5    2.75',
        ' 2.     Lind, Boris          0 **  1  ½   1.5    1.75',
        ' 3.     Ek, Cyra       985   ½  0 **  ½   1.0    1.75',
        ' 4. WFM Dahl, Di      1800   0  ½  ½ **   1.0    1.25',
      ].join('\n'),
    );
    expect(page.players.map(({ name, title, rating }) => [name, title, rating])).toEqual([
      ['Berg, Anna', 'FM', 2240],
      ['Lind, Boris', undefined, undefined],
      ['Ek, Cyra', undefined, 985],
      ['Dahl, Di', 'WFM', 1800],
    ]);
    expect([page.system, pointsIn(page)]).toEqual(['round-robin', [2.5, 1.5, 1, 1]]);
    expect(columnIn(page, 'SoBerg')).toEqual([2.75, 1.75, 1.75, 1.25]);
  });

  it('where the numbers of players have no heading', async () => {
    const page = await readPrintedTable(
      [
        '   Name         Rtg   1.Rd  2.Rd  Pts',
        '1  Berg, Anna   2240  2w1   3b½   1,5',
        '2  Lind, Boris  1985  1b0   -1    1',
        '3  Ek, Cyra     1850  -½    1w½   1',
      ].join('\n'),
    );
    expect(page.players.map(({ id, name, rating }) => [id, name, rating])).toEqual([
      ['1', 'Berg, Anna', 2240],
      ['2', 'Lind, Boris', 1985],
      ['3', 'Ek, Cyra', 1850],
    ]);
    expect(pointsIn(page)).toEqual([1.5, 1, 1]);
  });

  it('where a name of one row is too long for its column', async () => {
    const rows = Array.from({ length: 12 }, (_, at) => {
      const number = at + 1;
      const name = number === 5 ? 'Featherstonehaugh, Marmaduke' : `Name ${'abcdefghijkl'.charAt(at)}`;
      const cell = number % 2 === 1 ? `${number + 1}w1` : `${number - 1}b0`;
      return `${String(number).padStart(3)} ${name.padEnd(16)} ${2000 + at} ${cell.padStart(5)}   ${number % 2}`;
    });
    const page = await readPrintedTable(['No. Name              Rtg  1.Rd Pts', ...rows].join('\n'));
    expect([namesIn(page)[4], page.players[4].rating]).toEqual(['Featherstonehaugh, Marmaduke', 2004]);
  });
});

describe('columns with one blank between them', () => {
  const ROUND_ROBIN = [
    'Rangliste: Stand nach der 3. Runde',
    'Nr. Teilnehmer TWZ 1 2 3 Punkte SoBerg',
    '1. van den Berg, Anna 1458 ** 1 1 2.0 1.00',
    '2. Lind, Boris 0 ** 1 1.0 0.00',
    '3. Ek, Cyra 985 0 0 ** 0.0 0.00',
  ].join('\n');

  it('are counted from the right; a name takes the words that are left, and a rating may be missing', async () => {
    const page = await readPrintedTable(ROUND_ROBIN);
    expect(page.players.map(({ name, rating }) => [name, rating])).toEqual([
      ['van den Berg, Anna', 1458],
      ['Lind, Boris', undefined],
      ['Ek, Cyra', 985],
    ]);
    expect([pointsIn(page), columnIn(page, 'SoBerg')]).toEqual([
      [2, 1, 0],
      [1, 0, 0],
    ]);
  });

  it('with a title, a federation, and bars', async () => {
    const swiss = [
      'Rk. Name Rtg FED 1.Rd 2.Rd Pts. TB1',
      '1 GM Anna Berg 2240 NOR 2w1 3b½ 1,5 1,5',
      '2 Boris Lind NOR 1b0 -1 1 2',
      '3 Cyra Holm 1850 -½ 1w½ 1 2',
    ].join('\n');
    const expected = [
      { id: '1', name: 'Anna Berg', rating: 2240, title: 'GM', federation: 'NOR' },
      { id: '2', name: 'Boris Lind', federation: 'NOR' },
      { id: '3', name: 'Cyra Holm', rating: 1850 },
    ];
    expect((await readPrintedTable(swiss)).players).toEqual(expected);
    const bars = swiss.replaceAll(/^|(?<=[\d.A-Z]) |$/gm, ' | ').replace('GM | Anna', 'GM Anna');
    expect((await readPrintedTable(bars)).players.map(({ name }) => name)).toEqual([
      'Anna Berg',
      'Boris Lind',
      'Cyra Holm',
    ]);
  });

  const RANKED = [
    'Rk. Name FED Rtg 1.Rd 2.Rd Pts. TB1',
    '1 Anna Berg NOR 2240 2w1 3b½ 1,5 1,5',
    '   Boris Lind NOR 1985 1b0 -1 1 2',
    '3 Cyra Holm SWE 1850 -½ 1w½ 1 2',
  ].join('\n');

  it('with a shared rank that is blank', async () => {
    const { players } = await readPrintedTable(RANKED);
    expect(players.map(({ name, rating, federation }) => [name, rating, federation])).toEqual([
      ['Anna Berg', 2240, 'NOR'],
      ['Boris Lind', 1985, 'NOR'],
      ['Cyra Holm', 1850, 'SWE'],
    ]);
  });

  it('are refused with advice where a player has no name', async () => {
    await expect(readPrintedTable(RANKED.replace('Cyra Holm SWE 1850 ', ''))).rejects.toThrow(
      'expected cells with tabs, semicolons or commas between them',
    );
  });

  it('end at a line that has no number, and may have empty lines between players', async () => {
    const { players } = await readPrintedTable(`${RANKED.replaceAll('\n', '\n\n')}\n\nPrinted by the club`);
    expect(players.map(({ name }) => name)).toEqual(['Anna Berg', 'Boris Lind', 'Cyra Holm']);
  });

  it('are refused with advice where no player stands below the headings', async () => {
    await expect(readPrintedTable(RANKED.split('\n')[0])).rejects.toThrow(RangeError);
  });

  it('are not looked for in a text of more than a million words', async () => {
    await expect(readPrintedTable(`${RANKED}\n${'a '.repeat(1_000_000)}`)).rejects.toThrow(RangeError);
  });

  it('are refused with advice where a cell of a round is blank, so that nobody can tell which', async () => {
    await expect(readPrintedTable(ROUND_ROBIN.replace('Boris 0 ** 1 1.0', 'Boris ** 1 1.0'))).rejects.toThrow(
      'expected cells with tabs, semicolons or commas between them, found "Nr. Teilnehmer TWZ 1 2 3 Punkte SoBerg" (save the page',
    );
  });

  it('are refused with advice where two columns have several words', async () => {
    const clubs = ROUND_ROBIN.replaceAll('TWZ', 'Verein').replaceAll(/ (?:1458|985|0 \*\*)/g, (found) => ` SK Nord${found.startsWith(' 0') ? found : ''}`); // prettier-ignore
    await expect(readPrintedTable(clubs)).rejects.toThrow(
      'expected cells with tabs, semicolons or commas between them',
    );
  });
});

describe.skipIf(!hasShared)(`the cases${skipNote}`, () => {
  const read = (file: string): Promise<PrintedPage> => readPrintedTable(sharedBytes(`cases/${file}`));

  it('01: the round robin with blanks has the games and values of that with tabs', async () => {
    const [blanks, tabs] = await Promise.all([read('01-bevensen-rr-blanks.txt'), read('01-bevensen-rr.tsv')]);
    expect(blanks.games).toEqual(tabs.games);
    expect(columnIn(blanks, 'SoBerg')).toEqual([21, 13.5, 9, 8, 7, 1, 0, 0]);
    expect(blanks.players).toEqual(tabs.players);
  });

  it('07: the text of SwissPerfect has the games of the table with tabs', async () => {
    const [blanks, tabs] = await Promise.all([
      read('07-swissperfect-crosstable.txt'),
      read('07-swissperfect-crosstable.tsv'),
    ]);
    expect(blanks.games).toEqual(tabs.games);
    expect(blanks.players).toEqual(tabs.players);
    expect(blanks.players[0]).toMatchObject({ name: 'Abner', rating: 2264 });
  });
});

describe('headings and cells of two words', () => {
  /** Ann beat Ben and Cal; Ben beat Cal; each had a bye or none. */
  const POINTS = [2, 1, 0];
  const read = async (headings: string, ...rows: readonly string[]) => [
    ...(await readPrintedTable([headings, ...rows].join('\n'))).points.values(),
  ];

  it.each(['Rd 1', 'R1', 'R 1', 'Rnd 1', 'Round 1', 'Rd1'])('of the United States: %s', async (heading) => {
    const [one, two, three] = ['1', '2', '3'].map((number) => heading.replace('1', number).padEnd(7));
    const table = [
      `#  Name        Rtng  ${one}  ${two}  ${three}  Total`,
      '1  Ann Berg    1850  W2       W3       U---     2.0',
      '2  Ben Dahl    1790  L1       U---     W3       1.0',
      '3  Cal Moe     1700  U---     L1       L2       0.0',
    ] as const;
    expect(await read(...table)).toEqual(POINTS);
  });

  it('of Papi, whose signs stand apart from the numbers', async () => {
    const table = [
      'Pl  Nom         Elo     R 1    R 2    R 3    Pts',
      '1   ANNE BERG   1730 F  +  2N  +  3B         2',
      '2   BRICE DAHL  1370 N  -  1B         +  3N  1',
      '3   CARL MOE    1200 E         -  1N  -  2B  0',
    ] as const;
    expect(await read(...table)).toEqual(POINTS);
  });

  it('of WinTD with a blank between result and opponent', async () => {
    const table = [
      '#  Name        Rtng  Rd 1  Rd 2  Rd 3  Tot',
      '1  Ann D Berg  1850  W  2  W  3  U     2.0',
      '2  Ben Dahl    1790  L  1  U     W  3  1.0',
      '3  Cal Moe     1700  U     L  1  L  2  0.0',
    ] as const;
    expect(await read(...table)).toEqual(POINTS);
  });
});

describe('opponents in text with blanks', () => {
  it.each([
    ['numbers with a point', '1.  2.  3.'],
    ['letters', 'A   B   C '],
    ['initials', 'AB  BD  CM'],
  ])('below %s', async (_, headings) => {
    const text = [
      `Nr  Name      ${headings}  Pts`,
      '1   Ann Berg  *   1   ½   1½',
      '2   Ben Dahl  0   *   1   1',
      '3   Cal Moe   ½   0   *   ½',
    ].join('\n');
    const { points, system } = await readPrintedTable(text);
    expect([system, ...points.values()]).toEqual(['round-robin', 1.5, 1, 0.5]);
  });
});

it('a round robin below surnames is read, and none where nobody has a sign against himself', async () => {
  const text = [
    'Club night',
    'Nr  Name          Berg  Dahl  Moe  Pts',
    '1   Ann Berg      x     1     ½    1½',
    '2   Ben van Dahl  0     x     1    1',
    '3   Cal Moe       ½     0     x    ½',
  ].join('\n');
  const { points, system } = await readPrintedTable(text);
  expect([system, ...points.values()]).toEqual(['round-robin', 1.5, 1, 0.5]);
  await expect(readPrintedTable(text.replaceAll('x', '1'))).rejects.toThrow(RangeError);
  const many = Array.from({ length: 201 }, () => '1   Ann Berg      x     1     ½    1½').join('\n');
  await expect(readPrintedTable(`${text.split('\n')[1]}\n${many}`)).rejects.toThrow(RangeError);
});

it.each(['1a 1b 2a 2b 3a 3b', '1  1  2  2  3  3 '])('a double round robin below %s is read', async (headings) => {
  const text = [
    `Nr Name     ${headings} Pts`,
    '1  Ann Berg *  *  1  0  ½  1  2½',
    '2  Ben Dahl 0  1  *  *  0  0  1',
    '3  Cal Moe  ½  0  1  1  *  *  2½',
  ].join('\n');
  const { points, rounds } = await readPrintedTable(text);
  expect([rounds, ...points.values()]).toEqual([6, 2.5, 1, 2.5]);
});

describe('lines of more than 1000 words are none of a table', () => {
  const headings = 'Nr  Name      1.Rd  Pts';
  const players = ['1   Ann Berg  2w1   1', '2   Ben Dahl  1b0   0'];
  const long = 'x   '.repeat(1000);

  it('below the players', async () => {
    const { points } = await readPrintedTable([headings, ...players, `3 ${long}`].join('\n'));
    expect([...points.values()]).toEqual([1, 0]);
  });

  it('above them', async () => {
    const above = `${headings}   ${'TB   '.repeat(1000)}`;
    await expect(readPrintedTable([above, ...players].join('\n'))).rejects.toThrow(RangeError);
  });
});

it('surnames that begin in the same place are no cells of the round close by', async () => {
  const text = 'Nr  Name      1.Rd  Pts   TB\n1   Ann Berg  2w1   1\n2   Ben Dahl  1b0   0';
  expect(namesIn(await readPrintedTable(text))).toEqual(['Ann Berg', 'Ben Dahl']);
});
