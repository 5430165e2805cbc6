import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';

import { TrfError, formatTrf, parseTrf } from '../src/index.js';

/** Two players whose round 1 is this. */
function pair(first: string, second: string): string {
  return file(row(1, '', [first]), row(2, '', [second]));
}

describe('the columns of a round', () => {
  // Round 1 has its colour in column 97 and its result in column 99.
  it('colours in capitals are read, and reported', () => {
    const { games, repairs } = parseTrf(pair('   2 W 1', '   1 B 0'));
    expect(games).toEqual([[{ white: '1', black: '2', result: 1 }]]);
    expect(repairs.map(({ kind, message }) => [kind, message])).toEqual([
      ['letter-case', 'line 2, column 97: "W" read as w'],
      ['letter-case', 'line 3, column 97: "B" read as b'],
    ]);
  });

  it('codes in small letters are read, and reported', () => {
    const { games, repairs } = parseTrf(file(row(1, '', ['0000 - h']), row(2, '', ['0000 - z'])));
    expect(games[0]?.map(({ kind }) => kind)).toEqual(['half-bye', 'zero-bye']);
    expect(repairs.map(({ kind, message }) => [kind, message])).toEqual([
      ['letter-case', 'line 2, column 99: "h" read as H'],
      ['letter-case', 'line 3, column 99: "z" read as Z'],
    ]);
  });

  it.each([
    ['   2 w h', "a game's result (1 = 0 W D L + -)"],
    ['0000 - b', "a bye's code (H F U Z)"],
  ])('the last letter of %s is refused as it stands in the file', (round, expected) => {
    expect(() => parseTrf(pair(round, '   1 b 0'))).toThrow(new TrfError(2, 99, expected, round.slice(-1)));
  });

  it('a line that ends after the opponent leaves the rest to the row of the opponent', () => {
    expect(parseTrf(pair('   2', '   1 b 0')).games).toEqual([[{ white: '1', black: '2', result: 1 }]]);
  });

  it.each([
    ['0000 w', '0000'],
    ['  a2 w 1', 'a2'],
    ['  2a w 1', '2a'],
  ])('%s has no opponent that can be read', (round, found) => {
    expect(() => parseTrf(pair(round, ''))).toThrow(new TrfError(2, 92, "an opponent's number", found));
  });
});

describe('the number of rounds', () => {
  // 142, 240 and 299 have three digits for a round; round 1000 begins in column 92 + 999 * 10.
  const last = [...Array<string>(998).fill(''), '0000 - H'];

  it('is 999 at most', () => {
    expect(parseTrf(file(row(1, '', last))).games).toHaveLength(999);
    const error = new TrfError(2, 10_082, 'at most 999 rounds', '0000 - H');
    expect(() => parseTrf(file(row(1, '', ['', ...last])))).toThrow(error);
  });

  it('ends with the two blanks after the last of them', () => {
    const text = `${row(1, '', last)} x`;
    expect(() => parseTrf(file(text))).toThrow(new TrfError(2, 10_081, 'a blank', 'x'));
  });

  it('is said where the first round beyond begins', () => {
    const error = new TrfError(2, 10_102, 'at most 999 rounds', '0000 - H');
    expect(() => parseTrf(file(row(1, '', ['', '', '', ...last])))).toThrow(error);
  });

  it('is not written beyond that', () => {
    const players = [{ id: '1' }];
    const rounds = Array.from({ length: 1000 }, () => []);
    expect(formatTrf({ players, games: rounds.slice(1) })).toContain('001    1');
    const error = new RangeError('games: expected at most 999 rounds, got 1000');
    expect(() => formatTrf({ players, games: rounds })).toThrow(error);
  });
});

describe('the order of repairs', () => {
  it('is that of the lines, and of the columns within a line', () => {
    // A sex in column 10, a letter in column 14 beside the title in 11-13, a colour in 97 and a result in 99.
    const odd = row(1, '', ['   2 W w'], { sex: 'F', title: 'GM' }).replace(' GM ', ' GMx');
    const { repairs } = parseTrf(file(odd, row(2, '', ['   1 B l'])));
    expect(repairs.map(({ line, column, message }) => [line, column, message])).toEqual([
      [2, 10, 'line 2, column 10: "F" read as w'],
      [2, 14, 'line 2, column 14: "x" between two fields is left out'],
      [2, 97, 'line 2, column 97: "W" read as w'],
      [2, 99, 'line 2, column 99: "w" read as W'],
      [3, 97, 'line 3, column 97: "B" read as b'],
      [3, 99, 'line 3, column 99: "l" read as L'],
    ]);
  });
});
