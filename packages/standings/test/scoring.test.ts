import { describe, expect, it } from 'vitest';

import { type Game, type Result, type Scoring, type System, crosstable } from '@crosstable/core';
import { bye, byeWithoutKind, call, game } from '@crosstable/core/testing/notation';

import { tiebreakValues } from '../src/values.js';

function pointsOf(player: string, games: readonly (readonly Game[])[], scoring?: Scoring, system?: System) {
  return tiebreakValues('PTS', crosstable(games, { scoring, system })).get(player);
}

/** 5-3-2, 1 for an absence: every award is told from every other. */
const TELLING = { win: 5, draw: 3, loss: 2, absence: 1 } satisfies Scoring;

describe('what each outcome awards', () => {
  it.each<readonly [name: string, game: Game, standard: number, telling: number, withPairingBye: number]>([
    ['a win', game('A', 'B', 1), 1, 5, 5],
    ['a win with Black', game('B', 'A', 0), 1, 5, 5],
    ['a draw', game('A', 'B', 0.5), 0.5, 3, 3],
    ['a loss', game('A', 'B', 0), 0, 2, 2],
    ['a loss by decision', { white: 'B', black: 'A', result: 0.5, blackResult: 0 }, 0, 2, 2],
    ['a draw by decision', { white: 'B', black: 'A', result: 0, blackResult: 0.5 }, 0.5, 3, 3],
    ['a forfeit win', game('A', 'B', 1, 'forfeit-win'), 1, 5, 5],
    ['a forfeit win with Black', game('B', 'A', 0, 'forfeit-loss'), 1, 5, 5],
    ['a forfeit loss', game('A', 'B', 0, 'forfeit-loss'), 0, 1, 1],
    ['a forfeit loss with Black', game('B', 'A', 1, 'forfeit-win'), 0, 1, 1],
    ['a double forfeit', game('A', 'B', 0, 'double-forfeit'), 0, 1, 1],
    ['a double forfeit with Black', game('B', 'A', 0, 'double-forfeit'), 0, 1, 1],
    ['a full-point bye', bye('A', 'full-bye'), 1, 5, 5],
    ['a half-point bye', bye('A', 'half-bye'), 0.5, 3, 3],
    ['a zero-point bye', bye('A', 'zero-bye'), 0, 1, 1],
    ['a pairing bye', bye('A', 'pairing-bye'), 1, 5, 4],
    ['a pairing bye worth a draw', bye('A', 'pairing-bye', 0.5), 0.5, 3, 4],
    ['a pairing bye worth nothing', bye('A', 'pairing-bye', 0), 0, 2, 4],
    ['a bye without kind', byeWithoutKind('A', 1), 1, 5, 5],
    ['half a bye without kind', byeWithoutKind('A', 0.5), 0.5, 3, 3],
    ['no bye without kind', byeWithoutKind('A', 0), 0, 2, 2],
  ])('%s', (_, one, standard, telling, withPairingBye) => {
    expect(pointsOf('A', [[one]])).toBe(standard);
    expect(pointsOf('A', [[one]], {})).toBe(standard);
    expect(pointsOf('A', [[one]], TELLING)).toBe(telling);
    expect(pointsOf('A', [[one]], { ...TELLING, pairingBye: 4 })).toBe(withPairingBye);
  });

  it.each<[Result, number, number]>([
    [1, 5, 4], // a pairing-allocated bye: a win, if nothing else is said
    [0.5, 3, 3], // a half-point bye: a draw
    [0, 1, 1], // a zero-point bye: an absence
  ])('a bye without kind of %d in a Swiss', (result, telling, withPairingBye) => {
    const games = [[byeWithoutKind('A', result)]];
    expect(pointsOf('A', games, TELLING, 'swiss')).toBe(telling);
    expect(pointsOf('A', games, { ...TELLING, pairingBye: 4 }, 'swiss')).toBe(withPairingBye);
  });

  it('an absence is a loss where nothing else is said', () => {
    expect(pointsOf('A', [[bye('A', 'zero-bye')]], { loss: 2 })).toBe(2);
    expect(pointsOf('A', [[game('A', 'B', 0, 'forfeit-loss')]], { loss: 2 })).toBe(2);
  });

  it.each<readonly [Scoring, number]>([
    [{ win: 3 }, 3.5],
    [{ draw: 0.25 }, 1.25],
    [{ loss: 2 }, 3.5],
    [{ win: undefined, draw: undefined, loss: undefined, absence: undefined, pairingBye: undefined }, 1.5],
  ])('each is optional: %o', (scoring, points) => {
    expect(pointsOf('A', [[game('A', 'B', 1)], [game('A', 'C', 0.5)], [game('A', 'D', 0)]], scoring)).toBe(points);
  });
});

it('scoring that is no object is refused', () => {
  expect(() => call(crosstable, [[], { scoring: '3-1-0' }])).toThrow(
    new TypeError('options.scoring: expected an object, got "3-1-0"'),
  );
});

describe('sums are exact', () => {
  const draws = [[game('A', 'B', 0.5)], [game('A', 'C', 0.5)], [game('D', 'A', 0.5)]];

  it('0.1 three times is 0.3, as running totals 0.6, and three products of 0.1 and 0.1 are 0.03', () => {
    const table = crosstable(draws, { scoring: { win: 0.3, draw: 0.1 } });
    expect(tiebreakValues('PTS', table).get('A')).toBe(0.3); // 0.30000000000000004 in floating point
    expect(tiebreakValues('PS', table).get('A')).toBe(0.6);
    expect(tiebreakValues('SB', table).get('A')).toBe(0.03);
    expect(tiebreakValues('SB/C1', table).get('A')).toBe(0.02);
  });

  it('six decimals are kept exact too', () => {
    expect(pointsOf('A', draws, { draw: 0.000_001 })).toBe(0.000_003);
    expect(pointsOf('A', draws, { draw: 0.100_003 })).toBe(0.300_009); // 0.30000899999999997 in floating point
  });

  it.each([
    ['win', 1 / 3],
    ['draw', 2 / 3],
    ['absence', 0.000_000_1],
    ['loss', -0.123_456_7],
    ['pairingBye', 0.1 + 0.2],
  ])('of %s finer than a millionth are refused, with what to do instead', (field, points) => {
    expect(() => crosstable([], { scoring: { [field]: points } })).toThrow(
      new RangeError(
        `options.scoring.${field}: expected at most six decimals (for thirds, give whole points: 3-2-1 for 1-⅔-⅓), got ${points}`,
      ),
    );
  });

  it('a millionth is not too fine', () => {
    expect(pointsOf('A', draws, { draw: 0.000_001 })).toBe(0.000_003);
  });

  it('points may be taken away', () => {
    expect(pointsOf('B', [[game('A', 'B', 1)], [game('B', 'C', 0.5)]], { loss: -1 })).toBe(-0.5);
  });

  it('3-1-0: Sonneborn-Berger multiplies points of that scale', () => {
    // A: B 3 × 3 + C 1 × 1, where B beat D once and C drew A only
    const games = [[game('A', 'B', 1)], [game('A', 'C', 0.5), game('B', 'D', 1)]];
    const table = crosstable(games, { scoring: { win: 3, draw: 1, loss: 0 } });
    expect(tiebreakValues('SB', table).get('A')).toBe(10);
    expect(tiebreakValues('PS', table).get('A')).toBe(7); // 3 + 4
  });

  it('colours change nothing in a scale where a win with Black would be lost', () => {
    const games = [[game('B', 'A', 0)], [game('C', 'A', 0.5)]];
    expect(pointsOf('A', games, { win: 3, draw: 1 })).toBe(4);
  });
});
