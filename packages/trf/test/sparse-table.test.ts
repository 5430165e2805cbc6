// A short file that makes a large table: nearly all players are absent in nearly all rounds.

import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';

import { parseTrf } from '../src/index.js';

/** So many blank rounds, and one with this. */
function after(blankRounds: number, cell: string): readonly string[] {
  return [...Array.from({ length: blankRounds }, () => ''), cell];
}

/** A pairing of 1 and 2 after so many blank rounds, and so many players in all. */
function sparse(players: number, blankRounds: number, ...lines: readonly string[]): string {
  const others = Array.from({ length: players - 2 }, (_, at) => row(at + 3, '', []));
  const pair = [row(1, '', after(blankRounds, '   2 w 1')), row(2, '', after(blankRounds, '   1 b 0'))];
  return file(...lines, ...pair, ...others);
}

describe('a table with hardly any games', () => {
  it.each(['Individual: Swiss-System', 'Individual: Round-Robin', 'something else'])(
    'of more than 4,000,000 cells is refused (%s)',
    (type) => {
      // 5000 × 801 = 4,005,000 cells; / 50 = 80,100
      expect(() => parseTrf(sparse(5000, 800, `092 ${type}`))).toThrow(
        new RangeError('games: expected at least 80100 games for 5000 players in 801 rounds, got 1'),
      );
    },
  );

  it('of more than 4,000,000 cells is refused where 240 makes it', () => {
    // The pairing of 1 and 2, and the bye of 3
    expect(() => parseTrf(sparse(5000, 0, '240 F 801    3'))).toThrow(
      new RangeError('games: expected at least 80100 games for 5000 players in 801 rounds, got 2'),
    );
  });

  it('counts each bye of 240', () => {
    // The pairing of 1 and 2, and the byes of 3, 4 and 5
    expect(() => parseTrf(sparse(5000, 0, '240 F 801    3    4    5'))).toThrow(/got 4$/);
  });

  it('counts byes as games', () => {
    const byes = Array.from({ length: 4998 }, (_, at) => row(at + 3, '', ['0000 - H']));
    const pair = [row(1, '', after(800, '   2 w 1')), row(2, '', after(800, '   1 b 0'))];
    expect(() => parseTrf(file(...pair, ...byes))).toThrow(/got 4999$/);
  });

  it('has one object for all absences of a player', () => {
    const { games } = parseTrf(sparse(3, 3));
    const absence = { white: '3', black: '', result: 0, kind: 'zero-bye' };
    expect(games.map((round) => round.at(-1))).toStrictEqual([absence, absence, absence, absence]);
    expect(new Set(games.map((round) => round.at(-1))).size).toBe(1);
    expect(games[0]?.at(-1)).toSatisfy(Object.isFrozen);
  });

  it('is not filled up by 240: a bye of a later round leaves the rounds before it blank', () => {
    const { games } = parseTrf(sparse(3, 0, '240 H   3    3'));
    expect(games.map((round) => round.map(({ white, kind }) => [white, kind]))).toEqual([
      [
        ['1', undefined],
        ['3', 'zero-bye'],
      ],
      [],
      [['3', 'half-bye']],
    ]);
  });
});
