import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';

import { parseTrf } from '../src/index.js';

const HALF = '0000 - H';
const ZERO = '0000 - Z';

/** Kind of every bye of a round, by player. */
function byesOf(text: string, round: number): Readonly<Record<string, string | undefined>> {
  const games = parseTrf(text).games.at(round - 1) ?? [];
  return Object.fromEntries(games.map(({ white, kind }) => [white, kind]));
}

describe('byes of 240 beside the rows', () => {
  it('another bye in the row is followed, and said', () => {
    const text = file(
      '240 H   1    3',
      row(1, '1.0', ['   2 w 1']),
      row(2, '0.0', ['   1 b 0']),
      row(3, '0.0', [ZERO]),
    );
    expect(byesOf(text, 1)).toEqual({ '1': undefined, '3': 'zero-bye' });
    expect(parseTrf(text).repairs).toEqual([
      {
        kind: 'result',
        line: 5,
        column: 92,
        found: '0000 - Z',
        key: 'bye-of-240',
        values: { bye: 'H' },
        read: 'is not the bye of 240 (H): the row is followed',
        message: 'line 5, column 92: "0000 - Z" is not the bye of 240 (H): the row is followed',
      },
    ]);
  });

  it.each([
    ['the same bye', HALF],
    ['a blank', ''],
  ])('%s in the row needs no word', (_, cell) => {
    const text = file(
      '240 H   1    3',
      row(1, '1.0', ['   2 w 1']),
      row(2, '0.0', ['   1 b 0']),
      row(3, '0.5', [cell]),
    );
    expect(byesOf(text, 1)).toEqual({ '1': undefined, '3': 'half-bye' });
    expect(parseTrf(text).repairs).toEqual([]);
  });

  it('a pairing in the row is followed without a word', () => {
    const { games, repairs } = parseTrf(
      file('240 H   1    2', row(1, '1.0', ['   2 w 1']), row(2, '0.0', ['   1 b 0'])),
    );
    expect(games).toStrictEqual([[{ white: '1', black: '2', result: 1 }]]);
    expect(repairs).toEqual([]);
  });

  it('leave an absence of a Swiss in a round to come as it is', () => {
    const text = file('240 H   1    1', row(1, '', []), row(2, '', [ZERO]), row(3, '', []), row(4, '', []));
    expect(parseTrf(text).lastPairedRound).toBe(0);
    expect(byesOf(text, 1)).toEqual({ '1': 'half-bye', '2': 'zero-bye' });
  });
});

describe('free rounds', () => {
  it('of an odd round-robin are no byes; a half-point bye is one', () => {
    const type = '092 Round Robin';
    const rows = [row(1, '', ['   2 w 1', HALF]), row(2, '', ['   1 b 0', '   3 w 1']), row(3, '', [ZERO, '   2 b 0'])];
    expect(byesOf(file(type, ...rows), 1)).toEqual({ '1': undefined });
    expect(byesOf(file(type, ...rows), 2)).toEqual({ '1': 'half-bye', '2': undefined });
  });

  // Z is the rest of a round-robin with an odd number (C.07, 15.2), and nothing else stands in rounds 2 and 3
  it('of an odd round-robin that 240 names make no rounds beyond those of the rows', () => {
    const rows = [row(1, '', ['   2 w 1']), row(2, '', ['   1 b 0']), row(3, '', [])];
    expect(parseTrf(file('092 Round Robin', '240 Z   3    3', ...rows)).games).toEqual([
      [{ white: '1', black: '2', result: 1 }],
    ]);
  });

  it.each([
    ['an odd Swiss', '092 Individual: Swiss-System', []],
    ['an even round-robin', '092 Round Robin', [row(4, '', [ZERO])]],
  ])('are absences in %s', (_, type, further) => {
    const rows = [row(1, '', [ZERO]), row(2, '', [ZERO]), row(3, '', [ZERO])];
    const text = file(type, ...rows, ...further);
    expect(byesOf(text, 1)).toEqual(
      Object.fromEntries([...rows, ...further].map((_row, place) => [String(place + 1), 'zero-bye'])),
    );
  });
});

describe('the last round that is paired', () => {
  it('none, without rounds', () => {
    const { lastPairedRound, games } = parseTrf(file(row(1, '', []), row(2, '', [])));
    expect([lastPairedRound, games]).toEqual([0, []]);
  });

  it.each([
    ['one game makes it paired', ['   2 w 1', '   1 b 0', '', ''], 1],
    ['a pairing-allocated bye does', ['0000 - U', '', '', ''], 1],
    ['byes for all but one do', [HALF, HALF, HALF, ''], 1],
    ['byes for all do', [HALF, HALF, ZERO, HALF], 1],
    ['absences for all do not', [ZERO, ZERO, ZERO, ZERO], 0],
    ['nor do absences for all but one', [ZERO, ZERO, ZERO, ''], 0],
    ['nor does a bye that was asked for, where a program fills the round with absences', [HALF, ZERO, ZERO, ZERO], 0],
    ['byes for all but two do not', [HALF, HALF, '', ''], 0],
    ['full-point byes for all but two do not', ['0000 - F', '0000 - F', '', ''], 0],
  ])('%s', (_, cells, expected) => {
    const rows = cells.map((cell, place) => row(place + 1, '', [cell]));
    expect(parseTrf(file(...rows)).lastPairedRound).toBe(expected);
  });

  it('is the one before those to come, if a program fills these with absences', () => {
    const rows = [row(1, '1.0', ['   2 w 1', ZERO, '0000 - -']), row(2, '0.0', ['   1 b 0', ZERO, '0000 - -'])];
    expect(parseTrf(file('142 3', ...rows))).toMatchObject({ lastPairedRound: 1, rounds: 3 });
  });

  it('is the third, if somebody asked for a bye in the fifth', () => {
    const filled = [
      row(1, '2.0', ['   2 w 1', '   3 w =', '   4 w =', ZERO, HALF]),
      row(2, '1.0', ['   1 b 0', '   4 w =', '   3 w =', ZERO, ZERO]),
      row(3, '1.5', ['   4 b =', '   1 b =', '   2 b =', ZERO, ZERO]),
      row(4, '1.5', ['   3 w =', '   2 b =', '   1 b =', ZERO, ZERO]),
    ];
    const blank = filled.map((line, place) => (place === 0 ? line : line.replaceAll(ZERO, '')));
    for (const rows of [filled, blank]) {
      const { lastPairedRound, repairs } = parseTrf(file('142 5', ...rows));
      expect([lastPairedRound, repairs]).toEqual([3, []]);
    }
  });

  it('a player without a record in it was absent', () => {
    const text = file(row(1, '', ['   2 w 1']), row(2, '', ['   1 b 0']), row(3, '', []), row(4, '', []));
    expect(byesOf(text, 1)).toEqual({ '1': undefined, '3': 'zero-bye', '4': 'zero-bye' });
  });

  it('a round of nothing at the end is none', () => {
    const rows = [row(1, '', ['   2 w 1', '0000 -']), row(2, '', ['   1 b 0', '0000 -'])];
    const { games, lastPairedRound } = parseTrf(file(...rows));
    expect([games.length, lastPairedRound]).toEqual([1, 1]);
  });
});

describe('the games of a round', () => {
  it('stand at the place of whichever player comes first in the file', () => {
    const rows = [
      row(1, '', ['   4 b 0']),
      row(2, '', ['   3 w 1']),
      row(3, '', ['   2 b 0']),
      row(4, '', ['   1 w 1']),
    ];
    expect(parseTrf(file(...rows)).games).toStrictEqual([
      [
        { white: '4', black: '1', result: 1 },
        { white: '2', black: '3', result: 1 },
      ],
    ]);
  });
});

describe("a pairing that isn't made yet (0000 - *)", () => {
  const OPEN = '0000 - *';

  it('is none, and no absence: the round is not counted', () => {
    const read = parseTrf(file(row(1, '1.0', ['   2 w 1', OPEN]), row(2, '0.0', ['   1 b 0', OPEN])));
    expect([read.lastPairedRound, read.games.slice(1).flat()]).toEqual([1, []]);
    expect(read.repairs.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
      `unfinished-game: line 2, column 102: "0000 - *" is a pairing that isn't made yet`,
      `unfinished-game: line 3, column 102: "0000 - *" is a pairing that isn't made yet`,
    ]);
  });

  it('leaves a bye of the same round that was asked for', () => {
    const text = file(row(1, '', ['   2 w 1', OPEN]), row(2, '', ['   1 b 0', OPEN]), row(3, '', [ZERO, HALF]));
    expect([byesOf(text, 2), parseTrf(text).lastPairedRound]).toEqual([{ '3': 'half-bye' }, 1]);
  });
});
