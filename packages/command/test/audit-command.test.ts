import { describe, expect, it } from 'vitest';

import { crosstable } from './running.js';

/** Four players, each against each. Points: Ann 2½, Ben 2, Cem ½, Dan 1. */
const FOUR = [
  '012 Four',
  '042 2026/04/01',
  '092 Individual: Swiss-System',
  '142 3',
  '212 PTS,SB',
  '001    1      Ann                               2000 AAA                         2.5    1     2 w 1     4 b 1     3 w =',
  '001    2      Ben                               1900 AAA                         2.0    2     1 b 0     3 w 1     4 w 1',
  '001    3      Cem                               1800 AAA                         0.5    4     4 w 0     2 b 0     1 b =',
  '001    4      Dan                               1700 AAA                         1.0    3     3 b 1     1 w 0     2 b 0',
].join('\n');

/** SB: Ann 2 + 1 + ½·½ = 3¼, Ben ½ + 1 = 1½, Cem ½·2½ = 1¼, Dan ½. */
const TABLE = ['No;Rank;Pts.;SB', '1;1;2½;3,25', '2;2;2;1.5', '3;4;0,5;1,25', '4;3;1;½'].join('\n');

describe('crosstable audit FILE --table CSV', () => {
  const audited = async (table: string | Uint8Array, ...options: string[]) =>
    await crosstable(['audit', '-', '--table', 'k.csv', ...options], FOUR, table);

  it('names the rule of each column; nothing is wrong, so that it exits with 0', async () => {
    const { code, output } = await audited(TABLE);
    expect(output).toContain('Column SB\n  identified; 4 of 4 cells agree.\n  Rule: SB of C.07 (2026-03 and 2024-08)');
    expect(output).toContain('4 of 4 ranks follow from the printed values.');
    expect(output).toContain('PTS,SB of C.07 (2024-08 and 2026-03) gives all 4 ranks.');
    expect(code).toBe(0);
  });

  it('names the simplest rules that give the same values, and how many more there are; JSON has all', async () => {
    const [, rule] = /Rule: (.*)\./.exec((await audited(TABLE)).output) ?? [];
    expect(rule).toMatch(/^SB of C\.07 \(2026-03 and 2024-08\) \(the same values: [^,]+, [^,]+,? .* and \d+ more\)$/);
    const { columns } = JSON.parse((await audited(TABLE, '--format', 'json')).output) as {
      columns: { rules: unknown[] }[];
    };
    expect(columns[0].rules.length).toBeGreaterThan(5);
  });

  it('shows both rules of an ambiguous column, and the cells that tell them apart', async () => {
    // Wins: Ann 2, Ben 2, Cem 0, Dan 1; points 2½, 2, ½, 1. Printed: the wins of Ann, the points of Cem
    const { output } = await audited('No;X\n1;2\n2;2\n3;½\n4;1');
    expect(output).toContain('Column X\n  ambiguous; 3 of 4 cells agree.\n  Rule: ');
    expect(output).toMatch(/\n {2}Or: .*; [23] of 4 cells agree\.\n/);
    expect(output).toMatch(/Column X: the cells that tell the rules apart\n {2}Check these cells by hand\./);
    expect(output).toMatch(/Player +Printed +.*\n +Ann +2 +/);
  });

  it('says what a column without information agrees with, and nothing of other rules', async () => {
    const { output } = await audited('No;X\n1;2½\n2;2');
    expect(output).toMatch(/too few cells .*; 2 of 2 cells agree\.\n {2}They agree with: PTS of C\.07/);
    expect(output).not.toContain('Nearest');
  });

  it('lists wrong cells, points and ranks with accounts, and exits with 1', async () => {
    const { code, output } = await audited('No;Rank;Pts.;SB\n1;2;2½;3.25\n2;1;2;1.5\n3;4;0.5;1.25\n4;3;1½;9');
    expect(output).toContain(
      "Some points don't follow from the games. Look at the results first: a wrong one spoils every column.",
    );
    expect(output).toMatch(
      /Dan +9 +½ +round 1: 1 × ½ = ½ against Cem \(Art\. 16\.3\.1\); round 2: 0 × 2½ = 0 against Ann \(Art\. 16\.3\.1\); round 3: 0 × 2 = 0 against Ben /,
    );
    expect(output).toMatch(/Ann +2 +1\n/);
    expect(code).toBe(1);
  });

  it('confirms right points, and says where nothing else is printed', async () => {
    const { code, output } = await audited('No;Pts.\n1;2½\n2;2\n3;0,5\n4;1');
    expect(output).toContain('Points\n  All 4 points follow from the games.\n');
    expect(output).toContain('The table prints none, so there is nothing else to audit.');
    expect(code).toBe(0);
    expect((await audited(TABLE)).output).not.toContain('nothing else');
  });

  it('takes names for numbers', async () => {
    const named = TABLE.replace('No;', 'Name;').replace(/^1;/m, 'Ann;').replace(/^2;/m, 'Ben;');
    expect((await audited(named.replace(/^3;/m, 'Cem;').replace(/^4;/m, 'Dan;'))).code).toBe(0);
  });

  it.each([
    ['Nr.;Rg.;Punkte;SB'],
    ['SNo;Pos;Points;SB'],
    ['Nº;Place;Pts;SB'],
    ['№;Rk.;Score;SB'],
    ['St.Nr;Platz;Pkt.;SB'],
    ['Start No.;Puesto;Puntos;SB'],
    ['Ном.;Место;Очки;SB'],
    ['No.Ini.;Rk.;Pts.;SB'],
    ['Nº.Inic.;Rk.;Pts.;SB'],
  ])('knows the words of others: %s', async (headings) => {
    const { code, output } = await audited(TABLE.replace('No;Rank;Pts.;SB', headings));
    expect(output).toContain('4 of 4 ranks follow from the printed values.');
    expect(output).toContain('All 4 points follow from the games.');
    expect(output.match(/^Column /gm)).toHaveLength(1);
    expect(code).toBe(0);
  });

  it.each(['Spieler', 'Player', 'Nom', 'Équipe', 'Full name', 'Имя'])(
    'finds players under the heading %s',
    async (heading) => {
      expect((await audited(`${heading};SB\nAnn;3,25\nBen;1.5\nCem;1,25\nDan;½`)).code).toBe(0);
    },
  );

  it('reads UTF-16 by its mark, in both orders of bytes, and Windows-1252', async () => {
    const named = 'No;Name;SB\n1;Ann;3¼\n'.replace('3¼', '3,25') + '2;Ben;1½\n3;Cem;1,25\n4;Dan;½';
    const utf16 = Buffer.from(`\uFEFF${named}`, 'utf16le');
    expect((await audited(utf16)).code).toBe(0);
    expect((await audited(Buffer.from(utf16).swap16())).code).toBe(0);
    // ½ has the same byte in Windows-1252 as in Latin-1
    expect((await audited(Buffer.from(named, 'latin1'))).output).toContain('identified; 4 of 4 cells agree.');
  });

  // Some versions of Node take the bytes of a whole text for Latin-1, in which 0x8a is no letter
  it('reads the letters of Windows-1252 that Latin-1 has not', async () => {
    const table = Buffer.from('No;~B\n1;3,25\n2;1½\n3;1,25\n4;½', 'latin1').map((byte) =>
      byte === 0x7e ? 0x8a : byte,
    );
    expect((await audited(table)).output).toContain('Column ŠB');
  });

  it.each([
    ['ranks that are shared, as =2 or 2-3', 'No;Rank\n1;1.\n2;2=\n3;=4\n4;3-3'],
    ['halves as 1/2, and a dash for nothing', 'No;Pts.;SB\n1;2 1/2;3,25\n2;-;1 1/2\n3;1/2;1,25\n4;1;-'],
  ])('reads %s, as on a page', async (_, table) => {
    expect((await audited(table)).code).toBe(0);
  });

  it('reads averages of ratings with a sign between thousands, as on a page', async () => {
    // Ann met 1900, 1800 and 1700, Ben 2000, 1800 and 1700, Cem 2000, 1900 and 1700, Dan 2000, 1900 and 1800
    const { output } = await audited('No;X\n1;1.800\n2;1.833\n3;1.867\n4;1.900');
    expect(output).toContain('Rule: ARO of C.07');
  });

  it('takes a name beside the number that is spelled in another way, or that has fewer words', async () => {
    const long = FOUR.replace('Ann    ', 'Ann Lee').replace('Cem    ', 'Cem Lee');
    const named = async (names: readonly string[]) =>
      await crosstable(['audit', '-', '--table', 'k.csv'], long, ['No;Name;SB', ...names.map((name, at) => `${at + 1};${name};${[3.25, 1.5, 1.25, 0.5][at]}`)].join('\n')); // prettier-ignore
    expect((await named(['Lee, Anne', 'Ben', 'Lee', ''])).code).toBe(0);
    expect((await named(['Ann Lee', 'Ben', 'Ann Lee', 'Dan'])).complaints).toContain(
      'line 4, column 3: expected the name of no. 3, "Cem Lee", found "Ann Lee"',
    );
  });

  it('names the players whom the table leaves out', async () => {
    const { code, output } = await audited('No;SB\n1;3.25\n3;1.25');
    expect(output).toContain("\nPlayers who aren't in the table\n  Ben and Dan: nothing of theirs is audited.\n");
    expect(code).toBe(0);
    expect((await audited(TABLE)).output).not.toContain("who aren't in the table");
    const many = [
      ...FOUR.split('\n'),
      ...[5, 6, 7, 8].map((number) => `001 ${String(number).padStart(4)}      P${number}`),
    ];
    const six = (await crosstable(['audit', '-', '--table', 'k.csv'], many.join('\n'), 'No;SB\n1;3.25\n3;1.25')).output;
    expect(six).toContain('  Ben, Dan, P5, P6, P7 and 1 more: nothing of theirs is audited.\n');
  });

  it('separates names with commas by semicolons', async () => {
    const { output } = await crosstable(
      ['audit', 'examples/harbour-open.trf', '--table', 'k.csv'],
      '',
      'No;SB\n2;14.75\n3;12.5',
    );
    expect(output).toContain(
      '  Aalto, Mirja; Dvořák, Petr; Eriksen, Liv; Ferrari, Nino; Grünwald, Theo and 4 more: nothing of theirs is audited.\n',
    );
  });

  it('misses no place of the expelled', async () => {
    const event = JSON.stringify({
      system: 'swiss',
      players: [{ id: '1' }, { id: '2' }, { id: '3', expelled: true }],
      games: [[{ white: '1', black: '2', result: 1 }]],
    });
    const { output } = await crosstable(['audit', '-', '--table', 'k.csv'], event, 'No;Pts\n1;1\n2;0');
    expect(output).not.toContain('in the table');
  });

  it('needs no names in the file', async () => {
    const unnamed = '{ "games": [[{ "white": "1", "black": "2", "result": 1 }]] }';
    expect((await crosstable(['audit', '-', '--table', 'k.csv'], unnamed, 'No;Name;Pts\n1;Zoe;1')).code).toBe(0);
  });

  it('prints JSON, Markdown and a page', async () => {
    expect(JSON.parse((await audited(TABLE, '--format', 'json')).output)).toMatchObject({
      name: 'Four',
      points: { cells: 4, wrong: [] },
      columns: [{ label: 'SB', verdict: 'identified' }],
    });
    expect((await audited(TABLE, '--format', 'markdown')).output).toContain('## Column SB\n\n- identified; 4 of 4');
    const page = (await audited('No;SB\n1;3.25\n2;1.5\n3;1.25\n4;9', '--format', 'html')).output;
    expect(page).toContain('<h1 dir="auto">Four</h1>');
    expect(page).toContain('<th scope="row" class="name" dir="auto">Dan</th>');
  });

  it.each([
    ['SB\n1', 'line 1, column 1: expected a heading No or Name, found "SB"'],
    // The beginning of a ZIP file, as which a spreadsheet is saved
    ['PK\u0003\u0004\u0014\0\0\0xl/workbook.xml', 'expected an XLSX file, got a damaged one'],
    ['%PDF-1.7\n%x', 'this is a PDF; give a CSV file'],
    ['', 'line 1, column 1: expected a line of headings, found nothing'],
    ['No;A;A\n', 'line 1, column 6: expected each heading once, found "A"'],
    ['No;A\n', 'line 2, column 1: expected a line for each player, found nothing'],
    ['No;A\n9;1', 'line 2, column 1: expected a start number of the file, found "9"'],
    ['No;A\n1;1\n1;2', 'line 3, column 1: expected each player once, found "1"'],
    ['No;A\n1;x', 'line 2, column 3: expected a number, as 26.5, 26,5 or 26½, or nothing, found "x"'],
    ['No;Rank\n1;0', 'line 2, column 3: expected a rank from 1, found "0"'],
    ['No;Rank\n1;1000000', 'line 2, column 3: expected a rank from 1, found "1000000"'],
    ['No;Rank\n1;first', 'line 2, column 3: expected a rank from 1, found "first"'],
    ['No;A\n1;2;3', 'line 2, column 5: expected at most 2 fields, found "3"'],
    ['No;Name;A\n1;Ann;2\n2;Cem;2', 'line 3, column 3: expected the name of no. 2, "Ben", found "Cem"'],
    ['No;Name;A\n1;Zoe;2', 'line 2, column 3: expected the name of no. 1, "Ann", found "Zoe"'],
    ['No;Nr;A\n1;1;2', 'line 1, column 4: expected each heading once, found "Nr"'],
    ['Name;A\nZoe;2', 'line 2, column 1: expected a name of the file, found "Zoe"'],
    [
      'Name;A\nn;2',
      'line 2, column 1: expected more of the name, or a column No, because it may be any of: 1 Ann; 2 Ben; 4 Dan, found "n"',
    ],
  ])('%j is refused', async (table, message) => {
    const { code, complaints } = await audited(table);
    expect(complaints).toContain(`--table: k.csv: ${message}`);
    expect(code).toBe(2);
  });
});

describe('crosstable audit FILE', () => {
  it('holds the ranks of the file against its list', async () => {
    const { code, output } = await crosstable(['audit', '-'], FOUR);
    expect(output).toMatch(
      /4 of 4 ranks follow from the points\.\n {2}PTS,SB of C\.07 \(2024-08 and 2026-03\) gives all 4 ranks\.\n*$/,
    );
    expect(code).toBe(0);
  });

  it('exits with 1 for ranks that contradict the points', async () => {
    const { code, output } = await crosstable(
      ['audit', '-'],
      FOUR.replace('2.5    1', '2.5    2').replace('2.0    2', '2.0    1'),
    );
    expect(output).toContain('2 of 4 ranks follow from the points.');
    expect(output).toMatch(/Ann +2 +1\n +Ben +1 +2\n/);
    expect(code).toBe(1);
  });

  const UNLISTED = FOUR.split('\n').filter((line) => !line.startsWith('212')).join('\n'); // prettier-ignore

  it('guesses the list of ranks without one, and of a table that has ranks alone', async () => {
    const ofReport = (await crosstable(['audit', '-'], UNLISTED)).output;
    // Nobody is tied, so that every list gives them
    expect(ofReport).toContain('PTS,BH/C1,BH,SB of C.07 (2024-08 and 2026-03) gives all 4 ranks.');
    expect(ofReport).toContain('1 more list is as near.');
    const table = await crosstable(['audit', '-', '--table', 'k.csv'], UNLISTED, 'No;Rank\n1;1\n2;2\n4;3');
    expect(table.output).toContain('3 of 3 ranks follow from the points.');
    expect(table.output).toContain('PTS,BH/C1,BH,SB of C.07 (2024-08 and 2026-03) gives all 3 ranks.');
    expect(table.code).toBe(0);
    expect((await crosstable(['audit', '-', '--table', 'k.csv'], UNLISTED, 'No;Rank\n1;2\n2;1')).code).toBe(1);
    const { guesses } = JSON.parse((await crosstable(['audit', '-', '--format', 'json'], UNLISTED)).output) as {
      guesses: unknown[];
    };
    expect(guesses.length).toBeGreaterThan(20);
    expect(ofReport).not.toContain('No list');
  });

  it('says that no list gives the ranks, and which are the nearest', async () => {
    // Ranks against the points: every list gives Ann and Ben other ranks
    const swapped = UNLISTED.replace('2.5    1', '2.5    2').replace('2.0    2', '2.0    1');
    const { output } = await crosstable(['audit', '-'], swapped);
    expect(output).toMatch(
      /No list that was tried gives all of them\. The nearest:\n {2}PTS,BH\/C1,BH,SB of C\.07 \(2024-08 and 2026-03\) gives 2 of 4 players another rank\./,
    );
    // The list of the file is as near as any other
    const listed = FOUR.replace('2.5    1', '2.5    2').replace('2.0    2', '2.0    1');
    expect((await crosstable(['audit', '-'], listed)).output).not.toContain('No list');
  });

  it.each([
    [['audit', '-', '--table', '-'], 'audit: expected one file from standard input, got two'],
    [['audit', '-', '--format', 'pdf'], '--format: expected text, json, csv, markdown or html, got "pdf"'],
    [['compare', '-', '--editions', '2024-08'], '--editions: expected two of 2024-08 and 2026-03'],
    [['compare', '-', '--editions', '2024-08,2024-08'], '--editions: expected two of 2024-08 and 2026-03'],
    [['compare', '-', '--tiebreaks', 'BHX'], '--tiebreaks: expected a code of Article 5 for players'],
  ])('%j is refused', async (words, message) => {
    const { code, complaints } = await crosstable(words, FOUR);
    expect(complaints).toContain(message);
    expect(code).toBe(2);
  });

  it('needs ranks in the file', async () => {
    const json = '{ "games": [[{ "white": "Anna", "black": "Ben", "result": 1 }]] }';
    expect((await crosstable(['audit', '-'], json)).complaints).toContain(
      'the file states no ranks: --table takes a printed table',
    );
  });
});

describe('a tournament of teams', () => {
  /** Four teams, each against each. MP: Lions 4, Bears 4, Foxes 3, Owls 1. GP: 6, 8, 6½, 3½. */
  const TEAMS = JSON.stringify({
    name: 'Team Cup',
    system: 'swiss',
    rounds: 3,
    matches: [
      [
        { white: 'Lions', black: 'Bears', gamePoints: [2.5, 1.5] },
        { white: 'Foxes', black: 'Owls', gamePoints: [2, 2] },
      ],
      [
        { white: 'Lions', black: 'Foxes', gamePoints: [1, 3] },
        { white: 'Bears', black: 'Owls', gamePoints: [4, 0] },
      ],
      [
        { white: 'Lions', black: 'Owls', gamePoints: [2.5, 1.5] },
        { white: 'Foxes', black: 'Bears', gamePoints: [1.5, 2.5] },
      ],
    ],
  });

  /** EMMSB: Lions 4·2 + 3·0 + 1·2 = 10, Bears 4·0 + 1·2 + 3·2 = 8, Foxes 1·1 + 4·2 + 4·0 = 9, Owls 3·1 = 3. */
  const TABLE_OF_TEAMS = [
    'Team;Rank;MP;GP;EMMSB',
    'Bears;1;4;8;8',
    'Lions;2;4;6;10',
    'Foxes;3;3;6½;9',
    'Owls;4;1;3,5;3',
  ].join('\n');

  const audited = async (event: string, table: string, format = 'text') =>
    await crosstable(['audit', '-', '--table', 'k.csv', '--format', format], event, table);

  it('has match points as its points, game points and extended tie-breaks as columns', async () => {
    const { code, output } = await audited(TEAMS, TABLE_OF_TEAMS);
    expect(output).toContain(
      'Column GP\n  identified; 4 of 4 cells agree.\n  Rule: GPTS of C.07 (2026-03 and 2024-08)',
    );
    expect(output).toMatch(
      /Column EMMSB\n {2}identified; 4 of 4 cells agree\.\n {2}Rule: EMMSB of C\.07 \(2026-03 and 2024-08\)/,
    );
    expect(output).toContain('4 of 4 ranks follow from the printed values.');
    expect(code).toBe(0);
  });

  it('has game points as its points where they decide first', async () => {
    const byGamePoints = TEAMS.replace('"system"', '"primary":"GP","system"');
    const table = 'Team;GP;MP\nBears;8;4\nFoxes;6,5;3\nLions;6;4\nOwls;4;1';
    const { code, output } = await audited(byGamePoints, table);
    expect(output).toMatch(/don't follow from the games[^]*Owls +4 +3½/);
    expect(output).toMatch(/Column MP\n {2}identified; 4 of 4 cells agree\.\n {2}Rule: MPTS of C\.07/);
    expect(code).toBe(1);
  });

  it('accounts for a wrong cell, match by match', async () => {
    const { code, output } = await audited(TEAMS, TABLE_OF_TEAMS.replace('Owls;4;1;3,5;3', 'Owls;4;1;3,5;5'));
    expect(output).toMatch(
      /Team +Printed .*\n +Owls +5 +3 +round 1: 1 × 3 = 3 against Foxes \(Art\. 16\.3\.1\); round 2: 0 × 4 = 0 against Bears /,
    );
    expect(code).toBe(1);
  });

  it('heads the rows of a page with its teams', async () => {
    const wrong = TABLE_OF_TEAMS.replace('Owls;4;1;3,5;3', 'Owls;4;1;3,5;5');
    expect((await audited(TEAMS, wrong, 'html')).output).toContain('<th scope="row" class="name" dir="auto">Owls');
  });
});

describe('crosstable compare FILE', () => {
  /** Ann and Ben have a bye each, and 1½ points; 16.4.2 limits their dummies. */
  const BYES = JSON.stringify({
    name: 'Byes',
    system: 'swiss',
    games: [
      [
        { white: 'Ann', black: '', result: 1, kind: 'pairing-bye' },
        { white: 'Ben', black: 'Cem', result: 1 },
      ],
      [
        { white: 'Ann', black: 'Cem', result: 0.5 },
        { white: 'Ben', black: '', result: 0.5, kind: 'half-bye' },
      ],
    ],
  });

  it('says who moves, by what or by whom', async () => {
    const { code, output } = await crosstable(['compare', '-', '--tiebreaks', 'BH'], BYES);
    // 2024-08: the dummies of Ann and Ben have 1½; 2026-03: a draw in each round, 1. Both keep the first rank.
    expect(output).toContain('Swiss, 2 rounds: PTS,BH of C.07 (2024-08) and PTS,BH of C.07 (2026-03)');
    expect(output).toMatch(
      /\nEverybody keeps the place, although the values of 2 of 3 differ\n {2}Contributions that differ: 2 by Art\. 16\.4\.2\.\n*$/,
    );
    // The half-point bye of Ben is a voluntary unplayed round, which Cut-1 takes from 1½ and from 1; Ann’s bye is her 1½ and 1 beside ½
    const cut = (await crosstable(['compare', '-', '--tiebreaks', 'BH/C1', '--format', 'markdown'], BYES)).output;
    expect(cut).toContain('- Contributions that differ: 1 by Art. 16.4.2.');
    expect(cut).toContain('- Others differ, but both sides cut them: 1 by Art. 16.5.1.');
    expect(code).toBe(0);
  });

  it('prints JSON with every contribution that differs', async () => {
    const { output } = await crosstable(['compare', '-', '--tiebreaks', 'BH', '--format', 'json'], BYES);
    const { players } = JSON.parse(output) as { players: readonly { differences: readonly { article: string }[] }[] };
    expect(players.map(({ differences }) => differences.map(({ article }) => article))).toEqual([
      ['16.4.2'],
      ['16.4.2'],
      [],
    ]);
  });
});
