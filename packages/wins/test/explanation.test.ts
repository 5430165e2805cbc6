import { describe, expect, it } from 'vitest';

import { crosstable, openTable, valuesOf } from '@crosstable/core';
import { bye, call, game } from '@crosstable/core/testing/notation';

import { roundsElectedRule } from '../src/article-7.6.js';
import { standardPointsRule } from '../src/article-7.7.js';
import { explain } from '../src/explain.js';

/** Of three players two meet in each round, and one has a bye. */
const TABLE = crosstable([
  [game('A', 'B', 1), bye('C', 'half-bye')],
  [game('C', 'A', 1), bye('B', 'full-bye')],
  [game('B', 'C', 0.5), bye('A', 'zero-bye')],
]);

describe('why a round is worth what it is in standard points (7.7)', () => {
  it.each([
    ['A', ['more-than-opponent', 'less-than-opponent', 'less-than-draw']],
    ['B', ['less-than-opponent', 'more-than-draw', 'same-as-opponent']],
    ['C', ['same-as-draw', 'more-than-opponent', 'same-as-opponent']],
  ])('%s', (player, keys) => {
    const { contributions } = explain(player, TABLE, undefined, { of: 'STD' });
    expect(contributions.map(({ reason }) => reason)).toEqual(keys.map((key) => ({ key, article: '7.7' })));
  });
});

it('a round without a record is none in a column of standard points, even where a draw is worth nothing', () => {
  // A won, B lost, C had the free round
  const table = crosstable([[game('A', 'B', 1)]], {
    players: [{ id: 'A' }, { id: 'B' }, { id: 'C' }],
    system: 'round-robin',
    scoring: { win: 1, draw: 0, loss: 0 },
  });
  expect(Array.from(valuesOf(standardPointsRule, [], openTable(table)))).toEqual([1, 0, 0]);
});

it('a round without a record is none in a column of rounds elected, where no system is named', () => {
  const tournament = openTable(crosstable([[game('A', 'B', 1)], [game('C', 'A', 0.5)]]));
  expect(Array.from(valuesOf(roundsElectedRule, [], tournament))).toEqual([2, 1, 1]);
});

it('a variant that is no object is refused by name', () => {
  expect(() => call(explain, ['A', TABLE, undefined, 5])).toThrow(new TypeError('variant: expected an object, got 5'));
});
