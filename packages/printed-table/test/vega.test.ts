import { describe, expect, it } from 'vitest';

import { readPrintedTable } from '../src/index.js';
import { html } from './tables.js';

/** A game of Vega in a cell. */
const half = (result: string, side: string, opponent: string): string =>
  `<div class="res">${result}</div><div class="${side}">${opponent}</div>`;

describe('a crosstable of Vega', () => {
  it('has results, colours, forfeits and byes in cells of two parts', async () => {
    const cell = (result: string, side: string, opponent: string): string =>
      `<div class="res">${result}</div><div class="${side}">${opponent}</div>`;
    const { games } = await readPrintedTable(
      html([
        ['N', 'NAME', 'Pts', '1', '2', '3', '4'],
        [1, 'Ana', '2.5', cell('1', 'cw', '2 '), cell('1', 'cf', '2'), cell('½', 'cf', 'BYE'), ''],
        [2, 'Bo', '0', cell('0', 'cb', '1'), cell('0', 'cf', '1'), cell('0', 'cf', 'BYE'), cell('', 'cf', '')],
      ]),
    );
    expect(games).toEqual([
      [{ white: '1', black: '2', result: 1 }],
      [{ white: '1', black: '2', result: 1, kind: 'forfeit-win', coloursUnknown: true }], // `f` is no colour
      [{ white: '1', black: '', result: 0.5, kind: 'half-bye' }, { white: '2', black: '', result: 0, kind: 'zero-bye' }], // prettier-ignore
    ]);
  });

  it('has blanks between and in the parts, and byes of any name, which are said as SwissPerfect has them', async () => {
    const { games, repairs } = await readPrintedTable(
      html([
        ['N', 'NAME', 'Pts', '1', '2'],
        [1, 'Ana', '2', '<div>1</div> <div class="cw"> 2</div>', '<div>1</div> <div class=cf>BYE 2</div>'],
        [2, 'Bo', '0', '<div>0</div> <div class="cb"> 1</div>', ''],
      ]),
    );
    expect(games).toEqual([
      [{ white: '1', black: '2', result: 1 }],
      [{ white: '1', black: '', result: 1, kind: 'pairing-bye' }],
    ]);
    expect(repairs.map(({ found }) => found)).toEqual(['0:+']);
  });

  it('of 2017 has the result behind the opponent, and cells of byes without an end', async () => {
    const cell = (side: string, opponent: string, result: string): string =>
      `<td><div class="${side}">${opponent}   </div><div class="res">${result}</div></td>`;
    const bye = '<td><div class="cf">BYE</div><div class="res"> 1 </div>';
    const row = (...cells: readonly (number | string)[]): string => `<tr>${cells.join('')}</tr>\n`;
    const { games, points, printed } = await readPrintedTable(`<table><thead>
      ${row(...['Pos', 'T', 'NAME', 'Pts', '1', '2', ' Buc1 '].map((heading) => `<th>${heading}</th>`))}</thead>
      ${row('<td>1</td><td></td><td>Ana</td><td> 2.0</td>', cell('cw', '2', '1'), bye, '<td> 1.0 </td>')}
      ${row('<td>2</td><td></td><td>Bo</td><td> 0.5</td>', cell('cb', '1', '0'), cell('cw', '3', '½'), '<td> 2.0 </td>')}
      ${row('<td>3</td><td></td><td>Cy</td><td> 1.5</td>', bye, cell('cb', '2', '½'), '<td> 0.5 </td>')}</table>`);
    expect(games).toEqual([
      [{ white: '1', black: '2', result: 1 }, { white: '3', black: '', result: 1, kind: 'pairing-bye' }],
      [{ white: '2', black: '3', result: 0.5 }, { white: '1', black: '', result: 1, kind: 'pairing-bye' }],
    ]); // prettier-ignore
    expect([points, printed.points]).toEqual(Array(2).fill(new Map([['1', 2], ['2', 0.5], ['3', 1.5]]))); // prettier-ignore
    expect(printed.columns[0].cells).toEqual(new Map([['1', 1], ['2', 2], ['3', 0.5]])); // prettier-ignore
  });

  it('has a game that both lost, by decision of the arbiter', async () => {
    const cell = (side: string, opponent: string): string =>
      `<div class="res">0</div><div class="${side}">${opponent}</div>`;
    const { games } = await readPrintedTable(
      html([
        ['N', 'NAME', 'Pts', '1', '2'],
        [1, 'Ana', '0', cell('cw', '2'), ''],
        [2, 'Bo', '0', cell('cb', '1'), ''],
      ]),
    );
    expect(games).toEqual([[{ white: '1', black: '2', result: 0, blackResult: 0 }]]);
  });

  it('of an older version has cells without a colour, and is refused', async () => {
    const page = html([
      ['N', 'NAME', 'Pts', '1', '2'],
      [1, 'Ana', '1', '2  1', ''],
      [2, 'Bo', '0', '1  0', ''],
    ]);
    await expect(readPrintedTable(page)).rejects.toThrow(
      /^line \d+, column \d+: .*found "2 1" \(cells without a colour are not read; give a TRF file or JSON\)$/,
    );
  });
});

describe('the crosstable of Vega since 2025', () => {
  // The markup of https://github.com/Hobsons-Bay-Chess-Club-AU/tournaments, with other names
  const player = (name: string, number: number, title: string, rating: number): string =>
    `<div class="player-container" <div="">
      <a href="playercard.html#${number}"></a>
      <div class="player-name-box2"><span>${name}</span></div>
      <div class="player-data-box"><div class="sort-num"> ${number}</div>
        <div class="title-box"><div class="title2">${title}</div></div>
        <div class="rating">${rating}</div>
        <div class="fed"><img src="./flag/vic.png" alt="flag"></div>
      </div></div>`;
  const page = (bo: string): string =>
    html([
      ['#', 'Player', 'Pts', '1'],
      [
        '<span class="idn"> 1 </span>',
        player('Ana,A 2 - 9', 1, 'FM', 2100),
        1,
        '<div>1</div><div class="cw">2  </div>',
      ],
      ['<span class="idn"> 2 </span>', bo, 0, '<div>0</div><div class="cb">1  </div>'],
    ]);

  it('has name, number, title and rating of a player in one cell', async () => {
    const { players, unknown } = await readPrintedTable(page(player('Bo,B', 2, '-', 0)));
    expect(players).toEqual([
      { id: '1', name: 'Ana,A 2 - 9', rating: 2100, pairingNumber: 1, title: 'FM' },
      { id: '2', name: 'Bo,B', pairingNumber: 2 },
    ]);
    expect(unknown).toBeUndefined();
  });

  it('has no ranks below the sign of numbers, although the better player is the first', async () => {
    const { printed, repairs } = await readPrintedTable(page(player('Bo,B', 2, '-', 0)));
    expect(printed.ranks).toBeUndefined();
    expect(repairs).toEqual([]);
  });

  it('tells the numbers of its players there, whatever the first column is called', async () => {
    for (const heading of ['Pos', 'Ord.']) {
      const { players, unknown } = await readPrintedTable(page(player('Bo,B', 2, '-', 0)).replace('#', heading));
      expect([players.map(({ pairingNumber }) => pairingNumber), unknown]).toEqual([[1, 2], undefined]);
    }
  });

  it('has the numbers behind the names, although that of the first player is that of the row, too', async () => {
    const three = '#;Player;1.Rd;Pts\n1;Ana,A 1 - 2100;2w1;1\n2;Bo,B 3 - 2000;1b0;0\n3;Cy,C 2 - 1900;-0;0';
    const { players, printed } = await readPrintedTable(three);
    expect(players.map(({ pairingNumber }) => pairingNumber)).toEqual([1, 3, 2]);
    expect([...(printed.ranks?.values() ?? [])]).toEqual([1, 2, 3]);
  });

  it('of which one player has no number has those of the others', async () => {
    const standings = html([['Pos', 'Player', 'Pts', 'BH'], [1, player('Ana,A 2 - 9', 1, 'FM', 2100), 1, '0.0']]); // prettier-ignore
    const { players, unknown, printed } = await readPrintedTable(page('Bo').replace('#', 'Pos') + standings);
    expect([players.map(({ pairingNumber }) => pairingNumber), unknown]).toEqual([[1, undefined], ['pairing-numbers']]);
    expect(printed.columns).toEqual([{ label: 'BH', cells: new Map([['1', 0]]) }]);
  });

  it('may have players with numbers of two digits', async () => {
    const cell = (at: number): string =>
      at % 2 === 0 ? `<div>1</div><div class="cw">${at + 2}</div>` : `<div>0</div><div class="cb">${at}</div>`;
    const rows = Array.from('ABCDEFGHIJKL', (name, at) => [at + 1, player(name, at + 1, 'FM', 2000 + at), 1 - (at % 2), cell(at)]); // prettier-ignore
    const { players } = await readPrintedTable(html([['#', 'Player', 'Pts', '1'], ...rows]));
    expect(players[9]).toEqual({ id: '10', name: 'J', rating: 2009, pairingNumber: 10, title: 'FM' });
  });

  // crosstablescore.php, "Cross table and standings": "#" is the place there, by which the cells name opponents
  it('by score has ranks below the sign of numbers, and the numbers of its players behind their names', async () => {
    const { players, printed, unknown, games } = await readPrintedTable(
      html([
        ['#', 'Player', 'Pts', '1', '2', 'BH'],
        [1, player('Ana,A', 3, '-', 1900), '1.5', half('1', 'cw', '2'), half('½', 'cb', '3'), '1.5'],
        [2, player('Bo,B', 1, 'FM', 2100), '1.0', half('0', 'cb', '1'), half('1', 'cf', 'BYE'), '2.5'],
        [3, player('Cy,C', 2, '-', 0), '0.5', '', half('½', 'cw', '1'), '2.0'],
      ]),
    );
    expect(players).toEqual([
      { id: '1', name: 'Ana,A', rating: 1900, pairingNumber: 3 },
      { id: '2', name: 'Bo,B', rating: 2100, pairingNumber: 1, title: 'FM' },
      { id: '3', name: 'Cy,C', pairingNumber: 2 },
    ]);
    expect(printed.ranks).toEqual(new Map([['1', 1], ['2', 2], ['3', 3]])); // prettier-ignore
    expect([games[0], unknown]).toEqual([[{ white: '1', black: '2', result: 1 }], undefined]);
  });

  it('has standings whose players have their numbers in that cell', async () => {
    const rows = [[1, player('Ana,A 2 - 9', 1, 'FM', 2100), '', 1, '0.0'], [2, player('Bo,B', 2, '-', 0), '', 0, '1.0']]; // prettier-ignore
    const standings = html([['Pos', 'Player', 'Origin', 'Pts', 'BH'], ...rows]);
    const crosstable = page(player('Bo,B', 2, '-', 0));
    for (const both of [
      crosstable + standings,
      standings + crosstable,
      `${crosstable}<h2>Standings</h2>${standings}`,
    ]) {
      const { printed } = await readPrintedTable(both);
      expect(printed.ranks).toEqual(new Map([['1', 1], ['2', 2]])); // prettier-ignore
      expect(printed.columns).toEqual([{ label: 'BH', cells: new Map([['1', 0], ['2', 1]]) }]); // prettier-ignore
    }
  });

  it.each(['Bo 7 - 1832', 'Bo 2 - 18320'])('has the number of the row there, or a name like "%s"', async (bo) => {
    const { players } = await readPrintedTable(page(bo));
    expect(players.map(({ name }) => name)).toEqual(['Ana,A 2 - 9', bo]);
  });
});

describe('the standings of Vega, a page of their own behind or before the crosstable', () => {
  const crosstable = html([
    ['N', 'NAME', 'Rtg', 'Pts', '1', '2'],
    [1, 'Ana', 2100, '1', half('1', 'cw', '2'), half('0', 'cb', '3')],
    [2, 'Bo', 2000, '1', half('0', 'cb', '1'), half('1', 'cf', 'BYE')],
    [3, 'Cy', 1900, '1.5', half('½', 'cf', 'BYE'), half('1', 'cw', '1')],
  ]);
  const standings = (...rows: readonly (readonly (string | number)[])[]): string =>
    html([['Pos', 'N', 'NAME', 'Rtg', 'Pts', ' Buc1 ', 'WIN', ''], ...rows]);
  const ROWS = [
    [1, 3, 'Cy', 1900, '1.5', '1.0', 1, ''],
    [2, 1, 'Ana', 2100, '1', '2.5', 1, ''],
    [3, 2, 'Bo', 2000, '1', '', 1, ''],
  ] as const;
  const legend = '<table><tr><td>Tie Break legend:</td></tr><tr><td> Buc1 : Buchholz Cut 1</td></tr></table>';

  it.each([
    ['behind', crosstable + standings(...ROWS) + legend],
    ['before', standings(...ROWS) + legend + crosstable],
  ])('%s it: ranks and columns, by the numbers of the crosstable', async (_place, both) => {
    const { printed, repairs } = await readPrintedTable(both);
    expect(printed.ranks).toEqual(new Map([['3', 1], ['1', 2], ['2', 3]])); // prettier-ignore
    expect(printed.columns).toStrictEqual([
      {
        label: 'Buc1',
        cells: new Map([['3', 1], ['1', 2.5], ['2', null]]), // prettier-ignore
        legend: 'Buchholz Cut 1',
        named: [{ code: 'BH/C1', convention: 'virtual opponent', article: '8.1' }],
      },
      { label: 'WIN', cells: new Map([['3', 1], ['1', 1], ['2', 1]]) }, // prettier-ignore
    ]);
    expect(repairs.map(({ kind }) => kind)).toEqual(['bye-code']);
  });

  it('have direct encounter as DirE, of either kind', async () => {
    const { printed } = await readPrintedTable(crosstable + standings(...ROWS).replace('WIN', 'DirE'));
    expect(printed.columns[1].named).toEqual([{ code: 'DE', article: '6' }]);
  });

  it('may have divisions with other attributes before the class', async () => {
    const { games } = await readPrintedTable(crosstable.replaceAll('<div class', '<div align="center" class'));
    expect(games[0]).toContainEqual({ white: '1', black: '2', result: 1 });
  });

  it('have a legend with a colon of its own', async () => {
    const { printed } = await readPrintedTable(crosstable + standings(...ROWS) + legend.replace('Cut', ': Cut'));
    expect(printed.columns[0].legend).toBe('Buchholz : Cut 1');
  });

  it('of another round have other points, which is said', async () => {
    const [first, ...others] = ROWS;
    const { repairs } = await readPrintedTable(crosstable + standings([1, 3, 'Cy', 1900, '0.5', '1.0', 1], ...others));
    expect(first[4]).toBe('1.5');
    expect(repairs.at(-1)).toMatchObject({ kind: 'points-differ', read: 'is not what the crosstable has, 1.5' });
  });

  it('may leave out points, which no games contradict', async () => {
    const [, ...others] = ROWS;
    const { repairs } = await readPrintedTable(crosstable + standings([1, 3, 'Cy', 1900, '', '1.0', 1], ...others));
    const [last] = repairs.slice(-1);
    expect(last).toMatchObject({ kind: 'points-differ', found: '', read: 'is not what the crosstable has, 1.5' });
    expect(last).not.toHaveProperty('points');
  });

  it.each([
    [
      [1, 7, 'Di', 1800, '1', '1', 1],
      'expected the number of a player of the crosstable whom no other row has, found "7"',
    ],
    [[1, 3, 'Cy', 1900, '1.5', 'x', 1], 'expected a number, as 26.5, 26,5 or 26½, or nothing, found "x"'],
  ])('%j is refused', async (row, message) => {
    await expect(readPrintedTable(crosstable + standings(row))).rejects.toThrow(message);
  });

  it.each(['Club rank', 'Ranking list', 'Prize'])('are no table that begins with "%s"', async (first) => {
    const other = html([[first, 'N', 'Pts', 'X'], [1, 77, 1, 'x']]); // prettier-ignore
    expect((await readPrintedTable(crosstable + other)).printed.columns).toEqual([]);
  });

  it('have rows that begin with a rank, below their headings', async () => {
    const rows = [[1, 'x'], ['Pos', 'N', 'NAME', 'Pts', 'SB'], [10, 3, 'Cy', '1.5', 2], ['1x', 1], ['x1', 1], ['', '', 'Mean']]; // prettier-ignore
    const { printed } = await readPrintedTable(`${crosstable}<p>SB</p>${html(rows)}`);
    expect(printed.ranks).toEqual(new Map([['3', 10]]));
    expect(printed.columns).toStrictEqual([{ label: 'SB', cells: new Map([['3', 2]]) }]);
  });

  it.each([
    ['points', ['Pos', 'N', 'NAME', 'SB']],
    ['points behind the numbers', ['Pos', 'Pts', 'N', 'SB']],
    ['numbers', ['Pos', 'NAME', 'Pts', 'SB']],
  ])('are none without %s', async (_, headings) => {
    const { printed } = await readPrintedTable(crosstable + html([headings, [1, 77, 88, 2]]));
    expect(printed.columns).toEqual([]);
  });

  it('are passed over where the crosstable tells no numbers of players', async () => {
    const byRank = html([['Rk.', 'NAME', '1.Rd', 'Pts'], [1, 'Cy', '2w1', 1], [2, 'Ana', '1b0', 0]]); // prettier-ignore
    expect(await readPrintedTable(byRank + standings(...ROWS))).toEqual(await readPrintedTable(byRank));
  });

  it('have points of their own where the crosstable has none', async () => {
    const games = html([['N', 'NAME', '1', '2'], [1, 'Ana', half('1', 'cw', '2'), ''], [2, 'Bo', half('0', 'cb', '1'), '']]); // prettier-ignore
    const { printed, repairs } = await readPrintedTable(games + html([['Pos', 'N', 'Pts', 'SB'], [1, 1, 3, 0], [2, 2, 0, 0]])); // prettier-ignore
    expect([printed.columns.length, repairs.map(({ kind }) => kind)]).toEqual([1, ['unknown-record']]);
  });

  it('have no heading of the crosstable', async () => {
    const games = html([['N', 'NAME', '1.Rd', 'TB1'], [1, 'Ana', '2w1', 0], [2, 'Bo', '1b0', 1]]); // prettier-ignore
    const twice = html([['Pos', 'N', 'Pts', 'TB1'], [1, 1, 1, 0]]); // prettier-ignore
    await expect(readPrintedTable(games + twice)).rejects.toThrow('a heading that no other column has, found "TB1"');
  });

  it('are not the crosstable itself, although it has ranks, numbers and points', async () => {
    const { printed } = await readPrintedTable(
      html([
        ['Rk.', 'No.', 'Name', '1.Rd', 'Pts.', 'TB1'],
        [1, 2, 'Ana', '2w1', 1, 0],
        [2, 1, 'Bo', '1b0', 0, 1],
      ]),
    );
    expect(printed.columns.map(({ label }) => label)).toEqual(['TB1']);
  });

  it('with a player twice or a heading twice are refused', async () => {
    await expect(readPrintedTable(crosstable + standings(ROWS[0], ROWS[0]))).rejects.toThrow('whom no other row has');
    const twice = html([['Pos', 'N', 'NAME', 'Pts', 'SB', 'SB'], [1, 1, 'Ana', '1', 1, 1]]); // prettier-ignore
    await expect(readPrintedTable(crosstable + twice)).rejects.toThrow('a heading that no other column has');
  });
});
