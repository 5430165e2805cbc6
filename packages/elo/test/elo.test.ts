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

  // 200 points ahead on a scale of 200 the odds are 10 : 1: 11 × (0 − 10/11) = −10.
  it('takes another scale', () => {
    const [favourite, underdog] = elo(1700, 0, 1500, { k: 11, scale: 200 });
    expect(favourite).toBeCloseTo(1690, PRINTED);
    expect(underdog).toBeCloseTo(1510, PRINTED);
  });

  // 300 points ahead and 100 for the first move: odds of 10 : 1. 300 points behind they make a lead of 200 for B, so that A
  // expects 1 / (1 + √10) = (√10 − 1) / 9 = 0.240253073352 and wins 11 × 0.759746926648 = 8.357216193128.
  it('takes a bonus for A', () => {
    const [favourite, underdog] = elo(1800, 0, 1500, { k: 11, bonus: 100 });
    expect(favourite).toBeCloseTo(1790, PRINTED);
    expect(underdog).toBeCloseTo(1510, PRINTED);
    const [newA, newB] = elo(1500, 1, 1800, { k: 11, bonus: 100 });
    expect(newA).toBeCloseTo(1508.357216193128, PRINTED);
    expect(newB).toBeCloseTo(1791.642783806872, PRINTED);
  });

  it('takes a bonus below 0 for B, who moves first', () => {
    expect(elo(1600, 1, 1500, { bonus: -100 })).toEqual([1616, 1484]);
  });

  // Equals with a K of 40 win or lose 20.
  it('takes a floor that a loss does not go below', () => {
    expect(elo(110, 0, 110, { k: 40, floor: 100 })).toEqual([100, 130]);
    expect(elo(110, 1, 110, { k: 40, floor: 100 })).toEqual([130, 100]);
    expect(elo(120, 1, 120, { k: 40, floor: 100 })).toEqual([140, 100]);
    expect(elo(121, 1, 121, { k: 40, floor: 100 })).toEqual([141, 101]);
    expect(elo(10, 0, 10, { k: 40, floor: 0 })).toEqual([0, 30]);
    expect(elo(-90, 0, -90, { k: 40, floor: -100 })).toEqual([-100, -70]);
  });

  it('lifts a rating that was below the floor', () => {
    expect(elo(50, 0.5, 50, { floor: 100 })).toEqual([100, 100]);
    expect(elo(50, 0.5, 50, { k: 0, floor: 60 })).toEqual([60, 60]);
  });

  it('has no floor and no bonus by itself', () => {
    expect(elo(0, 0, 0)).toEqual([-16, 16]);
    const nothing = { k: undefined, scale: undefined, floor: undefined, bonus: undefined };
    expect(elo(0, 0, 0, nothing)).toEqual([-16, 16]);
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

  it.each([
    // Odds of 10 : 1 for a lead as large as the scale, and of 100 : 1 for twice as much
    { a: 1700, b: 1500, options: { scale: 200 }, expected: 10 / 11 },
    { a: 1500, b: 1700, options: { scale: 200 }, expected: 1 / 11 },
    { a: 1900, b: 1500, options: { scale: 200 }, expected: 100 / 101 },
    { a: 2300, b: 1500, options: { scale: 800 }, expected: 10 / 11 },
    // The bonus is in rating points, and A's
    { a: 1800, b: 1500, options: { bonus: 100 }, expected: 10 / 11 },
    { a: 1500, b: 1800, options: { bonus: -100 }, expected: 1 / 11 },
    { a: 1500, b: 1800, options: { bonus: 300 }, expected: 1 / 2 },
    { a: 1500, b: 1500, options: { bonus: -400 }, expected: 1 / 11 },
    { a: 1650, b: 1500, options: { scale: 200, bonus: 50 }, expected: 10 / 11 },
    { a: 1800, b: 1500, options: { scale: 1 / 2 }, expected: 1 },
    { a: 0, b: 0, options: { bonus: Number.MAX_VALUE, scale: Number.MIN_VALUE }, expected: 1 },
    { a: 1900, b: 1500, options: { scale: undefined, bonus: undefined }, expected: 10 / 11 },
  ])('is $expected for $a against $b with $options', ({ a, b, options, expected }) => {
    expect(expectedScore(a, b, options)).toBeCloseTo(expected, 12);
  });
});
