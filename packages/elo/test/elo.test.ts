import { describe, expect, it } from 'vitest';

import { elo, expectedScore } from '../src/index.js';

/** Decimals to which the sources below print their numbers. */
const PRINTED = 11;

// The cases and expected values of Chess::Elo 1.0's own test file, t/Chess-Elo.t.
// prettier-ignore
const CHESS_ELO = [
  { a: 2100, result: 1,   b: 1200, newA: 2100.17894295388, newB: 1199.82105704612 },
  { a: 2100, result: 0.5, b: 1200, newA: 2084.17894295388, newB: 1215.82105704612 },
  { a: 2100, result: 0,   b: 1200, newA: 2068.17894295388, newB: 1231.82105704612 },
  { a: 1200, result: 0,   b: 2100, newA: 1199.82105704612, newB: 2100.17894295388 },
  { a: 1200, result: 0.5, b: 2100, newA: 1215.82105704612, newB: 2084.17894295388 },
  { a: 1200, result: 1,   b: 2100, newA: 1231.82105704612, newB: 2068.17894295388 },
];

describe('elo', () => {
  it.each(CHESS_ELO)('gives what Chess::Elo gives for $a, $result, $b', ({ a, result, b, newA, newB }) => {
    const [first, second] = elo(a, result, b);
    expect(first).toBeCloseTo(newA, PRINTED);
    expect(second).toBeCloseTo(newB, PRINTED);
  });

  // 400 points ahead the odds are 10 : 1, so the favourite expects 10/11 and the underdog 1/11.
  it('takes another K for both players', () => {
    const [favourite, underdog] = elo(1900, 0, 1500, { k: 11 });
    expect(favourite).toBeCloseTo(1890, PRINTED);
    expect(underdog).toBeCloseTo(1510, PRINTED);
  });

  it('takes a K for each player', () => {
    const [favourite, underdog] = elo(1900, 0, 1500, { k: [11, 22] });
    expect(favourite).toBeCloseTo(1890, PRINTED);
    expect(underdog).toBeCloseTo(1520, PRINTED);
  });

  it('freezes a rating with a K of 0', () => {
    expect(elo(1500, 1, 1500, { k: [0, 20] })).toEqual([1500, 1490]);
    expect(elo(1500, 1, 1500, { k: 0 })).toEqual([1500, 1500]);
  });

  it('moves equal ratings by half of K', () => {
    expect(elo(1500, 1, 1500)).toEqual([1516, 1484]);
    expect(elo(1500, 0.5, 1500)).toEqual([1500, 1500]);
  });

  it('accepts a score between the results of one game', () => {
    expect(elo(1500, 0.75, 1500)).toEqual([1508, 1492]);
  });

  it.each([{}, { k: undefined }, undefined])('has a K of 32 with the options %o', (options) => {
    expect(elo(1500, 1, 1500, options)).toEqual([1516, 1484]);
  });

  it('gives the whole of K to an underdog beyond every chance', () => {
    expect(elo(0, 1, 1e6)).toEqual([32, 999968]);
    expect(elo(Number.MAX_VALUE, 1, -Number.MAX_VALUE)).toEqual([Number.MAX_VALUE, -Number.MAX_VALUE]);
  });
});

describe('expectedScore', () => {
  it.each([
    // Odds of 10^0 : 1 and 10^1 : 1, and the share that the examples of Chess::Elo imply: 0.17894295388 / 32.
    { a: 1500, b: 1500, expected: 0.5 },
    { a: 1900, b: 1500, expected: 10 / 11 },
    { a: 1500, b: 1900, expected: 1 / 11 },
    { a: 1200, b: 2100, expected: 0.17894295388 / 32 },
    { a: -1e308, b: 1e308, expected: 0 },
    { a: 1e308, b: -1e308, expected: 1 },
  ])('is $expected for $a against $b', ({ a, b, expected }) => {
    expect(expectedScore(a, b)).toBeCloseTo(expected, 12);
  });
});
