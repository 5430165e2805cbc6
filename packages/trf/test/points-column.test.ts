import { describe, expect, it } from 'vitest';
import { formatTrf, parseTrf } from '../src/index.js';
import { file, row } from './rows.js';

/** Column 81-84 of the first player, as written. */
function written(points: number): string | undefined {
  const text = formatTrf({ players: [{ id: '1' }], games: [], points: new Map([['1', points]]) });
  return text
    .split('\n')
    .find((line) => line.startsWith('001'))
    ?.slice(80, 84);
}

describe('the Points column (001, 81-84)', () => {
  it.each([
    [9.5, ' 9.5'],
    [10, '10.0'],
    [99.5, '99.5'],
    // With a decimal these would take five columns.
    [100, ' 100'],
    [9999, '9999'],
    [-10, ' -10'],
    [0.25, '0.25'],
    [0.125, '.125'],
  ])('%d is written %j', (points, text) => {
    expect(written(points)).toBe(text);
  });

  it('a penalty in the round of a pairing-allocated bye is taken off its point, and once', () => {
    // 1 for the bye less 1.
    const text = file('299          -1.0  001    1', row(1, '0.0', ['0000 - U']));
    expect(parseTrf(text).repairs).toEqual([]);
  });

  it.each([
    // Less than a milliardth apart is equal, a milliardth is not.
    ['0.0000000009', []],
    ['0.000000001', ['points-differ']],
  ])('a win worth %s beside 0.0', (win, kinds) => {
    const { repairs } = parseTrf(file(`XXS W=${win}`, row(1, '0.0', ['   2 w 1']), row(2, '0.0', ['   1 b 0'])));
    expect(repairs.map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('the bounds of whole numbers', () => {
  it('a rating and a rank of 9999 and a start number of 9999 are written', () => {
    const text = formatTrf({ players: [{ id: '9999', rating: 9999 }], games: [], ranks: new Map([['9999', 9999]]) });
    const { players, ranks } = parseTrf(text);
    expect(players).toEqual([{ id: '9999', rating: 9999 }]);
    expect(ranks).toEqual(new Map([['9999', 9999]]));
  });

  it.each(['10000', '1x', '12 '])('the start number %j is none', (id) => {
    const message = `players[0].id: expected a start number from 1 to 9999, got "${id}"`;
    expect(() => formatTrf({ players: [{ id }], games: [] })).toThrow(new RangeError(message));
  });
});
