// Which column is which, and which row is a player, by what their cells look like

import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, skipNote } from '@crosstable/core/testing/shared-files';

import { readPrintedTable } from '../src/index.js';
import { csv } from './tables.js';

describe('the column of names', () => {
  it('is the one with the most different texts', async () => {
    const table = csv(['Rk.', 'Verein', 'Spieler', '1.Rd'], [1, 'Oslo', 'Ana', '2w1'], [2, 'Oslo', 'Bo', '1b0']);
    expect((await readPrintedTable(table)).players.map(({ name }) => name)).toEqual(['Ana', 'Bo']);
  });

  it.each(['Name', 'Nom'])('is the one below "%s", although another has more different texts', async (heading) => {
    const table = csv(['Rk.', 'Club', heading, '1.Rd'], [1, 'Oslo', 'Ana', '2w1'], [2, 'Bern', 'Ana', '1b0']);
    expect((await readPrintedTable(table)).players.map(({ name }) => name)).toEqual(['Ana', 'Ana']);
  });
});

describe('the column of names, without words in its heading', () => {
  const namesOf = async (table: string) => (await readPrintedTable(table)).players.map(({ name }) => name);

  it('has letters, and stands left of the rounds', async () => {
    const table = csv(['Rk.', 'Spieler', 'Elo', '1.Rd'], [1, 'Ana', 2100, '2w1'], [2, 'Ana', 2000, '1b0']);
    expect(await namesOf(table)).toEqual(['Ana', 'Ana']);
  });

  it('is not one whose heading has the word further on', async () => {
    const table = csv(['Rk.', 'Vereinsname', 'Spieler', '1.Rd'], [1, 'Oslo', 'Ana', '2w1'], [2, 'Oslo', 'Bo', '1b0']);
    expect(await namesOf(table)).toEqual(['Ana', 'Bo']);
  });

  it('may have blanks and commas behind the names', async () => {
    expect(await namesOf('Rk.;Spieler;1.Rd\n1;Ana ,;2w1\n2;Bo,;1b0')).toEqual(['Ana', 'Bo']);
  });
});

it('starting numbers of three digits are no ratings, whatever the heading of these is', async () => {
  // 500 players without games, of whom 401 have a number from 100 on
  const rows = Array.from({ length: 500 }, (_, at) => `${at + 1};${500 - at};P${at};${2400 - at};-0`);
  const { players } = await readPrintedTable(['Hely;Sz.;Név;Élő;1.f', ...rows].join('\n'));
  expect(players[0]).toMatchObject({ pairingNumber: 500, rating: 2400 });
  expect(players[499]).toMatchObject({ pairingNumber: 1, rating: 1901 });
});

describe('a player has no', () => {
  /** The players of a game between two, by what stands left of it. */
  async function playersOf(headings: string, ana: string, bo: string) {
    return (await readPrintedTable(`${headings};1.Rd\n${ana};2w1\n${bo};1b0`)).players;
  }

  it.each([
    ['rating by a name of digits', 'Rk.;Spieler', '1;1001', '2;1002', '1001'],
    ['rating by a column of texts', 'Rk.;Name;Rtg', '1;Ana;x', '2;Bo;y', 'Ana'],
    ['rating where fewer than three quarters of a column have one', 'Rk.;Name;R', '1;Ana;2100', '2;Bo;x', 'Ana'],
    ['rating by years of birth', 'Rk.;Name;Rok', '1;Ana;1985', '2;Bo;2007', 'Ana'],
    ['title by a column behind the name', 'Rk.;Name;X', '1;Ana;N', '2;Bo;S', 'Ana'],
    ['title or federation by a name of capitals', 'Rk.;Name', '1;ANA', '2;BEA', 'ANA'],
    ['number by what stands before the name', 'Rk.;Zone;Name', '1;77;Ana', '2;78;Bo', 'Ana'],
    ['number by what stands behind the name', 'Rk.;Name;Zone', '1;Ana;1', '2;Bo;2', 'Ana'],
    ['number by a name', 'Rk.;Name', '1;2', '2;1', '2'],
  ])('%s', async (_, headings, ana, bo, name) => {
    expect((await playersOf(headings, ana, bo))[0]).toEqual({ id: '1', name });
  });

  it('federation by a title', async () => {
    const [ana] = await playersOf('Rk.;;Name', '1;WGM;Ana', '2;WIM;Bo');
    expect(ana).toEqual({ id: '1', name: 'Ana', title: 'WGM' });
  });

  it('title by a federation before the name, whose heading no language here knows', async () => {
    const noTitle = await playersOf('Rk.;Pays;Joueur', '1;NOR;Ana', '2;SWE;Bo');
    expect(noTitle[1]).toEqual({ id: '2', name: 'Bo', federation: 'SWE' });
    const both = await playersOf('Rk.;Pays;;Joueur', '1;DOM;WGM;Ana', '2;SWE;;Bo');
    expect(both[0]).toEqual({ id: '1', name: 'Ana', federation: 'DOM', title: 'WGM' });
    const behind = await playersOf('Rk.;Typ;Joueur;Pays', '1;DAM;Ana;NOR', '2;SEN;Bo;SWE');
    expect(behind[0]).toEqual({ id: '1', name: 'Ana', federation: 'NOR' });
  });

  it('federation where another has one', async () => {
    const players = await playersOf('Rk.;Name;FED', '1;Ana;NOR', '2;Bo;');
    expect(players.map(({ federation }) => federation)).toEqual(['NOR', undefined]);
  });
});

it('ratings may have any number of digits under a heading that says so', async () => {
  const rows = [['Rk.', 'Name', 'Age', 'Rtg', '1.Rd'], [1, 'Ana', 12, 97, '2w1'], [2, 'Bo', 11, 1104, '1b0'], [3, 'Cy', 12, 6, '-0']]; // prettier-ignore
  const { players } = await readPrintedTable(csv(...rows));
  expect(players.map(({ rating }) => rating)).toEqual([97, 1104, 6]);
});

it.each([
  [
    ['2190', '1190', '2195', '1195'],
    [2190, 1190, 2195, 1195],
  ],
  [
    ['1985', '1990', '1995', '2007 n'],
    [1985, 1990, 1995, 2007],
  ],
])('ratings may end like years, or all but one may look like years: %s', async (texts, ratings) => {
  const cells = ['2w1', '1b0', '4w1', '3b0'];
  const rows = texts.map((text, at) => `${at + 1};Name ${'ABCD'.charAt(at)};${text};${cells[at]}`);
  const { players } = await readPrintedTable(['Rk.;Name;R;1.Rd', ...rows].join('\n'));
  expect(players.map(({ rating }) => rating)).toEqual(ratings);
});

it('names below a blank heading differ more than the clubs beside them', async () => {
  const { players } = await readPrintedTable('Rk.;;Club;1.Rd\n1;Ana;Lyss;2w1\n2;Bo;Lyss;1b0\n3;Cy;Bern;-0');
  expect(players.map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Cy']);
});

it('ratings have three or four digits, and may be missing', async () => {
  const { players } = await readPrintedTable(
    csv(['Rk.', 'Name', 'Age', 'R', '1.Rd'], [1, 'Ana', 34, '', '2w1'], [2, 'Bo', 41, 950, '1b0']),
  );
  expect(players.map(({ rating }) => rating)).toEqual([undefined, 950]);
});

describe('a rating', () => {
  /** The ratings of four players, and what is said of them. */
  async function ratingsOf(heading: string, ...texts: readonly string[]) {
    const cells = ['2w1', '1b0', '4w1', '3b0'];
    const rows = cells.map((cell, at) => `${at + 1};Name ${'ABCD'.charAt(at)};${texts[at]};${cell};${(at + 1) % 2}`);
    const { players, repairs } = await readPrintedTable(`Rk.;Name;${heading};1.Rd;Pts.\n${rows.join('\n')}`);
    return { ratings: players.map(({ rating }) => rating), said: repairs.map(({ kind, message }) => [kind, message]) };
  }

  it('may have a sign between thousands', async () => {
    const { ratings, said } = await ratingsOf('Rtg', '2.175', '2 103', '1,999', "1'850");
    expect([ratings, said]).toEqual([[2175, 2103, 1999, 1850], []]);
  });

  it.each(['Rtg', 'EloN', 'Rating', 'R', 'Рейт.'])('is none where a cell below "%s" has none', async (heading) => {
    const { ratings, said } = await ratingsOf(heading, '-', '', '0', '2100');
    expect([ratings, said]).toEqual([[undefined, undefined, undefined, 2100], []]);
  });

  it.each(['Rtg', 'Rating', 'R'])('below "%s" may have a mark, or be a text, and the others stay', async (heading) => {
    const marked = await ratingsOf(heading, '2294*', '2103', '1999', '1850');
    expect(marked.ratings).toEqual([2294, 2103, 1999, 1850]);
    expect(marked.said).toEqual([['player-field', 'line 2, column 10: "2294*" read as the rating 2294']]);
    const text = await ratingsOf(heading, '2294', '2103', '1999', 'unr');
    expect(text.ratings).toEqual([2294, 2103, 1999, undefined]);
    expect(text.said).toEqual([['player-field', 'line 5, column 10: "unr" read as no rating']]);
  });

  it('may have a mark on either side, and a sign between thousands besides', async () => {
    const { ratings, said } = await ratingsOf('Rtg', '2.294*', '*2.103', '*1999', '1850');
    expect(ratings).toEqual([2294, 2103, 1999, 1850]);
    expect(said.map(([, message]) => message)).toEqual([
      'line 2, column 10: "2.294*" read as the rating 2294',
      'line 3, column 10: "*2.103" read as the rating 2103',
      'line 4, column 10: "*1999" read as the rating 1999',
    ]);
  });

  it('is no number with more digits, and none of two numbers', async () => {
    const { ratings, said } = await ratingsOf('Rtg', '22940', '2103', '1999/2000', '1850');
    expect(ratings).toEqual([undefined, 2103, undefined, 1850]);
    expect(said.length).toBe(2);
  });
});

describe('the column of points', () => {
  it('is that which agrees with the most players', async () => {
    const { printed } = await readPrintedTable(
      csv(['Rk.', 'Name', '1.Rd', 'X', 'Y'], [1, 'Ana', '2w1', 1, 1], [2, 'Bo', '1b0', 0, 0], [3, 'Cy', '-1', 9, 1]),
    );
    expect(printed.points).toEqual(new Map([['1', 1], ['2', 0], ['3', 1]])); // prettier-ignore
  });

  it('is no tie-break, although one agrees better', async () => {
    const { printed } = await readPrintedTable(
      csv(['Rk.', 'Name', '1.Rd', 'Pts.', 'TB1'], [1, 'Ana', '2w1', 1, 1], [2, 'Bo', '1b0', 5, 0]),
    );
    expect(printed.points).toEqual(new Map([['1', 1], ['2', 5]])); // prettier-ignore
    expect(printed.columns.map(({ label }) => label)).toEqual(['TB1']);
  });

  it('is none that agrees with half of the players', async () => {
    const { printed } = await readPrintedTable(
      csv(['Rk.', 'Name', '1.Rd', 'M'], [1, 'Ana', '2w1', 1], [2, 'Bo', '1b0', 5]),
    );
    expect(printed.points).toBeUndefined();
  });
});

it('the column of ranks counts from 1, and falls with the points', async () => {
  const { printed } = await readPrintedTable(
    csv(['No.', 'Name', '1.Rd', 'Pts.', 'X', 'Y', 'Rk.'], [1, 'Ana', '2w1', 1, 2, 1, 1], [2, 'Bo', '1b0', 0, 1, 3, 2]),
  );
  expect(printed.ranks).toEqual(new Map([['1', 1], ['2', 2]])); // prettier-ignore
});

it('a heading of ranks comes before the number of games, which can fall with the points, too', async () => {
  const { printed } = await readPrintedTable(
    csv(
      ['No.', 'Name', '1.Rd', '2.Rd', 'Pts.', 'n', 'Rg.'],
      [1, 'Ana', '2w1', '-1', 2, 1, 1],
      [2, 'Bo', '1b0', '3w1', 1, 2, 2],
      [3, 'Cy', '-1', '2b0', 1, 3, 2],
    ),
  );
  expect([...(printed.ranks?.values() ?? [])]).toEqual([1, 2, 2]);
});

it('players with different points share no rank', async () => {
  const { printed } = await readPrintedTable(
    csv(['No.', 'Name', '1.Rd', 'Pts.', 'n', 'X'], [1, 'Ana', '2w1', 1, 1, 1], [2, 'Bo', '1b0', 0, 1, 2]),
  );
  expect([...(printed.ranks?.values() ?? [])]).toEqual([1, 2]);
});

it('a player without a round has a number', async () => {
  for (const [head, ...rows] of [
    [
      ['Rk.', 'Name', '1.Rd', 'Pts.'],
      [1, 'Ana', '2w1', 1],
      [2, 'Bo', '1b0', 0],
      [3, 'Cy', '', 0],
    ],
    [
      ['No', 'Name', 'Total', '1.Rd'],
      [1, 'Ana', 1, '2w1'],
      [2, 'Bo', 0, '1b0'],
      [3, 'Cy', 0, ''],
    ],
  ] as const) {
    const { players, points } = await readPrintedTable(csv(head, ...rows));
    expect(players.map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Cy']);
    expect(points.get('3')).toBe(0);
  }
});

it('a player without a number has a round, or a fourth cell', async () => {
  const { players } = await readPrintedTable(
    csv(
      ['Rk.', 'Name', 'FED', '1.Rd', 'Pts.', 'TB1'],
      [1, 'Ana', 'NOR', '2w1', 1, 0],
      ['', 'Bo', 'NOR', '1b0', '', ''],
      ['', 'Cy', 'NOR', '', 0, 0],
      ['', 'Total', 'NOR', '', 1, ''],
      ['', 'Mean', '', '-1', '', ''],
    ),
  );
  expect(players.map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Cy']);
});

it('starting numbers may be missing in several rows, which stay in the order of the page', async () => {
  const { players } = await readPrintedTable('No.;Name;1.Rd;Pts.\n1;Ana;2w1;1\n;Bo;1b0;0\n;Cy;-0;0');
  expect(players.map(({ id, name }) => [id, name])).toEqual([
    ['1', 'Ana'],
    ['2', 'Bo'],
    ['3', 'Cy'],
  ]);
});

it('titles under a blank heading are no names, even where they differ as much', async () => {
  const { players } = await readPrintedTable(
    csv(['No.', '', 'Имя', '1.тур', 'Очки'], [1, 'GM', 'Аня', '2w1', 1], [2, 'WFM', 'Боб', '1b0', 0]),
  );
  expect(players.map(({ name, title }) => [name, title])).toEqual([
    ['Аня', 'GM'],
    ['Боб', 'WFM'],
  ]);
});

it.each([
  ['against the points', ['2w1', 1, 2], ['1b0', 0, 1]],
  ['with a gap', ['2w½', 0.5, 1], ['1b½', 0.5, 3]],
])('numbers %s are no ranks', async (_, first, second) => {
  const { printed } = await readPrintedTable(
    csv(['No.', 'Name', '1.Rd', 'Pts.', 'X'], [1, 'Ana', ...first], [2, 'Bo', ...second]),
  );
  expect(printed.ranks).toBeUndefined();
});

it('cells are separated by what shows the most rounds, not the most cells', async () => {
  const { players } = await readPrintedTable('Rk.;Name;1.Rd\n1;A,n,a,i,s;2w1\n2;B,o,r,i,s;1b0');
  expect(players.map(({ name }) => name)).toEqual(['A,n,a,i,s', 'B,o,r,i,s']);
});

describe.skipIf(!hasShared)(`a printed table${skipNote}`, () => {
  it('of which one rating has a mark has all of them', async () => {
    const text = new TextDecoder().decode(sharedBytes('pages/moscow-open-2018-a-en.csv'));
    const ratingsOf = async (page: string) => (await readPrintedTable(page)).players.map(({ rating }) => rating);
    const right = await ratingsOf(text);
    expect(right.filter((rating) => rating !== undefined).length).toBeGreaterThan(200);
    expect(await ratingsOf(text.replace(';2530;', ';2530*;').replace(';2364;', ';2.364;'))).toEqual(right);
    expect(await ratingsOf(text.replace(';2364;', ';unr;'))).toEqual(right.with(3, undefined));
  });
});
