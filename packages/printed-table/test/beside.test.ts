// Columns beside the games: which are points, ranks and tie-breaks, and which are not

import { describe, expect, it } from 'vitest';

import { type PrintedTable, readPrintedTable } from '../src/index.js';
import { THREE, csv } from './tables.js';

const printedOf = async (table: string): Promise<PrintedTable> => (await readPrintedTable(table)).printed;
const pointsOf = async (table: string) => [...((await printedOf(table)).points?.values() ?? [])];
const ranksOf = async (table: string) => [...((await printedOf(table)).ranks?.values() ?? [])];
const labelsOf = async (table: string) => (await printedOf(table)).columns.map(({ label }) => label);

describe('points are not', () => {
  it.each([
    // A spreadsheet has 0 for a round without a pairing, which three of five players have, and no point either
    ['a round', 'Rk.;Name;1.Rd\n1;Ana;2w1\n2;Bo;1b0\n3;Cy;0\n4;Di;0\n5;Ed;0'],
    // Two of three players have as many points as their number says
    ['numbers of players', 'No.;Name;1.Rd;2.Rd\n1;Ana;-1;2w0\n2;Bo;3w1;1b1\n3;Cy;2b0;-0'],
    // The winner has 1 there and the loser 0, as in a column of points
    ['a tie-break that agrees with the games', 'Rk.;Name;1.Rd;TB1\n1;Ana;2w1;1\n2;Bo;1b0;0'],
    ['a tie-break of another name', 'Rk.;Name;1.Rd;TB1\n1;Ana;2w1;7\n2;Bo;1b0;8\nTie Break1: Direct Encounter (DE)'],
  ])('%s', async (_, table) => {
    expect(await pointsOf(table)).toEqual([]);
  });

  it('what only ends with their name, where no column agrees with the games', async () => {
    expect(await pointsOf('Rk.;Name;1.Rd;Bonus pts;Pts.\n1;Ana;2w1;5;2\n2;Bo;1b0;5;2')).toEqual([2, 2]);
  });
});

describe('a tie-break is', () => {
  it.each([
    ['no column left of the rounds', 'Rk.;Name;Rtg1;1.Rd\n1;Ana;2100;2w1\n2;Bo;1900;1b0'],
    ['no category', 'Rk.;Name;1.Rd;U2300\n1;Ana;2w1;7\n2;Bo;1b0;8'],
    ['nothing that begins with a sign', 'Rk.;Name;1.Rd;%TB1\n1;Ana;2w1;7\n2;Bo;1b0;8'],
  ])('%s', async (_, table) => {
    expect(await labelsOf(table)).toEqual([]);
  });

  it.each(['Tie Break 1', 'Tie Break 11', 'Pkt. pom. 1', 'P.H.1', 'Tie-Break 1'])(
    'a column of numbers below "%s"',
    async (label) => {
      const table = `Rk.;Name;1.Rd;${label}\n1;Ana;2w1;7\n2;Bo;1b0;8`;
      const { columns } = await printedOf(`${table}\n${label}: Koya System (KS)`);
      expect(columns.map(({ label: own, legend }) => [own, legend])).toEqual([[label, 'Koya System (KS)']]);
    },
  );

  it.each(['TB1', 'TB 1', 'TB11', 'Des. 11'])('a column below "%s", in which a text is a mistake', async (label) => {
    const table = `Rk.;Name;1.Rd;${label}\n1;Ana;2w1;x\n2;Bo;1b0;8`;
    await expect(readPrintedTable(table)).rejects.toThrow(
      'expected a number, as 26.5, 26,5 or 26½, or nothing, found "x"',
    );
  });

  // As Wikipedia prints the Candidates tournaments since 2020: Score, SB, Wins, then the opponents
  it('a column between the points and the rounds, with its legend', async () => {
    const table = 'Rk.;Name;Rtg1;Score;TB1;Wins;Elo;1;2\n1;Ana;2100;1;0;1;2110;*;1\n2;Bo;1900;0;½;0;1910;0;*';
    const { columns, points } = await printedOf(`${table}\nTie Break1: Koya System (KS)`);
    expect(columns.map(({ label, legend }) => [label, legend])).toEqual([['TB1', 'Koya System (KS)'], ['Wins', undefined]]); // prettier-ignore
    expect(columns.map(({ cells }) => [...cells.values()])).toEqual([[0, 0.5], [1, 0]]); // prettier-ignore
    expect([...(points?.values() ?? [])]).toEqual([1, 0]);
  });

  it('also one on each side of the rounds, in the order of the page', async () => {
    expect(await labelsOf('Rk.;Name;Pts.;SB;1.Rd;TB2\n1;Ana;1;0;2w1;7\n2;Bo;0;0;1b0;8')).toEqual(['SB', 'TB2']);
  });

  it('no column of texts below such words', async () => {
    expect(await labelsOf('Rk.;Name;1.Rd;Prize no. 1\n1;Ana;2w1;first\n2;Bo;1b0;8')).toEqual([]);
  });

  it('explained by the number behind its points and words', async () => {
    const { columns } = await printedOf('Rk.;Name;1.Rd;P.H.1\n1;Ana;2w1;7\n2;Bo;1b0;8\nTie Break1: Koya System (KS)');
    expect(columns.map(({ legend }) => legend)).toEqual(['Koya System (KS)']);
  });

  it('not explained by what stands above the table', async () => {
    const { columns } = await printedOf(
      'Club night\nBoard 1: Direct Encounter\nRk.;Name;1.Rd;TB1\n1;Ana;2w1;7\n2;Bo;1b0;8',
    );
    expect(columns.map(({ legend }) => legend)).toEqual([undefined]);
  });
});

describe('ranks', () => {
  it.each([
    ['stand right behind the rounds', 'Nr;Name;1.Rd;Rk.\n1;Ana;2w0;2\n2;Bo;1b1;1', [2, 1]],
    ['are not starting numbers beside them', 'Rk.;SNo;Name;1.Rd;Pts.\n1;1;Ana;2w½;½\n;2;Bo;1b½;½', [1, 1]],
    ['are not tie-breaks, whose numbers are as good', 'Nr;Name;1.Rd;Pts.;TB1\n1;Ana;2w0;0;2\n2;Bo;1b1;1;1', []],
    ['are not points', 'Nr;Name;1.Rd;2.Rd;Pts.\n1;Ana;2w½;2b½;1\n2;Bo;1b½;1w½;1', []],
    // By points: Ana and Bo share the first place
    ['of moved rows', 'Rk.;Name;1.Rd;Pts.\n3;Cy;-0;0\n1;Ana;-1;1\n1;Bo;-1;1', [3, 1, 1]],
  ])('%s', async (_, table, ranks) => {
    expect(await ranksOf(table)).toEqual(ranks);
  });

  it.each([
    ['x', 'x', []],
    ['1', 'x', [1]],
    ['1', '1x', [1]],
    ['1', 'x1', [1]],
    ['12', '12', [12, 12]],
  ])('that are wrong are whole numbers: %s and %s', async (ana, bo, ranks) => {
    expect(await ranksOf(`Nr;Name;1.Rd;Pts.;Rk.\n1;Ana;2w1;1;${ana}\n2;Bo;1b0;0;${bo}`)).toEqual(ranks);
  });

  it('that are wrong are found in the order of numbers, too', async () => {
    // By points Cy and Di have ranks 1 and 2, Ana and Bo 3 and 4. Bo's 1 is wrong
    const table = 'Nr;İsim;1.Rd;Puan;Sıra\n1;Ana;3w0;0;3\n2;Bo;4w0;0;1\n3;Cy;1b1;1;1\n4;Di;2b1;1;2';
    expect(await ranksOf(table)).toEqual([3, 1, 1, 2]);
  });

  it('behind the rounds show that the first column has starting numbers, whatever it is called', async () => {
    const page = await readPrintedTable('Ном.;Имя;1.Rd;Очки;Место\n1;Ana;2w0;0;2\n2;Bo;1b1;1;1');
    expect(page.players.map(({ pairingNumber }) => pairingNumber)).toEqual([1, 2]);
    expect(page.repairs).toEqual([]);
  });
});

describe('a table below the crosstable, in the same sheet or copied with it,', () => {
  const crosstable = csv(...THREE);
  // The first player would be there twice, and would have played one round and none
  const standings = csv(['Rk.', 'SNo', 'Name', 'Pts.'], [1, 3, 'Ana', 1.5], [2, 1, 'Bo', 1], [3, 2, 'Cy', 1]);

  it('has no more players', async () => {
    expect(await readPrintedTable(`${crosstable}\nStandings\n${standings}`)).toEqual(
      await readPrintedTable(crosstable),
    );
  });

  it('may have a title beside each name, below a heading that is blank', async () => {
    const titled = csv(['Rk.', 'SNo', '', 'Name', 'Pts.'], [1, 3, 'GM', 'Ana', 1.5], [2, 1, '', 'Bo', 1]);
    const page = await readPrintedTable(`${crosstable}\nStandings\n${titled}`);
    expect(page).toEqual(await readPrintedTable(crosstable));
  });

  it('begins neither with headings printed again nor with a line of two texts', async () => {
    const [headings, ...rows] = crosstable.split('\n');
    for (const between of [headings, 'Group,B', 'Mean,of,1.50']) {
      const page = await readPrintedTable([headings, rows[0], between, ...rows.slice(1)].join('\n'));
      expect(page.players.map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Cy']);
    }
  });
});

it('a crosstable alone has neither points nor ranks nor tie-breaks', async () => {
  expect(await printedOf('No.;Name;1.Rd\n1;Ana;2w1\n2;Bo;1b0')).toStrictEqual({ columns: [] });
});
