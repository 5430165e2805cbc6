// Columns of opponents below letters, names and parts of names, in tables with numbers and without

import { describe, expect, it } from 'vitest';

import { type PrintedPage, readPrintedTable } from '../src/index.js';
import { csv } from './tables.js';

/** Games by names, of which the first in the alphabet has the result: `Ana-Bo 1`. */
const told = ({ games, players }: PrintedPage): string[] => {
  const name = new Map(players.map((player) => [player.id, player.name]));
  return games
    .flat()
    .map(({ white, black, result }) => {
      const [one, other] = [name.get(white) ?? '', name.get(black) ?? ''];
      return one < other ? `${one}-${other} ${result}` : `${other}-${one} ${1 - Number(result)}`;
    })
    .sort();
};

const RESULTS = ['Ana-Bo 1', 'Ana-Cy 0.5', 'Bo-Cy 0'];

/** Ana has beaten Bo and drawn with Cy, who has beaten Bo. */
const matrix = (headings: readonly string[], rows: readonly (readonly (string | number)[])[], first: readonly string[]) => {
  const cells = [
    ['*', 1, '½', 1.5],
    [0, '*', 0, 0],
    ['½', 1, '*', 1.5],
  ];
  return csv([...first, ...headings, 'Points'], ...rows.map((row, at) => [...row, ...cells[at]]));
}; // prettier-ignore

const NAMES = [['Ana'], ['Bo'], ['Cy']];

describe('a column belongs to', () => {
  it.each([
    ['letters', ['A', 'B', 'C'], NAMES, ['Player']],
    ['small letters', ['a', 'b', 'c'], NAMES, ['']],
    ['letters beside names', ['A', 'B', 'C'], [['A', 'Ana'], ['B', 'Bo'], ['C', 'Cy']], ['', 'Name']],
    ['letters beside numbers', ['A', 'B', 'C'], [[1, 'Ana'], [2, 'Bo'], [3, 'Cy']], ['Nr.', 'Name']],
    ['numbers', ['1', '2', '3'], NAMES, ['Name']],
    ['names', ['Ana', 'Bo', 'Cy'], NAMES, ['Name']],
    ['names in capitals', ['ANA', 'BO', 'CY'], NAMES, ['Name']],
    ['abbreviations', ['An', 'B.', 'Cy'], NAMES, ['Name']],
    ['abbreviations of all but one', ['An', 'xyz', 'C'], NAMES, ['Name']],
    ['names beside numbers', ['Ana', 'Bo', 'Cy'], [[1, 'Ana'], [2, 'Bo'], [3, 'Cy']], ['Nr.', 'Name']],
    ['nobody by headings, in the order of the page', ['R1', 'R2', 'R3'], NAMES, ['Name']],
  ])('%s', async (_, headings, rows, first) => {
    const page = await readPrintedTable(matrix(headings, rows, first));
    expect([page.system, page.rounds, [...page.points.values()]]).toEqual(['round-robin', 3, [1.5, 0, 1.5]]);
    expect(page.players.map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Cy']);
    expect([...(page.printed.points?.values() ?? [])]).toEqual([1.5, 0, 1.5]);
    expect(told(page)).toEqual(RESULTS);
  }); // prettier-ignore

  it('a letter or a name, also in another order than that of the rows', async () => {
    const byLetters = csv(
      ['', 'Name', 'A', 'B', 'C', 'Pts'],
      ['C', 'Cy', '½', 1, '-', 1.5],
      ['A', 'Ana', '-', 1, '½', 1.5],
      ['B', 'Bo', 0, '-', 0, 0],
    );
    const byNames = csv(
      ['Name', 'Bo', 'Cy', 'Ana', 'Pts'],
      ['Cy', 1, 'x', '½', 1.5],
      ['Ana', 1, '½', 'x', 1.5],
      ['Bo', 'x', 0, 0, 0],
    );
    for (const table of [byLetters, byNames]) {
      const games = await readPrintedTable(table);
      expect(told(games)).toEqual(RESULTS);
    }
  });

  it.each([
    ['the beginning of a family name', ['Berg, Anna', 'Dahl, Boris', 'Holm, Cyra'], ['Ber', 'Dah', 'Hol']],
    ['a first name', ['Berg, Anna', 'Dahl, Boris', 'Holm, Cyra'], ['Anna', 'Boris', 'Cyra']],
    ['initials', ['Anna Berg', 'Boris Dahl', 'Cyra Holm'], ['AB', 'BD', 'CH']],
    ['initials with points', ['Berg, Anna', 'Dahl, Boris', 'Holm, Cyra'], ['A.B.', 'B.D.', 'C.H.']],
  ])('%s of a player, in an order of its own', async (_, names, headings) => {
    // Bo's column stands first, then Cy's, then Ana's
    const turned = [headings[1], headings[2], headings[0]];
    const rows = [
      [names[0], 1, '½', '', 1.5],
      [names[1], '', 0, 0, 0],
      [names[2], 1, '', '½', 1.5],
    ];
    const table = [['Name', ...turned, 'Pts'], ...rows].map((row) => row.join('\t')).join('\n');
    const page = await readPrintedTable(table);
    expect(told(page)).toEqual([`${names[0]}-${names[1]} 1`, `${names[0]}-${names[2]} 0.5`, `${names[1]}-${names[2]} 0`].sort()); // prettier-ignore
  });
});

it('a table without numbers has no rounds, no colours and no numbers, and its printed columns are read', async () => {
  const page = await readPrintedTable(
    csv(
      ['Club championship', '', '', '', '', '', ''],
      ['Name', 'Rtg', 'A', 'B', 'C', 'Pts', 'SB', 'Rk'],
      ['Ana', 2100, '*', 1, '½', 1.5, 0.75, 1],
      ['Bo', 1900, 0, '*', 0, 0, 0, 3],
      ['Cy', '', '½', 1, '*', 1.5, 0.75, 1],
      ['SB: Sonneborn-Berger', '', '', '', '', '', '', ''],
    ),
  );
  expect(page.unknown).toEqual(['colours', 'rounds', 'pairing-numbers']);
  expect(page.players[0]).toEqual({ id: '1', name: 'Ana', rating: 2100 });
  expect(page.printed.ranks).toEqual(new Map([['1', 1], ['2', 3], ['3', 1]])); // prettier-ignore
  expect(page.printed.columns.map(({ label, cells }) => [label, ...cells.values()])).toEqual([['SB', 0.75, 0, 0.75]]);
  expect(page.repairs.map(({ message }) => message)).toEqual([
    'line 2, column 10: "A" has no rounds and colours: without starting numbers nobody knows them',
  ]);
});

it('a table by letters shows mistakes with their places', async () => {
  const table = csv(['', 'A', 'B', 'Pts'], ['Ana', '', 1, 1], ['Bo', 1, '', 0]);
  await expect(readPrintedTable(table)).rejects.toThrow(/^line 3, column 4: expected the other side of "1" of line 2, found "1"/); // prettier-ignore
});

it('a table by letters has no cell behind its last heading', async () => {
  const table = csv(['', 'A', 'B', 'Pts'], ['Ana', '', 1, 1, 5], ['Bo', 0, '', 0]);
  await expect(readPrintedTable(table)).rejects.toThrow(/^line 2, column 10: expected no cell behind the last heading, found "5"/); // prettier-ignore
});

it.each([
  ['values', csv(['Name', 'W', 'D', 'Pts'], ['Ana', '', 1, '½'], ['Bo', 1, '', 1])],
  ['values of three', csv(['Name', 'Round', 'Games', 'Pts'], ['Ana', 1, 1, 1], ['Bo', 1, 1, 0], ['Cy', 0, 1, 0])],
])('a table of %s is none by opponents', async (_, table) => {
  await expect(readPrintedTable(table)).rejects.toThrow(/^expected a crosstable, got a page without games/);
});

it.each([
  ['2½', csv(['', 'A', 'B', 'C'], ['Ana', '', '2½', '3'], ['Bo', '1½', '', '3½'], ['Cy', '1', '½', ''])],
  ['2', csv(['', 'A', 'B', 'Pts'], ['Ana', 'x', 2, 2], ['Bo', 0, 'x', 0])],
  ['1.5', csv(['', 'A', 'B', 'Pts'], ['Ana', 'x', '1.5', '1.5'], ['Bo', '0.5', 'x', '0.5'])],
])('a sum below letters, "%s", is refused with its place', async (sum, table) => {
  await expect(readPrintedTable(table)).rejects.toThrow(`expected a result as in "1", "½" or "0", or nothing, found "${sum}" (several games in a cell as their sum, and tables of teams are not read`); // prettier-ignore
});

it.each(['1 1 0 ½', '1/½/0', '½½10'])('more than two games, "%s", are refused with their place', async (games) => {
  const table = csv(['', 'A', 'B'], ['Ana', 'x', games], ['Bo', '0 0 1 ½', 'x']);
  await expect(readPrintedTable(table)).rejects.toThrow(`line 2, column 7: expected the results of two games at most, found "${games}"`); // prettier-ignore
});

it('names behind numbers are no rounds', async () => {
  const table = csv(['', '1. Ana', '2. Bo', '3. Cy', 'Pts'], ['1. Ana', '', 1, '½', 1.5], ['2. Bo', 0, '', 0, 0], ['3. Cy', '½', 1, '', 1.5]); // prettier-ignore
  const page = await readPrintedTable(table);
  expect([page.system, [...page.points.values()]]).toEqual(['round-robin', [1.5, 0, 1.5]]);
});

it('a row of sums is no player', async () => {
  const table = csv(['', 'A', 'B', 'Pts'], ['Ana', '', 1, 1], ['Bo', 0, '', 0], ['Total', 0, 1, 1]);
  expect((await readPrintedTable(table)).players.map(({ name }) => name)).toEqual(['Ana', 'Bo']);
});

it('headings of a web page may stand across two columns', async () => {
  const row = (cells: readonly string[]): string =>
    `<tr>${cells.map((cell) => (cell === '*' || /^[A-C]$/.test(cell) ? `<td colspan="2">${cell}</td>` : `<td>${cell}</td>`)).join('')}</tr>`;
  const table = [
    ['Name', 'A', 'B', 'C', 'Pts'],
    ['Ana', '*', '1', '0', '½', '1', '2½'],
    ['Bo', '0', '1', '*', '1', '0', '2'],
    ['Cy', '½', '0', '0', '1', '*', '1½'],
  ];
  const page = await readPrintedTable(`<table>${table.map(row).join('')}</table>`);
  expect([page.rounds, [...page.points.values()]]).toEqual([4 + 2, [2.5, 2, 1.5]]);
  expect(page.repairs.map(({ found }) => found)).toEqual(['A']);
});

it('headings that are sentences are no abbreviations: columns belong to the rows in the order of the page', async () => {
  const sentences = ['Ana', 'Bo', 'Cy'].map((name) => `${name} ${'x'.repeat(40)}`);
  const page = await readPrintedTable(matrix(sentences, NAMES, ['Name']));
  expect(told(page)).toEqual(RESULTS);
});

it('a table by letters with nothing before its results has no names', async () => {
  const table = matrix(['A', 'B', 'C'], [[''], [''], ['']], ['']);
  await expect(readPrintedTable(table)).rejects.toThrow(
    'line 2, column 1: expected the name of a player, found nothing',
  );
});
