// The notations of single cells: Chess-Results, Swiss-Manager, SwissPerfect, Vega

import { describe, expect, it } from 'vitest';

import { NUMBER_WORDS } from '../src/cells/grid.js';
import { numberOf } from '../src/cells/number-cell.js';
import { signsIn } from '../src/cells/opponent-cell.js';
import { refuseWithoutGames } from '../src/cells/refusal.js';
import { repairCollector } from '../src/cells/repair.js';
import { cellAt, textOf } from '../src/cells/sheet.js';
import type { Repair } from '../src/index.js';
import { chessResults } from '../src/notations/chess-results.js';
import { namesOpponent } from '../src/notations/notations.js';

const cell = (text: string) => ({ text, line: 1, column: 1 });

const TEAMS = 'tables of teams';
const NO_COLOUR = 'cells without a colour';

/** The error that is thrown, if there is one. */
function refusalOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return String(error);
  }
  return 'nothing';
}

describe('a cell of a round', () => {
  it.each([
    ['12w1', { opponent: 12, colour: 'w', result: 1, isForfeit: false }],
    ['12345b½', { opponent: 12_345, colour: 'b', result: 0.5, isForfeit: false }],
    ['12 s 0', { opponent: 12, colour: 's', result: 0, isForfeit: false }],
    ['2w1/2', { opponent: 2, colour: 'w', result: 0.5, isForfeit: false }],
    ['2w0.5', { opponent: 2, colour: 'w', result: 0.5, isForfeit: false }],
    ['2w=', { opponent: 2, colour: 'w', result: 0.5, isForfeit: false }],
    ['2w.5', { opponent: 2, colour: 'w', result: 0.5, isForfeit: false }],
    ['2w1⁄2', { opponent: 2, colour: 'w', result: 0.5, isForfeit: false }],
    ['2w1.0', { opponent: 2, colour: 'w', result: 1, isForfeit: false }],
    ['2w0,5', { opponent: 2, colour: 'w', result: 0.5, isForfeit: false }],
    ['2w', { opponent: 2, colour: 'w', result: null, isForfeit: false }],
    ['2b-', { opponent: 2, colour: 'b', result: 0, isForfeit: true }],
    ['12:W', { opponent: 12, colour: '', result: 1, isForfeit: false }],
    ['12 : L', { opponent: 12, colour: '', result: 0, isForfeit: false }],
    ['2:+', { opponent: 2, colour: '', result: 1, isForfeit: true }],
    ['2:', { opponent: 2, colour: '', result: null, isForfeit: false }],
  ])('"%s"', (text, said) => {
    expect(chessResults.read(text)).toEqual(said);
  });

  it.each([
    [':+', 1],
    ['0:D', 0.5],
    ['0:', null],
    ['0', 0],
    ['-1', 1],
    ['½', 0.5],
    ['-0.5', 0.5],
    ['-.5', 0.5],
    ['-1⁄2', 0.5],
    ['0,5', 0.5],
    ['*', null],
    ['', null],
  ])('"%s" has no opponent', (text, result) => {
    expect(chessResults.read(text)).toMatchObject({ opponent: undefined, colour: '', result });
  });

  it.each([
    ...['3b2', '12w2½', '3b1½', '3w10', '3w10½'].map((text) => [text, TEAMS]),
    ...['2 1', '12 ½', '12  1'].map((text) => [text, NO_COLOUR]),
    ...['x12w1', '1xw1', 'x3w2', '3w2x', 'x2:W', '2:Wx', '2x:W', 'x2 1', '2 1x', '1 1'].map((text) => [
      text,
      `"${text}"$`,
    ]),
  ])('"%s" is refused: %s', (text, said) => {
    expect(chessResults.read(text)).toBeUndefined();
    expect(refusalOf(() => chessResults.refuse(cell(text)))).toMatch(new RegExp(said));
  });

  it.each(['12w1', '3b2½', '2:W', '12 1'])('"%s" names its opponent', (text) => {
    expect(namesOpponent(text)).toBe(true);
  });
});

describe('a cell of an opponent', () => {
  it.each([
    ['1', '1'],
    ['W', '1'],
    ['1.0', '1'],
    ['1,0', '1'],
    ...['½', '1/2', '1⁄2', '0.5', '0,5', '.5', ',5', '0.50', '=', 'D', 'r', 'R'].map((text) => [text, '½']),
    ...['0', '0,0', '0.0', 'L'].map((text) => [text, '0']),
    ['+', '+'],
    ...['-', '–', '—', '−', 'F'].map((text) => [text, '-']),
    ...['x', 'X'].map((text) => [text, 'X']),
    ...['k', 'K', 'K.'].map((text) => [text, 'K']),
    ...['', '.', '*', '?', '_'].map((text) => [text, '']),
  ])('"%s" has one result', (text, sign) => {
    expect(signsIn(text)).toEqual([sign]);
    expect(namesOpponent(text)).toBe(false);
  });

  it.each([
    ...['1 0', '10', '1-0', '1–0', '1 - 0', '1:0', '1/0', '1|0', '1;0', '1, 0', '1,0 0,0', '1.0/0.0', 'W L', 'WL'].map((text) => [text, '1', '0']), // prettier-ignore
    ...['½ 1', '½1', '½-1', '1/2 1', '1/2-1', '1/2/1', '0.5 1', '0,5:1.0', '= 1', 'r1', '.5 1'].map((text) => [text, '½', '1']), // prettier-ignore
    ...['1½', '1 ½', '11/2', '1 1/2'].map((text) => [text, '1', '½']),
    ...['½½', '½-½', '½:½', '1/2-1/2', '=='].map((text) => [text, '½', '½']),
    ...['+ -', '+-', '+:-', '+--'].map((text) => [text, '+', '-']),
    ...['1:', '1/', '1 *', '1 .', '1 _'].map((text) => [text, '1', '']),
    ...[':1', '/1', '* 1', '? 1'].map((text) => [text, '', '1']),
  ])('"%s" has two results', (text, first, second) => {
    expect(signsIn(text)).toEqual([first, second]);
  });

  it.each([
    ...['3', '12', '210', '2½', '12½', '21/2', '2', '1.5', '1,5', '0,1', '10.5', '20', '1 0 1', '111', '½x½'],
    ...['constructor', 'A', '1w1', ':', 'k1'],
  ])('"%s" has other things', (text) => {
    expect(signsIn(text)).toBeUndefined();
  });
});

describe('a page without games', () => {
  it.each([
    ...['3:1', '10 : 2', '2½:1½', '2 :12', '2: 2½'].map((text) => [text, TEAMS]),
    ...['1-0', '½ - ½', '+ - -', '0 -1', '1- 0'].map((text) => [text, 'pairings of one round']),
    ...['A 3:1', '3:1 B', 'A 1-0', '1-0 B', '11-0'].map((text) => [text, 'a page without games']),
  ])('with "%s": %s', (text, said) => {
    expect(refusalOf(() => refuseWithoutGames([{ cells: [cell(text)], table: 1 }]))).toContain(said);
  });
});

describe('a number', () => {
  it.each([
    ['26,5', 26.5],
    ['26.25', 26.25],
    ['26½', 26.5],
    ['½', 0.5],
    ['26 ½', 26.5],
    ['261/2', 26.5],
    ['26 1/2', 26.5],
    ['261⁄2', 26.5],
    ['26 1⁄2', 26.5],
    ['1⁄2', 0.5],
    ['24.670000000000002', 24.67],
    ['1853.3333333333333', 1853.333333],
    ['-1', -1],
    ['-1½', -1.5],
    ['-½', -0.5],
    ['-0', 0], // not -0
    ['2400', 2400],
    ['-', null],
    ['', null],
    ['x1', undefined],
    ['1x', undefined],
    ['½½', undefined],
    // A half is no part of a decimal fraction: 26.5 and ½ would be 27, which nobody printed
    ['26.5½', undefined],
    ['26,5 ½', undefined],
    ['26.51/2', undefined],
    ['.5½', undefined],
    ['-26.25½', undefined],
  ])('"%s"', (text, number) => {
    expect(numberOf(text)).toBe(number);
  });
});

it('a repair of a blank cell says that nothing was found, and has its reading as data', () => {
  const repairs: Repair[] = [];
  const reading = { key: 'not-the-sum', values: { sum: 1 } } as const;
  repairCollector(repairs)('points-differ', { text: '', line: 2, column: 3 }, reading);
  expect(repairs).toEqual([
    {
      ...{ kind: 'points-differ', line: 2, column: 3, found: '', read: 'is not the sum of the row, 1', ...reading },
      message: 'line 2, column 3: nothing is not the sum of the row, 1',
    },
  ]);
});

describe('a row', () => {
  const cells = ['a', '', 'ccc'].map((text, at) => ({ text, line: 2, column: 1 + 3 * at }));

  it('has blank cells behind its last one', () => {
    expect(cellAt({ cells, table: 1 }, 5)).toEqual({ text: '', line: 2, column: 10 });
    expect(cellAt({ cells: [], table: 1 }, 5)).toEqual({ text: '', line: 1, column: 1 });
  });

  it('has a text without its blank cells', () => {
    expect(textOf({ cells, table: 1 })).toBe('a ccc');
  });
});

it('a starting number stands below a whole word', () => {
  expect(['No.', 'nr', '№', 'Casino', 'Nation'].map((heading) => NUMBER_WORDS.test(heading))).toEqual([
    ...[true, true, true],
    ...[false, false],
  ]);
});
