// The "Grille américaine" of Papi: +  7N, =  6B, EXE.

import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, skipNote } from '@crosstable/core/testing/shared-files';

import { readPrintedTable } from '../src/index.js';

type Rows = readonly (readonly string[])[];

const TITLE = 'OPEN DU PORT Grille américaine après la ronde 3';

/** Luc beats Eva and Jean, whom he meets by forfeit, and draws with Zoé; the last rounds have a bye and an absence. */
const GRID: Rows = [
  ['Pl', '', 'Nom', 'Rapide', 'Cat.', 'Fede', 'Ligue', 'R 1', 'R 2', 'R 3', 'Pts', 'Tr.', 'Perf', ''],
  ['1', '', 'ALBA Luc', '1730 R', 'SenM', 'FRA', 'MPY', '+  3N', '=  2B', '>  4N', '2½', '4', '1810', '1810'],
  ['2', '', 'BRUN Zoé', '1650 F', 'SenF', 'FRA', 'IDF', '+  4B', '=  1N', '=', '2', '3½', '1700', '1700'],
  ['3', '', 'CARO Eva', '999 E', 'PupF', 'FRA', 'MPY', '-  1B', '+  4N', 'EXE', '2', '3', '1500', '1500'],
  ['4', 'f', 'DIAZ Jean', '1500 N', 'VetM', 'ESP', 'PAC', '-  2N', '-  3B', '<  1B', '0', '4½', '-161', '-161'],
];

const GAMES = [
  [
    { white: '3', black: '1', result: 0 },
    { white: '2', black: '4', result: 1 },
  ],
  [
    { white: '1', black: '2', result: 0.5 },
    { white: '4', black: '3', result: 0 },
  ],
  [
    { white: '4', black: '1', result: 0, kind: 'forfeit-loss' },
    { white: '2', black: '', result: 0.5, kind: 'half-bye' },
    { white: '3', black: '', result: 1, kind: 'pairing-bye' },
  ],
];

const tabs = (rows: Rows): string => [TITLE, ...rows.map((row) => row.join('\t'))].join('\n');

/** The page that Papi writes. */
function page(rows: Rows): string {
  const escaped = (text: string): string =>
    text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll(' ', '&nbsp;');
  const lines = rows.map((row) => row.map((text) => `<td class="papi_r">${escaped(text)}</td>`).join(''));
  return `<html><head><title>Grille américaine</title></head><body><table><tbody><tr class="papi_titre">
<td colspan="9" align="center">OPEN DU PORT <br>Grille américaine après la ronde 3</td></tr>
${lines.map((line) => `<tr class="papi_small_f">${line}</tr>`).join('\n')}</tbody></table></body></html>`;
}

/** The table with another text in a cell. */
function changed(row: number, column: number, text: string): Rows {
  return GRID.map((cells, at) => (at === row ? cells.toSpliced(column, 1, text) : cells));
}

describe('a grid of Papi', () => {
  it.each([
    ['copied', tabs(GRID)],
    ['as its page', page(GRID)],
  ])('%s is read with colours, forfeits, the title and the columns', async (_, source) => {
    const { games, name, players, points, printed, repairs, unknown } = await readPrintedTable(source);
    expect(games).toEqual(GAMES);
    expect(name).toBe('OPEN DU PORT');
    expect([...points.values()]).toEqual([2.5, 2, 2, 0]);
    expect(printed.points).toEqual(points);
    expect(printed.ranks).toEqual(new Map([1, 2, 3, 4].map((rank) => [String(rank), rank])));
    expect(printed.columns.map(({ label, cells }) => [label, [...cells.values()]])).toEqual([
      ['Tr.', [4, 3.5, 3, 4.5]],
      ['Perf', [1810, 1700, 1500, -161]],
    ]);
    expect(players.map((player) => [player.name, player.rating, player.federation])).toEqual([
      ['ALBA Luc', 1730, 'FRA'],
      ['BRUN Zoé', 1650, 'FRA'],
      ['CARO Eva', 999, 'FRA'],
      ['DIAZ Jean', 1500, 'ESP'],
    ]);
    expect(unknown).toEqual(['pairing-numbers']);
    expect(repairs.map(({ kind, found, read }) => [kind, found, read])).toEqual([
      ['bye-code', '=', 'read as a half-point bye, as the printed points say'],
    ]);
  });

  it.each([
    ['+', '2½', { white: '2', black: '', result: 1, kind: 'full-bye' }, 'a full-point bye'],
    ['-', '1½', { white: '2', black: '', result: 0, kind: 'zero-bye' }, 'an absence'],
    ['>', '2½', { white: '2', black: '', result: 1, kind: 'forfeit-win' }, 'a forfeit win'],
    ['<', '1½', { white: '2', black: '', result: 0, kind: 'forfeit-loss' }, 'a forfeit loss'],
  ])('with a sign alone, "%s", needs the points %s', async (sign, points, game, said) => {
    const rows = changed(2, 9, sign);
    const agreeing = rows.map((row, at) => (at === 2 ? row.toSpliced(10, 1, points) : row));
    const { games, repairs } = await readPrintedTable(tabs(agreeing));
    expect(games[2]).toContainEqual(game);
    expect(repairs.map(({ read }) => read)).toContain(`read as ${said}, as the printed points say`);
    await expect(readPrintedTable(tabs(rows))).rejects.toThrow(
      `expected an opponent behind the sign, found "${sign}" (a bye or an absence must give the printed points of its row)`,
    );
  });

  it('with a sign alone needs printed points', async () => {
    const rows = GRID.map((row) => row.toSpliced(10, 1));
    await expect(readPrintedTable(tabs(rows))).rejects.toThrow(
      'line 4, column 45: expected an opponent behind the sign, found "="',
    );
  });

  it('may leave a cell blank', async () => {
    const { games, points } = await readPrintedTable(tabs(changed(2, 9, '').map((row, at) => (at === 2 ? row.toSpliced(10, 1, '1½') : row)))); // prettier-ignore
    expect(games[2].some(({ white }) => white === '2')).toBe(false);
    expect(points.get('2')).toBe(1.5);
  });

  it('must mirror its cells', async () => {
    await expect(readPrintedTable(tabs(changed(1, 7, '=  3N')))).rejects.toThrow(
      'expected the other side of "=  3N" of line 3, found "-  1B"',
    );
  });

  it.each(['*  4N', '+  4X', 'EXX', '+4'])('with "%s" is refused', async (text) => {
    await expect(readPrintedTable(tabs(changed(1, 9, text)))).rejects.toThrow(
      `line 3, column 45: expected sign, opponent and colour as in "+ 7N", EXE, or nothing, found "${text}"`,
    );
  });
});

describe.skipIf(!hasShared)(`a case of Papi${skipNote}`, () => {
  it.each(['11-papi-jeunes.html', '11-papi-jeunes.tsv'])('%s', async (file) => {
    const { games, name, players, points, printed, rounds, unknown, repairs } = await readPrintedTable(
      sharedBytes(`cases/${file}`),
    );
    expect([name, players.length, rounds]).toEqual(['CLUB JEUNES 2', 7, 5]);
    expect([...points.values()]).toEqual([5, 4, 3.5, 3, 2.5, 1, 1]);
    expect(printed.points).toEqual(points);
    expect(printed.columns.map(({ label }) => label)).toEqual(['Tr.', 'Perf']);
    expect([...(printed.columns[0]?.cells.values() ?? [])]).toEqual([10, 10.5, 10, 12.5, 11.5, 14.5, 14]);
    expect(players.map(({ rating }) => rating)).toEqual([1730, 1370, 1310, 1260, 999, 799, 799]);
    expect(games[0]).toEqual([
      { white: '7', black: '1', result: 0 },
      { white: '6', black: '2', result: 0 },
      { white: '5', black: '3', result: 0.5 },
      { white: '4', black: '', result: 1, kind: 'pairing-bye' },
    ]);
    expect(games.flat().filter(({ kind }) => kind === 'pairing-bye')).toHaveLength(5);
    expect([unknown, repairs]).toEqual([['pairing-numbers'], []]);
  });
});
