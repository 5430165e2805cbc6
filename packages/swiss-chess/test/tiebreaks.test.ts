// The columns, by section 6 of the specification.
import { expect, it } from 'vitest';

import { SMALL_CHESS, TEAMS_CHESS, writtenChess } from '@crosstable/core/testing/written-swiss-chess';

import { readSwissChess } from '../src/index.js';

/** The column of a number, with a number of cuts and other bytes. */
const columnOf = (number: number, cuts = 0, bytes: Readonly<Record<number, number>> = {}) =>
  readSwissChess(writtenChess({ ...SMALL_CHESS, bytes: { 621: number, 9: cuts, ...bytes } })).tiebreaks[0];

const ofTeams = (number: number) =>
  readSwissChess(writtenChess({ ...TEAMS_CHESS, bytes: { ...TEAMS_CHESS.bytes, 611: number } })).tiebreaks[0];

it('progressive scores are PS, without a note', () => {
  expect(columnOf(4)).toEqual({ number: 4, code: 'PS' });
});

it.for<readonly [number, number, string, RegExp]>([
  [3, 0, 'BH', /without FIDE’s correction/],
  [3, 1, 'BH/C1', /without FIDE’s correction/],
  [3, 2, 'BH/C2', /without FIDE’s correction/],
  [5, 0, 'SB', /SB is probable, not certain/],
  [5, 1, 'SB/C1', /SB\/C1 is probable, not certain/],
  [6, 1, 'BH/M1', /BH\/M1 is probable, not certain/],
  [6, 2, 'BH/M2', /BH\/M2 is probable/],
  [8, 0, 'ARO', /ARO is the nearest code/],
  [15, 0, 'DE', /points from the mutual games/],
])('number %i with %i cuts is %s with a note', ([number, cuts, code, note]) => {
  const column = columnOf(number, cuts);
  expect(column).toMatchObject({ number, code });
  expect(column.note?.message).toMatch(note);
  expect(column.note?.message).toMatch(new RegExp(`^tie-break 1 \\(${code}, number ${number}\\): `));
});

it('Buchholz with FIDE’s correction is the old rule of the virtual opponent', () => {
  const column = columnOf(3, 1, { 675: 255 });
  expect(column.code).toBe('BH/C1');
  expect(column.note).toMatchObject({
    key: 'old-virtual-opponent',
    values: { columns: [{ place: 1, number: 3, code: 'BH/C1' }] },
  });
});

it.for<readonly [number, number, RegExp]>([
  [1, 0, /it is for teams/],
  [2, 0, /it is for teams/],
  [3, 3, /another number of results/],
  [4, 1, /rounds left out/],
  [5, 3, /another number of results/],
  [6, 0, /leaves out no results/],
  [6, 3, /another number of results/],
  [7, 1, /AOB/],
  [9, 0, /performance/],
  [10, 0, /difference/],
  [12, 0, /three points/],
  [13, 0, /three points/],
  [14, 0, /WON.*WIN/],
  [16, 0, /Berlin/],
  [19, 0, /Schmuljan/],
  [11, 0, /isn’t known/],
])('number %i with %i cuts has no code, and a sentence why', ([number, cuts, note]) => {
  const column = columnOf(number, cuts);
  expect(column).not.toHaveProperty('code');
  expect(column.note?.message).toMatch(/^tie-break 1 \(number \d+\): left out: /);
  expect(column.note?.message).toMatch(note);
});

it.for<readonly [number, string | undefined]>([
  [1, 'MPTS'],
  [2, 'GPTS'],
  [3, undefined],
  [4, undefined],
  [5, undefined],
  [6, undefined],
  [7, undefined],
  [8, undefined],
  [15, undefined],
  [16, undefined],
])('number %i of teams is %s', ([number, code]) => {
  const column = ofTeams(number);
  expect(column.code).toBe(code);
  expect(column.note === undefined).toBe(code !== undefined);
});

it('the columns of a Swiss, of a round robin and of teams stand in other places', () => {
  const bytes = { 621: 3, 572: 5, 593: 255, 622: 15, 573: 4, 611: 1, 613: 2, 615: 3 };
  const numbersOf = (file: Uint8Array) => readSwissChess(file).tiebreaks.map(({ number }) => number);
  expect(numbersOf(writtenChess({ ...SMALL_CHESS, bytes }))).toEqual([3, 5, 14]);
  expect(numbersOf(writtenChess({ ...SMALL_CHESS, bytes: { ...bytes, 593: 1 } }))).toEqual([3, 5]);
  expect(numbersOf(writtenChess({ ...SMALL_CHESS, bytes: { ...bytes, 596: 1 } }))).toEqual([15, 4]);
  expect(numbersOf(writtenChess({ ...TEAMS_CHESS, bytes: { ...TEAMS_CHESS.bytes, ...bytes } }))).toEqual([1, 2, 3]);
});

it('the notes of columns are those of the file', () => {
  const { notes, tiebreaks } = readSwissChess(writtenChess({ ...SMALL_CHESS, bytes: { 621: 4, 572: 7 } }));
  expect(notes).toEqual([tiebreaks[1].note]);
});
