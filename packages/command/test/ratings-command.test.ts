import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { crosstable, report } from './running.js';

const HARBOUR = 'examples/harbour-open.trf';
const CHAMPIONSHIP = readFileSync(fileURLToPath(new URL('fixtures/us-championship-2025.trf', import.meta.url)), 'utf8');

/** The lines that `ratings` prints, without a complaint. */
async function lines(words: readonly string[], input = ''): Promise<readonly string[]> {
  const { code, output, complaints } = await crosstable(['ratings', ...words], input);
  expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
  return output.split('\n');
}

/** A round of two players, the first of whom has White. */
interface Pair {
  readonly ratings: readonly [string, string];
  readonly codes?: readonly (readonly [string, string])[];
  readonly records?: readonly string[];
  readonly birth?: string;
}

/** A tournament of two players, One and Two, with the codes of their games. */
function pair({ ratings: [one, two], codes = [['1', '0']], records = [], birth = '' }: Pair): string {
  const line = (number: number, name: string, rating: string, born: string, side: 0 | 1): string => {
    const colour = side === 0 ? 'w' : 'b';
    const rounds = codes.map((code) => `  ${String(3 - number).padStart(4)} ${colour} ${code[side]}`).join('');
    const person = `001 ${String(number).padStart(4)}      ${name.padEnd(33)} ${rating.padStart(4)}`;
    return `${person.padEnd(69)}${born.padEnd(10)}  0.0 ${''.padStart(4)}${rounds}`;
  };
  return ['092 Individual: Swiss-System', ...records, line(1, 'One', one, birth, 0), line(2, 'Two', two, '', 1)].join(
    '\n',
  );
}

interface Row {
  readonly player: string;
  readonly ratedGames: number;
  readonly score: number;
  readonly expected: number;
  readonly sum: number;
  readonly performance: number | null;
  readonly k: number | null;
  readonly change: number | null;
  readonly rounded: number | null;
  readonly newRating: number | null;
  readonly games: readonly { readonly score: number }[];
}

interface Parsed {
  readonly on: string | null;
  readonly players: readonly Row[];
  readonly notes: readonly string[];
}

async function parsed(words: readonly string[], input = ''): Promise<Parsed> {
  const { code, output, complaints } = await crosstable(['ratings', ...words, '--format', 'json'], input);
  expect({ code, complaints: code === 0 ? '' : complaints }).toEqual({ code: 0, complaints: '' });
  return JSON.parse(output) as Parsed;
}

describe('ratings FILE', () => {
  it('B.02 8.3.2: the expected score by table 8.1.2, the score and the performance of every rated player', async () => {
    const output = await lines([HARBOUR]);
    expect(output.slice(0, 6)).toEqual([
      'Harbour Open',
      'Tallinn, EST, 2026-05-08 to 2026-05-10',
      'Swiss, 6 rounds, standard ratings by FIDE B.02 as in force on 2026-05-08',
      '',
      'No  Player           Fed  Rating  Games  Score  Expected    Rp',
      // 2214 against 1951 (263 .82), 1877 (337 .88), 1904 (310 .86), 2066 (148 .70), 2187 (27 .54): 3.80
      // The average of these is 9985 / 5 = 1997, and ½ of the points is a difference of 0
      ' 1  Aalto, Mirja     FIN    2214      5     2½      3.80  1997',
    ]);
    // 2103 against 1877 (226 .79), 1822 (281 .84), 1688 (415, counted as 400, .92), 2066 (37 .55), 2187 (-84 .38),
    // 1998 (105 .64): 4.12; the average is 11638 / 6 = 1939.67, 1940, and 4 / 6 = .67 is a difference of 125
    expect(output).toContain(' 3  Csonka, Ágnes    HUN    2103      6      4      4.12  2065');
    // 1822 against 2066 (-244 .20), 2103 (-281 .16), 1877 (-55 .42), 1951 (-129 .33): 1.11
    // 7997 / 4 = 1999.25, 1999; ¾ is a difference of 193
    expect(output).toContain(' 9  Ionescu, Radu    ROU    1822      4      3      1.11  2192');
    // Only the game of round 3: 0 of 1 is a difference of -800 to 2103
    expect(output).toContain('11  Kask, Jaan       EST    1688      1      0      0.08  1303');
  });

  it('says below the table which games are not rated, and where the limit of 400 counts', async () => {
    expect((await lines([HARBOUR])).slice(-4)).toEqual([
      '',
      'Not rated, forfeits (B.02 5.1): round 2: 11–1; round 5: 5–9',
      'In 1 game a difference of more than 400 counts as 400 (B.02 8.3.1)',
      '',
    ]);
  });

  it('--round takes the games until then', async () => {
    // Aalto: the draw with Ferrari, .82, and the forfeit of round 2
    const output = await lines([HARBOUR, '--round', '2']);
    expect(output[2]).toBe('Swiss, after round 2 of 6, standard ratings by FIDE B.02 as in force on 2026-05-08');
    expect(output).toContain(' 1  Aalto, Mirja     FIN    2214      1      ½      0.82  1951');
  });

  it('is in the order of the start numbers, whatever that of the file', async () => {
    const [type, one, two] = pair({ ratings: ['2100', '2000'] }).split('\n');
    expect((await parsed(['-'], [type, two, one].join('\n'))).players.map(({ player }) => player)).toEqual(['1', '2']);
  });

  it('counts 1, ½ and 0 whatever a win is worth', async () => {
    const records = ['162  W 3.0    D 1.0    L 0.0'];
    const [one] = (await parsed(['-', '--k', '20'], pair({ ratings: ['2100', '2000'], records }))).players;
    // A difference of 100: .64; 20 × .36 = 7.2
    expect(one).toMatchObject({ score: 1, expected: 0.64, sum: 0.36, change: 7.2, rounded: 7, newRating: 2107 });
  });

  it('5.1: W, D and L are not rated', async () => {
    const codes = [
      ['W', 'L'],
      ['=', '='],
    ] as const;
    const { output } = await crosstable(['ratings', '-'], pair({ ratings: ['2100', '2000'], codes }));
    expect(output).toMatch(/^ 1 {2}One +2100 +1 +½ +0\.64 +2000$/m);
    expect(output).toContain('\nNot rated, games marked so, as those of less than one move (B.02 5.1): round 1: 1–2\n');
  });

  it('names a pairing once, the lower number first where nobody knows the colours', async () => {
    const input = pair({ ratings: ['2100', '2000'], codes: [['-', '+']] });
    const { output } = await crosstable(['ratings', '-'], input.replace(' w -', ' - -').replace(' b +', ' - +'));
    expect(output).toContain('\nNot rated, forfeits (B.02 5.1): round 1: 1–2\n');
  });

  it('nobody scores in a double forfeit', async () => {
    const { players } = await parsed(['-'], pair({ ratings: ['2100', '2000'], codes: [['-', '-']] }));
    expect(players.map(({ games }) => games.map(({ score }) => score))).toEqual([[0], [0]]);
  });

  it('takes the score of each side where an arbiter gave less than a point', async () => {
    const { players } = await parsed(['-'], pair({ ratings: ['2100', '2000'], codes: [['=', '0']] }));
    // A difference of 100: .64 and .36
    expect(players.map(({ score, sum }) => [score, sum])).toEqual([
      [0.5, -0.14],
      [0, -0.36],
    ]);
  });

  it('lists unrated players, and the games against them', async () => {
    const { output: printed } = await crosstable(['ratings', '-'], report('042 2026/05/08').replace('2000', '    '));
    const output = printed.split('\n');
    expect(output.slice(-5)).toEqual([
      '',
      'Not rated, games against unrated players (B.02 8.3.1): round 1: 1–2',
      'Unrated, and not in the table: 2 Two',
      'No first rating, no point against rated opponents (B.02 8.2.1): 2 Two',
      '',
    ]);
    expect(output.find((line) => line.includes('One'))).toMatch(/2100 +0 +0 +0\.00$/);
  });

  it('says that nobody is rated', async () => {
    expect((await crosstable(['ratings', 'examples/avro-1938.trf'])).output).toContain('\nNobody is rated.\n');
  });

  it('7.2.1: below 1400 there is no published rating', async () => {
    // 1400 against 1500: a difference of -100, .36; 40 × -.36 = -14.4
    const { output } = await crosstable(
      ['ratings', '-', '--k', '40'],
      pair({ ratings: ['1400', '1399'], codes: [['0', '1']] }),
    );
    expect(output).toContain('\nNow below 1400, and without a published rating: 1 One\n');
    expect(output).toContain("\nBelow 1400 in the file, as nobody is on FIDE's lists: 2 Two\n");
  });
});

describe('--k', () => {
  it('changes everybody by the same K', async () => {
    const output = await lines([HARBOUR, '--k', '20']);
    // 20 × (2½ - 3.80) = -26; 20 × (3 - 1.11) = 37.8; 20 × -.08 = -1.6
    expect(output).toContain(
      ' 1  Aalto, Mirja     FIN    2214      5     2½      3.80  1997  20   -26.0      -26  2188',
    );
    expect(output).toContain(
      ' 9  Ionescu, Radu    ROU    1822      4      3      1.11  2192  20   +37.8      +38  1860',
    );
    expect(output).toContain(
      '11  Kask, Jaan       EST    1688      1      0      0.08  1303  20    -1.6       -2  1686',
    );
  });

  it("8.3.4: has the second decimal where there is one, and rounds halves away from zero (FIDE's calculator)", async () => {
    // 2092 against 2000, K 15: .37 × 15 = 5.55. 2000 against 2000, K 15: ½ × 15 = 7.5
    const { output } = await crosstable(['ratings', '-', '--k', '15'], pair({ ratings: ['2092', '2000'] }));
    expect(output).toMatch(/^ 1 {2}One .* 15 +\+5\.55 +\+6 +2098$/m);
    const rows = (await parsed(['-', '--k', '15'], pair({ ratings: ['2000', '2000'] }))).players;
    expect(rows.map(({ rounded }) => rounded)).toEqual([8, -8]);
  });

  it('8.3: the U.S. Championship of 2025 as FIDE published it, change by change', async () => {
    // Score, the sum of ΔR and the change of FIDE's calculation; the performance is its average of the opponents with the
    // difference of table 8.1.1 for the score: 8 / 11 = .73 175, 7½ .68 133, 6½ .59 65, 6 .55 36, 5½ .50 0, 5 .45 -36,
    // 4½ .41 -65, 4 .36 -102
    const published = [
      [8, 0.83, 8.3, 2675 + 175],
      [7.5, 0.84, 8.4, 2678 + 133],
      [5.5, -0.88, -8.8, 2679],
      [6.5, 0.39, 3.9, 2681 + 65],
      [5, -0.92, -9.2, 2682 - 36],
      [6, 0.28, 2.8, 2683 + 36],
      [4.5, -0.66, -6.6, 2686 - 65],
      [5, -0.13, -1.3, 2686 - 36],
      [4.5, -0.51, -5.1, 2687 - 65],
      [4, -0.98, -9.8, 2687 - 102],
      [5.5, 1.53, 15.3, 2693],
      [4, 0.21, 2.1, 2694 - 102],
    ];
    const { players, on } = await parsed(['-', '--k', '10'], CHAMPIONSHIP);
    expect(on).toBe('2025-10-12');
    expect(players.map(({ score, sum, change, performance }) => [score, sum, change, performance])).toEqual(published);
    // The new ratings of those who played nothing else in the period
    expect(players.filter(({ player }) => player !== '1' && player !== '4').map(({ newRating }) => newRating)).toEqual([
      2764, 2729, 2701, 2701, 2657, 2660, 2649, 2642, 2605, 2579,
    ]);
  });
});

describe('--kind and --on', () => {
  const uneven = pair({ ratings: ['2700', '2200'], records: ['042 2025/10/01'] });

  it.each([
    // 8.3.1: 500 is .96; the opponent's own rating limits it to 400, .92
    [[], [0.04, -0.08]],
    [
      ['--on', '2025-09-30'],
      [0.08, -0.08],
    ],
    [
      ['--kind', 'rapid'],
      [0.08, -0.08],
    ],
    [
      ['--kind', 'blitz'],
      [0.08, -0.08],
    ],
  ])('%j', async (words, changes) => {
    const { players } = await parsed(['-', ...words], uneven);
    expect(players.map(({ sum }) => sum)).toEqual(changes);
  });

  it('7.3.1 of rapid and blitz: 600 points apart and above 2600 is not rated', async () => {
    const { players } = await parsed(['-', '--kind', 'rapid'], pair({ ratings: ['2601', '2001'] }));
    expect(players.map(({ ratedGames, performance }) => [ratedGames, performance])).toEqual([
      [0, null],
      [0, null],
    ]);
    const { output } = await crosstable(['ratings', '-', '--kind', 'rapid'], pair({ ratings: ['2601', '2001'] }));
    expect(output).toContain(', rapid ratings by FIDE B.02 as in force\n');
    expect(output).toContain(
      '\nNot rated, games between players 600 or more apart, of whom one is above 2600 (B.02 7.3.1, rapid and blitz): round 1: 1–2\n',
    );
  });

  it('an older tournament goes by the oldest rules that are known here, and a note says so', async () => {
    const { output, complaints } = await crosstable(
      ['ratings', '-'],
      pair({ ratings: ['2700', '2200'], records: ['042 2018/02/01'] }),
    );
    expect(output).toContain('as in force on 2024-03-01');
    expect(complaints).toContain(
      'rated by the regulations of 2024-03-01, because those of 2018-02-01 are not known here\n',
    );
  });
});

describe('--k-file', () => {
  const harbour = async (csv: string): Promise<Parsed> => await parsed([HARBOUR, '--k-file', '-'], csv);
  const coefficients = async (csv: string): Promise<unknown> =>
    (await harbour(csv)).players.filter(({ k }) => k !== null).map(({ player, k }) => `${player}: ${k}`);

  it('8.3.3: takes K, or finds it from what is known of the player', async () => {
    const csv = [
      'id,K,Birth year,Games,Highest rating',
      '1,,1990,400,2405', // once 2400: 10
      '2,,,400,', // 20
      '3,15,2010,3,', // given
      '5,,2008,200,', // 18 in the year of the list, 2026: 40
      '6,,2007,200,', // 19: 20
      '7,,,29,', // fewer than 30 games: 40
      '8,,,30,', // 20
      '9,,2010,,2300', // a junior who has been 2300: 20
    ].join('\n');
    expect(await coefficients(csv)).toEqual(['1: 10', '2: 20', '3: 15', '5: 40', '6: 20', '7: 40', '8: 20', '9: 20']);
  });

  it('takes the age in the year of the tournament, whatever the rules', async () => {
    const words = [HARBOUR, '--on', '2027-01-01', '--k-file', '-'];
    const { players } = await parsed(words, 'id,birth year\n5,2008\n');
    expect(players[4].k).toBe(40);
  });

  it('leaves out who is not in it, or has nothing there', async () => {
    const output = await lines([HARBOUR, '--k-file', '-'], 'id,k\n1,20\n2,\n4,40\n');
    expect(output).toContain(
      ' 1  Aalto, Mirja     FIN    2214      5     2½      3.80  1997  20   -26.0      -26  2188',
    );
    expect(output).toContain(' 2  Brandão, Tiago   POR    2187      5      4      3.47  2274');
    expect(output.at(-2)).toBe(
      'No K in standard input, and so no change: 2 Brandão, Tiago; 3 Csonka, Ágnes; 5 Eriksen, Liv;' +
        ' 6 Ferrari, Nino; 7 Grünwald, Theo; 8 Hoxha, Arta; 9 Ionescu, Radu; 10 Jovanović, Maja; 11 Kask, Jaan',
    );
  });

  it.each([
    ['a byte order mark, semicolons and lines of Windows', '\uFEFFid;k\r\n1;10\r\n'],
    ['tabs', 'id\tk\n1\t10'],
    ['quotes', '"id","name","k"\n"1","Aalto, ""M""","10"\n'],
    ['other spellings and order', 'K-factor, Start number\n 10 , 001 \n\n'],
    ['dates of birth', 'no,highest_rating,born\n1,2400,1990-05-06\n'],
  ])('reads %s', async (_, csv) => {
    expect(await coefficients(csv)).toEqual(['1: 10']);
  });

  it('says which columns it does not use', async () => {
    const { complaints } = await crosstable(
      ['ratings', HARBOUR, '--k-file', '-'],
      'id,name,k,brith year,title\n1,A,10,,\n',
    );
    expect(complaints).toBe(`note: ${HARBOUR}: columns of standard input that are not used: brith year, title\n`);
  });

  it('knows the year of birth that stands in the tournament report', async () => {
    const input = pair({ ratings: ['2100', '2000'], records: ['042 2026/05/08'], birth: '2008/11/30' });
    const file = (path: string): readonly string[] => ['ratings', path, '--k-file', 'k.csv', '--format', 'json'];
    const { output } = await crosstable(file('-'), input, 'id,games\n1,100\n2,100\n');
    expect((JSON.parse(output) as Parsed).players.map(({ k }) => k)).toEqual([40, 20]);
  });

  it('8.3.3: K is smaller for more than 700 / K games', async () => {
    // 18 × 40 = 720, 18 × 38 = 684
    const codes = Array.from({ length: 18 }, () => ['=', '='] as const);
    const input = pair({ ratings: ['2100', '2000'], records: ['042 2026/05/08'], codes });
    const { output } = await crosstable(['ratings', '-', '--k-file', 'k.csv'], input, 'id,games\n1,10\n2,30\n');
    expect(output).toContain('\nK of 1 One is 38 instead of 40, for 18 games (B.02 8.3.3)\n');
  });
});

describe('formats', () => {
  it('CSV has numbers as they are, and the remarks on standard error', async () => {
    const { output, complaints } = await crosstable(['ratings', HARBOUR, '--k', '20', '--format', 'csv']);
    expect(output.split('\r\n').slice(0, 2)).toEqual([
      'number,name,federation,rating,games rated in the tournament,score,expected,performance,k,change,rounded change,new rating',
      '1,"Aalto, Mirja",FIN,2214,5,2.5,3.8,1997,20,-26,-26,2188',
    ]);
    expect(complaints).toContain(`note: ${HARBOUR}: Not rated, forfeits (B.02 5.1): round 2: 11–1; round 5: 5–9\n`);
  });

  it('JSON has every game with what it changes, or why it is not rated', async () => {
    const { output } = await crosstable(['ratings', HARBOUR, '--k', '20', '--format', 'json']);
    expect(JSON.parse(output)).toMatchObject({
      name: 'Harbour Open',
      system: 'swiss',
      round: 6,
      kind: 'standard',
      on: '2026-05-08',
      unrated: [],
      notes: ['Not rated, forfeits (B.02 5.1): round 2: 11–1; round 5: 5–9', expect.stringContaining('In 1 game')],
    });
    const kask = (await parsed([HARBOUR, '--k', '20'])).players[10];
    expect(kask.games).toEqual([
      {
        round: 2,
        opponent: '1',
        opponentRating: 2214,
        colour: 'white',
        score: 1,
        difference: -526,
        countedDifference: null,
        reason: null,
        expected: null,
        deltaR: null,
        notRated: { key: 'unplayed', article: 'B.02 5.1' },
      },
      {
        round: 3,
        opponent: '3',
        opponentRating: 2103,
        colour: 'black',
        score: 0,
        difference: -415,
        countedDifference: -400,
        reason: { key: 'limited-difference', article: 'B.02 8.3.1', values: { difference: -415, limit: 400 } },
        expected: 0.08,
        deltaR: -0.08,
        notRated: null,
      },
    ]);
  });

  it('without K there are no columns and no values of it', async () => {
    const [row] = (await parsed([HARBOUR])).players;
    expect(row).toMatchObject({ k: null, kReason: null, change: null, rounded: null, newRating: null });
    const { output } = await crosstable(['ratings', HARBOUR, '--format', 'csv']);
    expect(output).toContain('1,"Aalto, Mirja",FIN,2214,5,2.5,3.8,1997,,,,\r\n');
  });
});

describe('what cannot be done is one line on standard error and exit code 2', () => {
  it.each([
    [['ratings'], 'ratings: expected a file, got nothing'],
    [['ratings', 'a', 'b'], 'ratings: expected one file, got "b" too'],
    [['ratings', HARBOUR, '--k', '20', '--k-file', 'k.csv'], 'ratings: expected --k or --k-file, got both'],
    [['ratings', '-', '--k-file', '-'], 'ratings: expected one file from standard input, got two'],
    [['ratings', HARBOUR, '--k', '0'], '--k: expected a whole number from 1 to 700, got "0"'],
    [['ratings', HARBOUR, '--k', '701'], '--k: expected a whole number from 1 to 700, got "701"'],
    [['ratings', HARBOUR, '--k', 'twenty'], '--k: expected a whole number from 1 to 700, got "twenty"'],
    [['ratings', HARBOUR, '--kind', 'bullet'], '--kind: expected standard, rapid or blitz, got "bullet"'],
    [
      ['ratings', HARBOUR, '--on', '2024-02-29'],
      '--on: expected a day as YYYY-MM-DD from 2024-03-01 on, got "2024-02-29"',
    ],
    [
      ['ratings', HARBOUR, '--on', '2026-02-30'],
      '--on: expected a day as YYYY-MM-DD from 2024-03-01 on, got "2026-02-30"',
    ],
    [['ratings', HARBOUR, '--format', 'pdf'], '--format: expected text, json, csv, markdown or html, got "pdf"'],
    [['ratings', HARBOUR, '--round', '7'], '--round: expected a number from 1 to 6, got "7"'],
    [
      ['ratings', HARBOUR, '--tiebreaks', 'SB'],
      'ratings: expected an option of ratings, got --tiebreaks (crosstable --help shows what there is)',
    ],
    [
      ['standings', HARBOUR, '--k', '20'],
      'standings: expected an option of standings, got --k (crosstable --help shows what there is)',
    ],
    [
      ['explain', HARBOUR, '1', '--on', '2026-05-08'],
      'explain: expected an option of explain, got --on (crosstable --help shows what there is)',
    ],
    [['ratings', HARBOUR, '--k-file', 'nowhere.csv'], 'nowhere.csv: no such file or directory'],
  ])('%j', async (words, sentence) => {
    expect(await crosstable(words)).toEqual({ code: 2, output: '', complaints: `crosstable: ${sentence}\n` });
  });

  it('a rating below 0, which tie-breaks take, with its place in the file', async () => {
    const players = [
      { id: 'A', rating: 2000 },
      { id: 'B', rating: -5 },
    ];
    const games = [[{ white: 'A', black: 'B', result: 1 }]];
    const { code, complaints } = await crosstable(['ratings', '-'], JSON.stringify({ name: 'Club', players, games }));
    const sentence = 'standard input: players[1].rating: expected a rating above 0, got -5';
    expect({ code, complaints }).toEqual({ code: 2, complaints: `crosstable: ${sentence}\n` });
  });

  it.each([
    ['', 'line 1, column 1: expected a line of headings, found nothing'],
    ['1,20', 'line 1, column 1: expected a line of headings with id among them, found "1"'],
    ['PK\u0003\u0004\u0014\0\0\0xl/workbook.xml', 'this is a spreadsheet; give a CSV file'],
    ['PK\u0003\u0004\u0014\0\0\0list.txt', 'this is a spreadsheet or another ZIP file; give a CSV file'],
    ['%PDF-1.7\n%x', 'this is a PDF; give a CSV file'],
    ['id', 'line 1, column 1: expected a heading k, birth year, games or highest rating too, found "id"'],
    ['id,k,K factor', 'line 1, column 6: expected each heading once, found "K factor"'],
    ['id,k\n\n12,20', 'line 3, column 1: expected a start number of the tournament, found "12"'],
    ['k,id\n20,', 'line 2, column 4: expected a start number of the tournament, found nothing'],
    ['id,k\n1,20\n01,20', 'line 3, column 1: expected each player once, found "01"'],
    ['id,k\n1, 2O', 'line 2, column 4: expected a whole number from 1 to 700, found "2O"'],
    ['id,k\n1,20,30', 'line 2, column 6: expected no more than 2 fields, as the first line has, found "30"'],
    ['id,games\n1,many', 'line 2, column 3: expected a whole number of games, found "many"'],
    ['id,highest rating\n1,-', 'line 2, column 3: expected a rating, found "-"'],
    ['id,birth year\n1,2027', 'line 2, column 3: expected a year of birth from 1900 to 2026, found "2027"'],
    ['id,birth year\n1,98', 'line 2, column 3: expected a year of birth from 1900 to 2026, found "98"'],
    ['id,name,k\n1,"Aalto,20', 'line 2, column 3: expected a field, or one in a pair of quotes, found "\\"Aalto,20"'],
  ])('of --k-file: %j', async (csv, sentence) => {
    const { code, output, complaints } = await crosstable(['ratings', HARBOUR, '--k-file', '-'], csv);
    expect({ code, output, complaints }).toEqual({
      code: 2,
      output: '',
      complaints: `crosstable: standard input: ${sentence}\n`,
    });
  });

  it('a year of birth says nothing without the day of the tournament', async () => {
    const words = ['ratings', '-', '--k-file', 'k.csv'];
    const csv = 'id,birth year\n1,2008\n';
    const { complaints } = await crosstable(words, pair({ ratings: ['2100', '2000'] }), csv);
    expect(complaints).toBe(
      'crosstable: k.csv: line 2, column 3: expected a tournament with a date, because K depends on the age (--on gives one), found "2008"\n',
    );
    const { output } = await crosstable([...words, '--on', '2026-12-31'], pair({ ratings: ['2100', '2000'] }), csv);
    expect(output).toMatch(/^ 1 {2}One +2100 .* 40 +\+14\.4 +\+14 +2114$/m);
  });
});
