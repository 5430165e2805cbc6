// Which column has the points, where they don't follow from the games

import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, skipNote } from '@crosstable/core/testing/shared-files';

import { readPrintedTable } from '../src/index.js';

const pointsOf = async (table: string) => [...((await readPrintedTable(table)).printed.points?.values() ?? [])];
const notesOf = async (table: string) => (await readPrintedTable(table)).repairs.map(({ message }) => message);

/** Ana and Bo have won, Cy and Di have lost. */
const table = (headings: string, ...beside: readonly string[]): string =>
  [`Nr;Name;1.Rd;${headings}`, ...['1;Ana;3w1', '2;Bo;4w1', '3;Cy;1b0', '4;Di;2b0'].map((row, at) => `${row};${beside[at]}`)].join('\n'); // prettier-ignore

describe('the column of points', () => {
  it.each([
    ...[
      'Pts',
      'Pts.',
      'PTS',
      'Points',
      'Punkte',
      'Pkt',
      'Pkt.',
      'Pkte.',
      'p.',
      'очки',
      'Очки',
      'Очков',
      'puan',
      'Puan',
      'punti',
    ],
    ...['body', 'pont', 'Ptn', 'Pontos', 'Puntos', 'Poäng', 'Poeng', 'Pct.', 'Bodovi', 'Total', 'Score'],
  ])('is the one below "%s", although it agrees with nobody and another does', async (heading) => {
    const wrong = table(`${heading};W`, '2;1', '2;1', '1;0', '1;0');
    expect(await pointsOf(wrong)).toEqual([2, 2, 1, 1]);
    const behind = table(`W;${heading}`, '1;2', '1;2', '0;1', '0;1');
    expect(await pointsOf(behind)).toEqual([2, 2, 1, 1]);
  });

  it('is none below more letters behind "P."', async () => {
    expect(await pointsOf(table('P.E.;W', '2;1', '2;1', '1;0', '1;0'))).toEqual([1, 1, 0, 0]);
  });

  it('is that of two headed ones which agrees with more players', async () => {
    expect(await pointsOf(table('Score;Pts.', '7;1', '7;1', '6;0', '6;0'))).toEqual([1, 1, 0, 0]);
  });

  it('is the nearest one behind the rounds, of those without a known heading that agree alike', async () => {
    const page = 'Nr;Name;A;1.Rd;X\n1;Ana;1;2w1;2\n2;Bo;0;1b0;0\n3;Cy;4;-½;½';
    expect(await pointsOf(page)).toEqual([2, 0, 0.5]);
  });

  // 3-1-0 in a heading that nobody has listed: nobody's points agree but those of players without any
  it.each([
    ['has other points per win', ['3', '3', '0', '1'], [3, 3, 0, 1]],
    // Points 1, 1, 0, 0 are 0.5, 0.5, -0.5, -0.5 from their mean, these 1, 0, 0, -1: 2 · (0.5 + 0.5)² = (1 + 1) · 1
    ['goes just enough with the points', ['2', '1', '1', '0'], [2, 1, 1, 0]],
    ['is no constant', ['1', '1', '1', '1'], []],
    ['has no numbers', ['x', 'x', 'y', 'y'], []],
    ['has no blank cells', ['3', '3', '', ''], []],
    ['has no quarters', ['3,25', '3', '1', '1'], []],
    ['has no number below 0', ['3', '3', '-0,5', '1'], []],
    ['does not fall with the points', ['1', '2', '3', '4'], []],
    ['goes with the points and not just a little', ['2', '9', '8', '2'], []],
  ])('is the nearest one where none agrees: it %s', async (_, cells, points) => {
    expect(await pointsOf(table('Балл', ...cells))).toEqual(points);
  });

  it.each([
    // From their mean the points are 0.5 three times, then -0.5: 2 · (1 + 1 - 0.5)² = 4.5, less than (9 - 25 / 6) · 1.5 = 7.25
    ['more than a little', ['2w1', '1b0', '4w1', '3b0', '6w1', '5b0'], ['2', '0', '2', '0', '0', '1'], []],
    // And 0.5, 0.5, 0, 0, -0.5, -0.5: 2 · (1.5 + 1.5)² = 18, more than (20 - 64 / 6) · 1 = 9.33
    ['also with draws', ['5w1', '6w1', '4w½', '3b½', '1b0', '2b0'], ['3', '3', '1', '1', '0', '0'], [3, 3, 1, 1, 0, 0]],
  ])('goes with the points, of any number of players, %s', async (_, games, beside, points) => {
    const rows = games.map((game, at) => `${at + 1};${'ABCDEF'.charAt(at)};${game};${beside[at]}`);
    expect(await pointsOf(['Nr;Name;1.Rd;Балл', ...rows].join('\n'))).toEqual(points);
  });

  it('is no second one behind the rounds then', async () => {
    expect(await pointsOf(table('X;Балл', 'x;3', 'x;3', 'y;0', 'y;1'))).toEqual([]);
  });

  it('is none to the left of the rounds then', async () => {
    expect(await pointsOf('Nr;Name;A;1.Rd\n1;Ana;3;2w1\n2;Bo;1;1b0')).toEqual([]);
  });

  it('is missing, which is said', async () => {
    const said = ['line 1, column 9: "1.Rd" and what stands beside it have no points'];
    expect(await notesOf('Nr;Name;1.Rd\n1;Ana;2w1\n2;Bo;1b0')).toEqual(said);
  });
});

describe.skipIf(!hasShared)(`a printed table${skipNote}`, () => {
  it('of which all points are wrong has them, and says of each that it is', async () => {
    const text = new TextDecoder().decode(sharedBytes('pages/tnr437642-rr-en.csv'));
    const wrong = text.replaceAll(/;(\d)(,5)?(;\d+,\d0;)/g, (_, whole: string, half = '', next: string) => {
      return `;${Number(whole) + 1}${half}${next}`;
    });
    const right = await pointsOf(text);
    const { printed, repairs } = await readPrintedTable(wrong);
    expect([...(printed.points?.values() ?? [])]).toEqual(right.map((points) => points + 1));
    expect(repairs.filter(({ kind }) => kind === 'points-differ').length).toBe(right.length);
  });
});
