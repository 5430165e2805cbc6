// The expected score of both orders: the normal distribution with a standard deviation of 200 √2, or the table in two decimals

import { scoringProbability } from '@crosstable/core';

/** How an expected score is taken: by the formula, with all decimals, or by the table in two decimals. */
export type Expectation = 'formula' | 'table';

/** From here on the error function is 1 for a double. */
const ALMOST_ONE = 6;

/** The error function for numbers from 0 on, by a series whose terms are all positive, so that nothing is lost. */
function errorFunction(x: number): number {
  if (x >= ALMOST_ONE) return 1;
  let term = x;
  let sum = x;
  // The terms grow up to n = x², and are gone long before n = 200
  for (let n = 1; term > sum * 1e-17; n++) {
    term *= (2 * x * x) / (2 * n + 1);
    sum += term;
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum;
}

/** P(D) by the formula. The probabilities of both players add up to 1. */
export function probability(difference: number): number {
  const half = 0.5 * errorFunction(Math.abs(difference) / 400);
  return difference < 0 ? 0.5 - half : 0.5 + half;
}

/** The expected score against an opponent, in the way that was asked for. */
export function expectedScore(difference: number, expectation: Expectation): number {
  return expectation === 'table' ? scoringProbability(difference) / 100 : probability(difference);
}
