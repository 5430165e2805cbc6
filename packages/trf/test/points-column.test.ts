import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';
import { TYPE, team } from '@crosstable/core/testing/team-report-rows';

import { formatTrf, parseTrf } from '../src/index.js';

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

  // A quarter below 0 is written without its 0. Eleven Cyrillic letters take eleven bytes more, and a line that was counted in bytes
  // would have its points in 92-95, the columns of round 1.
  it('a quarter below 0 is a number of points also beside letters that take two bytes', () => {
    const players = [{ id: '1', name: 'Жуков Андрей' }];
    const { games, players: read, points } = parseTrf(formatTrf({ players, games: [], points: { 1: -0.25 } }));
    expect([games, read, points.get('1')]).toEqual([[], players, -0.25]);
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

describe('the Points column while a round is on', () => {
  /** Round 2 without results but those of the third player; the fourth player has the pairing-allocated bye. */
  const kinds = (third: readonly [cell: string, points: string], first: string, fourth: string, points: string) => {
    const rows = [
      row(1, '1.0', ['   2 w 1', `   3 b${first}`]),
      row(2, '0.0', ['   1 b 0', '   5 w']),
      row(3, third[1], ['   4 w 1', third[0]]),
      row(4, points, ['   3 b 0', fourth]),
      row(5, '1.0', ['0000 - U', '   2 b']),
    ];
    return parseTrf(file(...rows)).repairs.map(({ kind, line }) => `${kind} ${line}`);
  };
  const open = ['unfinished-game 2', 'unfinished-game 3'];

  // Swiss-Manager leaves the whole round out until it is complete; other programs count its byes at once.
  it.each([
    ['0000 - U', '0.0', ['rounds 5']],
    ['0000 - U', '1.0', []],
    ['0000 - U', '0.5', ['points-differ 5']],
    ['0000 - H', '0.0', ['rounds 5']],
    ['0000 - H', '0.5', []],
  ])('%s may be in %s', (cell, points, differing) => {
    expect(kinds(['   1 w', '1.0'], '', cell, points)).toEqual([...open, ...differing]);
  });

  it('has the points of the round if it has those of a game', () => {
    const [, other] = open;
    expect(kinds(['   1 w 1', '2.0'], ' 0', '0000 - U', '0.0')).toEqual([other, 'points-differ 5']);
    expect(kinds(['   1 w 1', '1.0'], ' 0', '0000 - U', '1.0')).toEqual([other, 'points-differ 4']);
  });

  it('has those of a round that consists of byes', () => {
    const rows = [
      row(1, '1.0', ['   2 w 1']),
      row(2, '0.0', ['   1 b 0']),
      row(3, '0.0', ['0000 - Z', '0000 - U']),
      row(4, '0.0', []),
    ];
    expect(parseTrf(file(...rows)).repairs.map(({ message }) => message)).toEqual([
      'line 4, column 81: "0" is not what the games give: 1',
    ]);
  });

  it('has no points of a round before the first one', () => {
    const text = file(row(1, '0.0', ['   2 w']), row(2, '0.0', ['   1 b']), row(3, '0.0', ['0000 - U']));
    expect(parseTrf(text).repairs.map(({ kind }) => kind)).toEqual(['unfinished-game']);
  });
});

describe('the Points column beside a game without a result', () => {
  // Nothing or a draw, in a file of individuals and in one of teams
  it.each([
    ['0.0', []],
    ['0.4', ['points-differ']],
    ['0.5', []],
    ['0.6', ['points-differ']],
    ['1.0', ['points-differ']],
  ])('%s', (points, kinds) => {
    const rows = [row(1, points, ['   2 w ?']), row(2, '0.0', ['   1 b ?'])];
    for (const lines of [rows, [TYPE, team(1, [1]), team(2, [2]), ...rows]]) {
      expect(parseTrf(file(...lines)).repairs.map(({ kind }) => kind)).toEqual([...kinds, 'unfinished-game']);
    }
  });

  // X may be worth nothing, which divides no difference
  it('that counts nothing by 162', () => {
    const [first, second] = [row(1, '0.5', ['   2 w ?']), row(2, '0.7', ['   1 b ?'])];
    const { repairs } = parseTrf(file('162  W 1.0    D 0.5    L 0.0    X 0.0', first, second));
    expect(repairs.filter(({ kind }) => kind === 'points-differ').map(({ line }) => line)).toEqual([4]);
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
