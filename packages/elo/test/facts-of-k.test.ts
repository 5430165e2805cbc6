// A mistyped fact of K would decide nothing, and so it is an error.

import { expect, it } from 'vitest';

import { call } from '@crosstable/core/testing/notation';

import { explain } from '../src/explain.js';
import { kFactor } from '../src/fide.js';

it.each([
  [{ rating: 2054, birthyear: 2008 }, 'player: expected "birthYear", got "birthyear"'],
  [{ rating: 2054, gamesInperiod: 39 }, 'player: expected "gamesInPeriod", got "gamesInperiod"'],
])('%j', (player, message) => {
  expect(() => call(kFactor, [player])).toThrow(new RangeError(message));
});

it('facts in place of K have their path', () => {
  const input = { rating: 2054, k: { highestrating: 2400 }, games: [] };
  expect(() => call(explain, [input])).toThrow(new RangeError('k: expected "highestRating", got "highestrating"'));
});
