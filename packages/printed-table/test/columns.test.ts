import { describe, expect, it } from 'vitest';

import { readPrintedTable } from '../src/index.js';
import { csv } from './tables.js';

describe('the legend', () => {
  /** The codes, editions and conventions that a text names. */
  async function named(text: string): Promise<readonly string[]> {
    const table = csv(['Rk.', 'Name', '1.Rd', 'Pts.', 'TB1'], [1, 'Ana', '2w1', 1, 0], [2, 'Bo', '1b0', 0, 1]);
    const { printed } = await readPrintedTable(`${table}\n# Tie Break1: ${text}`);
    expect(printed.columns[0].legend).toBe(text);
    return (printed.columns[0].named ?? []).map(({ code, edition, convention, article }) =>
      [code, edition, convention, article].filter((one) => one !== undefined).join(' '),
    );
  }

  // The texts are those of Swiss-Manager; the articles those of C.07
  it.each([
    [
      'Buchholz Tie-Breaks (variabel with parameter)',
      [
        'BH virtual opponent 8.1',
        'BH/C1 virtual opponent 8.1',
        'BH/C2 virtual opponent 8.1',
        'BH/M1 virtual opponent 8.1',
      ],
    ],
    ['Buchholz Tie-Break Variable (2023) (Gamepoints; Cut1)', ['BH/C1 2024-08 8.1']],
    ['Buchholz Tie-Break Variable (2026) (Gamepoints; Median1)', ['BH/M1 2026-03 8.1']],
    ['Sonneborn Berger Tie-Break Variable (2026) (Gamepoints)', ['SB 2026-03 9.1']],
    ['Direct Encounter (DE)', ['DE 6']],
    ['Number of wins including byes (WIN) (Gamepoints; Forfeited games count)', ['WIN 7.1']],
    ['Greater number of games won (WON)', ['WON 7.2']],
    ['Greater number of games played with Black (BPG)', ['BPG 7.3']],
    ['Number of games won with black (BWG)', ['BWG 7.4']],
    ['Rounds Elected to Play (REP)', ['REP 7.6']],
    ["Average of Opponents' Buchholz (AOB)", ['AOB 8.2']],
    ['Performance Tie-Break (TPR)', ['TPR 10.2']],
    ['Performance Tie-Break (PTP)', ['PTP 10.3']],
    ['Performance Tie-Break (APPO)', ['APPO 10.5']],
    ['Average Rating of Opponents (ARO) (1400; Cut1)', ['ARO/C1 10.1']],
    ['Average Performance Rating Of Opponents (APRO) (1400)', ['APRO 10.4']],
    ['Progressive Score; before FIDE-Tie-Break (PS)(Gamepoints)', ['PS 7.5']],
    ['Koya System (KS) (Gamepoints/Limit 50)', ['KS 9.2']],
    ['The Greater Number of Victories', ['WIN 7.1', 'WON 7.2']],
    ['Rating average of the opponents', ['ARO 10.1']],
    ['Sum of Buchholz Tie-Breaks', []],
    ['Extended Sonneborn Berger', []],
    ['Extended Direct Encounter', []],
    ['Not the greater number of victories', []],
    ['Team rating average', []],
    ['Bonus points (game-points)', []],
    ['Buchholz Cut 2', ['BH/C2 virtual opponent 8.1']],
    ['Buchholz Tie-Break Variable (2023)', ['BH 2024-08 8.1']],
    // The text in force at the end of a year; before 2023 none has a year
    ['Buchholz Tie-Break Variable (2025)', ['BH 2024-08 8.1']],
    ['Buchholz Tie-Break Variable (2031)', ['BH 2026-03 8.1']],
    ['Buchholz Tie-Break Variable (2027)', ['BH 2026-03 8.1']],
    ['Buchholz Tie-Break (2009)', ['BH virtual opponent 8.1']],
    ['Buchholz variabel Cut1', ['BH/C1 virtual opponent 8.1']],
    ['Number of wins (WIN) variable', ['WIN 7.1']],
    ['Buchholz Median', ['BH/M1 virtual opponent 8.1']],
    ['Buchholz Tie-Breaks (all Results)', ['BH virtual opponent 8.1']],
    ['Buchholz Tie-Breaks (Without one Result)', ['BH/C1 virtual opponent 8.1']],
    ['Buchholz Tie-Breaks (without two results)', ['BH/M1 virtual opponent 8.1']],
    ['Buchholz Tie-Breaks (with the real points)', ['BH points without unplayed rounds 8.1']],
    ['Buchholz-Tie-Breaks (without two results with real points)', ['BH/M1 points without unplayed rounds 8.1']],
    ['Sonneborn-Berger-Tie-Break (with real points)', ['SB points without unplayed rounds 9.1']],
    ['rating average of the opponents without one result', ['ARO/C1 10.1']],
    ['Manually input (after Tie-Break matches)', []],
  ])('%s', async (text, rules) => {
    expect(await named(text)).toEqual(rules);
  });
});

describe('columns', () => {
  it('of points are those that agree with the games, whatever their heading', async () => {
    const page = await readPrintedTable(
      csv(
        ['M', 'Naam', 'K', '1.kolo', 'n', 'x', 'TB 1'],
        [1, 'Ana', 10, '2w1', 1, 1, '½'],
        [2, 'Bo', 20, '1b0', 1, 0, ''],
      ),
    );
    expect([...(page.printed.points ?? [])]).toEqual([['1', 1], ['2', 0]]); // prettier-ignore
    expect(page.printed.columns).toEqual([{ label: 'TB 1', cells: new Map([['1', 0.5], ['2', null]]) }]); // prettier-ignore
  });

  it('of points are told by their heading where they agree with no game, as those of 3-1-0', async () => {
    const { printed } = await readPrintedTable(
      csv(['Rk.', 'Name', '1.Rd', 'Pts.'], [1, 'Ana', '2w½', 7], [2, 'Bo', '1b½', '']),
    );
    expect([...(printed.points ?? [])]).toEqual([['1', 7], ['2', 0.5]]); // prettier-ignore
  });

  it('of ratings have ratings, and the international one comes first', async () => {
    const { players } = await readPrintedTable(
      csv(
        ['Rk.', 'ID', 'Name', 'Born', 'RtgI', 'RtgN', '1.Rd'],
        [1, 2, 'Ana', 1990, 2100, 2150, '2w1'],
        [2, 1, 'Bo', 1991, 0, 1900, '1b0'],
      ),
    );
    expect(players).toEqual([
      { id: '1', name: 'Ana', rating: 2100, pairingNumber: 2 },
      { id: '2', name: 'Bo', pairingNumber: 1 },
    ]);
  });

  it('of ratings have numbers of three digits, or of four that begin with 1, 2 or 3, under a heading without the word', async () => {
    const ratings = async (...given: readonly number[]) => {
      const { players } = await readPrintedTable(
        csv(['Rk.', 'Name', 'R', '1.Rd'], [1, 'Ana', given[0], '2w1'], [2, 'Bo', given[1], '1b0']),
      );
      return players.map(({ rating }) => rating);
    };
    expect(await ratings(2100, 980)).toEqual([2100, 980]);
    expect(await ratings(4100, 980)).toEqual([undefined, undefined]);
  });

  it('of ratings without any give way to others', async () => {
    const { players } = await readPrintedTable(
      csv(['Rk.', 'Name', 'RtgI', 'RtgN', '1.Rd'], [1, 'Ana', 0, 2150, '2w1'], [2, 'Bo', 0, 1900, '1b0']),
    );
    expect(players.map(({ rating }) => rating)).toEqual([2150, 1900]);
  });

  it.each(['Karat', 'Прейт'])('of ratings have a heading that begins with their word, unlike "%s"', async (heading) => {
    const { players } = await readPrintedTable(
      csv(['Rk.', 'Name', heading, 'Elo', '1.Rd'], [1, 'Ana', 1001, 2150, '2w1'], [2, 'Bo', 1002, 1900, '1b0']),
    );
    expect(players.map(({ rating }) => rating)).toEqual([2150, 1900]);
  });

  it('of federations have three capital letters in every cell, or a blank', async () => {
    const federationsOf = async (heading: string, first: string, second: string) => {
      const table = csv(['Rk.', 'Name', heading, 'FED', '1.Rd'], [1, 'Ana', first, 'NOR', '2w1'], [2, 'Bo', second, 'SWE', '1b0']); // prettier-ignore
      return (await readPrintedTable(table)).players.map(({ federation }) => federation);
    };
    expect(await federationsOf('Club', 'SKA', 'Oslo')).toEqual(['NOR', 'SWE']);
    expect(await federationsOf('Typ', '', '')).toEqual(['NOR', 'SWE']);
  });

  it.each([
    ['sex', 'Club/City', 'Gr'],
    ['Geschlecht', 'Verein/Ort', 'Gruppe'],
    ['Sexe', 'Club/Ville', 'Groupe'],
    ['Sexo', 'Club/Ciudad', 'Grupo'],
  ])('of sex, club and group have a heading that says so: %s, %s, %s', async (sex, club, group) => {
    const { players } = await readPrintedTable(
      csv(
        ['Rk.', group, 'Name', sex, club, 'FED', '1.Rd'],
        [1, 'A', 'Ana', 'w', 'SKA', 'NOR', '2w1'],
        [2, 'B', 'Bo', 'M', 'Oslo', 'SWE', '1b0'],
        [3, '', 'Cy', 'F', '', 'DEN', '-0'],
      ),
    );
    expect(players).toEqual([
      { id: '1', name: 'Ana', federation: 'NOR', sex: 'w', club: 'SKA', group: 'A' },
      { id: '2', name: 'Bo', federation: 'SWE', sex: 'm', club: 'Oslo', group: 'B' },
      { id: '3', name: 'Cy', federation: 'DEN', sex: 'w' },
    ]);
  });

  it('of averages of ratings may have a sign between thousands beside numbers that need none', async () => {
    const { printed } = await readPrintedTable(
      csv(['Rk.', 'Name', '1.Rd', 'TB1'], [1, 'Ana', '2w1', '1.851'], [2, 'Bo', '1b0', '850']),
    );
    expect(printed.columns[0].cells).toEqual(new Map([['1', 1851], ['2', 850]])); // prettier-ignore
  });

  it('may have a blank cell more than headings', async () => {
    const { players } = await readPrintedTable('Rk.;Name;1.Rd\n1;Ana;2w1;\n2;Bo;1b0;');
    expect(players.map(({ name }) => name)).toEqual(['Ana', 'Bo']);
  });

  it('that are missing leave nothing in the players', async () => {
    const { players } = await readPrintedTable('Rk.;Name;1.Rd\n1;Ana;2w1\n2;Bo;1b0');
    expect(players.map((player) => Object.keys(player))).toEqual([
      ['id', 'name'],
      ['id', 'name'],
    ]);
  });

  it('have numbers that may begin with the point', async () => {
    const { printed } = await readPrintedTable(
      csv(['Rk.', 'Name', '1.Rd', 'TB1'], [1, 'Ana', '2w1', '.25'], [2, 'Bo', '1b0', ',125']),
    );
    expect(printed.columns[0].cells).toEqual(new Map([['1', 0.25], ['2', 0.125]])); // prettier-ignore
  });

  it('are told in rows that repeat the headings, end early, or have no games yet', async () => {
    const head = 'Rk.;Name;Rtg;FED;1.Rd;2.Rd';
    const { players, games } = await readPrintedTable(
      `${head}\n1;Ana;2000;NOR;2w1;\n${head}\n2;Bo;1900;NOR;1b0\n3;Cy;1800;NOR`,
    );
    expect([players.length, games.length]).toEqual([3, 1]);
  });
});

describe('a column right of the rounds', () => {
  const labelsOf = async (...labels: readonly string[]) => {
    const { printed } = await readPrintedTable(
      csv(
        ['Rk.', 'Name', '1.Rd', 'Pts.', ...labels],
        [1, 'Ana', '2w1', 1, ...labels.map(() => '2,5')],
        [2, 'Bo', '1b0', 0, ...labels.map((_, at) => (at === 0 ? '' : 3))],
      ),
    );
    return printed.columns.map(({ label }) => label);
  };

  // C.07 has a code for each of its tie-breaks
  it('is a tie-break by any code of C.07', async () => {
    const codes = 'DE WIN WON BPG BWG PS REP BH AOB FB SB KS ARO TPR PTP APRO APPO'.split(' ');
    expect(await labelsOf(...codes)).toEqual(codes);
    expect(await labelsOf('PTSX', 'XREP', 'REPX')).toEqual([]);
  });

  // Vega has BucT and BH-C1, SwissChess Buchh, mBH and SoBerg
  it('is a tie-break by a code of C.07 or a word that programs have for one', async () => {
    const all = ['BH-C1', 'BH', 'BH/C1', 'BucT', 'Buchh', 'SoBerg', 'sb', 'DE', 'PS', 'Wins', 'Win', 'Koya', 'ARO'];
    expect(await labelsOf(...all)).toEqual(all);
    const words = [
      'Progress',
      'Prog.',
      'Cumul.',
      'M-Buch',
      'MBuch',
      'mBH',
      'Median',
      'Solkoff',
      'Perf',
      'Perf.',
      'Berger',
      'S-B',
      'S.B.',
    ];
    expect(await labelsOf(...words)).toEqual(words);
  });

  it('is none by another word', async () => {
    expect(await labelsOf('Rp', 'n', 'w', 'we', 'K', 'rtg+/-', 'Winner', 'Deed', 'Sum', 'PSV', '1BH')).toEqual([]);
  });

  it('is none where it has texts', async () => {
    const page = 'Rk.;Name;1.Rd;Pts.;Bund;BH\n1;Ana;2w1;1;BAY;0\n2;Bo;1b0;0;5;1';
    expect((await readPrintedTable(page)).printed.columns.map(({ label }) => label)).toEqual(['BH']);
  });
});

describe('the first column', () => {
  const namesOf = async (table: string) => (await readPrintedTable(table)).players.map(({ name }) => name);

  it.each([
    ['is the first with a heading', ';Rk.;Name;1.Rd\nx;1;Ana;2w1\ny;2;Bo;1b0'],
    ['begins below its heading', '1;Cy;9w1\nRk.;Name;1.Rd\n1;Ana;2w1\n2;Bo;1b0'],
    ['may have numbers of two digits', 'Rk.;Name;1.Rd\n12;Ana;2w1\n13;Bo;1b0'],
  ])('%s', async (_, table) => {
    expect(await namesOf(table)).toEqual(['Ana', 'Bo']);
  });
});

describe('averages of ratings', () => {
  const cellsOf = async (...cells: readonly string[]) => {
    const page = `Rk.;Name;1.Rd;Pts.;TB1\n1;Ana;2w1;1;${cells[0]}\n2;Bo;1b0;0;${cells[1]}\n3;Cy;-0;0;${cells[2]}`;
    return [...(await readPrintedTable(page)).printed.columns[0].cells.values()];
  };

  it.each([
    ['1.850', '2.103', '1.999'],
    ['1,850', '2,103', ''],
    ['1 850', '985', '2 103'],
    ['1.850', '2.103', '0'],
  ])('may have a sign between thousands: %s, %s and "%s"', async (...cells) => {
    const whole = (text: string) => (text === '' ? null : Number(text.replace(/\D/, '')));
    expect(await cellsOf(...cells)).toEqual(cells.map(whole));
  });

  it('stand below a code of C.07 as well, with a blank between thousands', async () => {
    const page = 'Rk.;Name;1.Rd;Pts.;ARO\n1;Ana;2w1;1;1 850\n2;Bo;1b0;0;2 103';
    const [{ label, cells }] = (await readPrintedTable(page)).printed.columns;
    expect([label, ...cells.values()]).toEqual(['ARO', 1850, 2103]);
  });

  it('have none where a cell has other decimals, or all are quarters', async () => {
    expect(await cellsOf('1.850', '2.1', '1.999')).toEqual([1.85, 2.1, 1.999]);
    expect(await cellsOf('1.000', '2.250', '1.500')).toEqual([1, 2.25, 1.5]);
    expect(await cellsOf('0.850', '1.500', '1.103')).toEqual([0.85, 1.5, 1.103]);
    expect(await cellsOf('985', '877', '901')).toEqual([985, 877, 901]);
  });
});

describe('a row without a number', () => {
  it('is no player where it has hardly anything', async () => {
    const table = csv(['Rk.', 'Name', '1.Rd', 'Pts.', 'TB1'], [1, 'Ana', '2w1', 1, 0], [2, 'Bo', '1b0', 0, 1], ['', 'Mean', '', '', 0.5]); // prettier-ignore
    expect((await readPrintedTable(table)).players.map(({ name }) => name)).toEqual(['Ana', 'Bo']);
  });
});

describe('what says less than it could', () => {
  it('has neither points nor rules where no column agrees and no legend tells', async () => {
    const { printed } = await readPrintedTable('Rk.;Name;1;1.Rd;TB1\n;Ana;;2w1;7\n1;Bo;;1b0;8');
    expect([printed.points, printed.ranks]).toEqual([undefined, new Map([['2', 1]])]);
    expect(printed.columns).toEqual([{ label: 'TB1', cells: new Map([['1', 7], ['2', 8]]) }]); // prettier-ignore
  });
});

describe('wrong ranks', () => {
  it('are those of the column whose heading says so, where no column has right ones', async () => {
    const { printed } = await readPrintedTable('Nr;Name;1.Rd;Pts.;Rk.\n1;Ana;2w1;1;2\n2;Bo;1b0;0;2');
    expect(printed.ranks).toEqual(new Map([['1', 2], ['2', 2]])); // prettier-ignore
  });

  it('are found under any heading where the points allow three quarters of the ranks', async () => {
    // Two have a point and two have none: ranks 1 and 2, then 3 and 4. Bo's 3 is wrong
    const page = (bo: number, cy: number) =>
      `Nr;İsim;1.Rd;Puan;Sıra\n1;Ana;3w1;1;1\n2;Bo;4w1;1;${bo}\n3;Cy;1b0;0;${cy}\n4;Di;2b0;0;4`;
    const ranks = async (bo: number, cy: number) => (await readPrintedTable(page(bo, cy))).printed.ranks;
    expect([...((await ranks(3, 3)) ?? [])].map(([, rank]) => rank)).toEqual([1, 3, 3, 4]);
    expect(await ranks(3, 1)).toBeUndefined();
  });
});

describe('the name', () => {
  const table = csv(['Rk.', 'Name', '1.Rd'], [1, 'Ana', '2w1'], [2, 'Bo', '1b0']);

  it.each([
    [
      'is the line below where the table comes from',
      'From the Tournament-Database of Chess-Results\nClub night\n',
      'Club night',
    ],
    ['is the first of several lines', 'Club night\nFinal Ranking crosstable after 1 Rounds\n', 'Club night'],
    ['is the only line', 'Club night\n', 'Club night'],
    ['is below a line without texts', ',,\nClub night\n', 'Club night'],
    ['is none where the only line is the title of the table', 'Endtabelle nach 1 Runden\n', ''],
    [
      'is no title, although it ends with a number and a word, where a line follows',
      'Girls under 12 years\nFinal ranking\n',
      'Girls under 12 years',
    ],
    ['is no title where words follow the number', 'Open 2025 in Oslo\n', 'Open 2025 in Oslo'],
    ['is none where the only line ends with the number of rounds', 'Clasificación tras 11 rondas\n', ''],
    ['is no address', 'http://example.org/tnr1\nClub night\n', 'Club night'],
    [
      'may have a colon behind many letters',
      'Championship of the City and its Surroundings : A\n',
      'Championship of the City and its Surroundings : A',
    ],
    ['is no detail', 'Federation : Lebanon ( LBN )\n', ''],
  ])('%s', async (_, above, name) => {
    expect((await readPrintedTable(above + table)).name).toBe(name);
  });
});
