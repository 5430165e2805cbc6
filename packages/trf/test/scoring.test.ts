import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';

import { parseTrf } from '../src/index.js';

const anna = row(1, '', []);

describe('scoring', () => {
  it.each([
    // The layout of the description: symbol in column 6, points in 7-10, then nine columns on.
    ['162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0', { win: 3, draw: 1, loss: 0, absence: 0, pairingBye: 3 }],
    // P is worth a W where it is missing, A nothing.
    ['162  W 3.0    D 1.0    L 0.0', { win: 3, draw: 1, loss: 0, absence: 0, pairingBye: 3 }],
    ['162  W 3.0    D 2.0    L 1.0', { win: 3, draw: 2, loss: 1, absence: 0, pairingBye: 3 }],
    // The prose of the description begins in column 5.
    ['162 W 1.0 D 0.5 P 0.5', { win: 1, draw: 0.5, loss: 0, absence: 0, pairingBye: 0.5 }],
    // Examples of the manual of JaVaFo.
    ['XXS WW=1 WD=.5 WL=0 BW=1 BD=0.5 BL=0', { win: 1, draw: 0.5, loss: 0, absence: 0, pairingBye: 1 }],
    ['XXS PAB=3 D=1 W=3', { win: 3, draw: 1, loss: 0, absence: 0, pairingBye: 3 }],
    ['XXS W=3\nXXS D=1', { win: 3, draw: 1, loss: 0, absence: 0, pairingBye: 1 }],
    ['XXS PAB=.5', { win: 1, draw: 0.5, loss: 0, absence: 0, pairingBye: 0.5 }],
    // Both records, for programs that know one of them: P isn't missing, XXS says it.
    ['162  W 3.0    D 1.0    L 0.0\nXXS W=3 D=1 PAB=1', { win: 3, draw: 1, loss: 0, absence: 0, pairingBye: 1 }],
    [
      'BBW  3.0\nBBD  1.0\nBBL  0.0\nBBZ  0.0\nBBF  0.0\nBBU  3.0',
      { win: 3, draw: 1, loss: 0, absence: 0, pairingBye: 3 },
    ],
  ])('%j', (lines, scoring) => {
    const read = parseTrf(file(lines, anna));
    expect([read.scoring, read.repairs]).toEqual([scoring, []]);
  });

  it('162 with Z for A, as bbpPairings wrote it', () => {
    const { scoring, repairs } = parseTrf(file('162  W 1.0    Z-1.0', anna));
    expect(scoring?.absence).toBe(-1);
    expect(repairs.map(({ message }) => message)).toEqual(['line 2, column 15: "Z" read as A (absence)']);
  });

  it('what a scoring cannot tell apart is reported, and still counted with', () => {
    // The 3-2-1-0 example of the manual of JaVaFo: an absence scores, a forfeit loss does not.
    const text = file(
      'XXS FL=0 W=3 D=2 PAB=2 WL=1 BL=1 ZPB=1',
      row(1, '3.0', ['   2 w 1']),
      row(2, '1.0', ['   1 b 0']),
      row(3, '1.0', ['0000 - Z']),
      row(4, '2.0', ['0000 - U']),
      row(5, '0.0', ['   6 w -']),
      row(6, '3.0', ['   5 b +']),
    );
    const { scoring, games, repairs } = parseTrf(text);
    expect(scoring).toEqual({ win: 3, draw: 2, loss: 1, absence: 0, pairingBye: 2 });
    expect(repairs.map(({ kind, message }) => [kind, message])).toEqual([
      [
        'scoring',
        'line 2, column 1: "XXS FL=0 W=3 D=2 PAB=2 WL=1 BL=1 ZPB=1" is read with ZPB=0, not 1: a scoring has one value for FL and ZPB',
      ],
    ]);
    expect(games[0]?.find(({ white }) => white === '4')?.result).toBe(0.5);
  });

  // bbpPairings writes BBU only for a pairing-allocated bye that is worth something else than a win, and reads it so.
  it.each([
    ['BBW  3.0\nBBD  1.0', '3.0', 1],
    ['BBW  3.0\nBBD  1.0\nBBU  1.0', '1.0', 0.5],
    ['BBU  1.0\nBBW  3.0\nBBD  1.0', '1.0', 0.5],
    ['BBU  1.0\n162  W 3.0    D 1.0', '1.0', 0.5],
  ])('%j: the pairing-allocated bye is worth %s', (lines, points, result) => {
    const { scoring, games, repairs } = parseTrf(file(lines, row(1, points, ['0000 - U'])));
    expect(scoring?.pairingBye).toBe(Number(points));
    expect(games[0]?.[0]?.result).toBe(result);
    expect(repairs).toEqual([]);
  });

  it('a file without scoring records has none', () => {
    expect(parseTrf(file(anna)).scoring).toBeUndefined();
  });

  it.each([
    [1, '3.0', 1],
    [0.5, '1.0', 0.5],
    [0, '2.0', 0],
  ])('the result of a pairing-allocated bye is %d where it is worth %s of 3-1-0', (result, points) => {
    const { games } = parseTrf(file(`162  W 3.0    D 1.0    P ${points}`, row(1, points, ['0000 - U'])));
    expect(games[0]?.[0]).toEqual({ white: '1', black: '', result, kind: 'pairing-bye' });
  });
});
