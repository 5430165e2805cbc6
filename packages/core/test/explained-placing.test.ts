import { describe, expect, it } from 'vitest';

import { crosstable, explanationOfPlacing, openTable } from '../src/index.js';

const tournament = openTable(crosstable([], { players: [{ id: 'A' }, { id: 'B' }] }));

const placed = (groups: readonly (readonly number[])[]) =>
  explanationOfPlacing(tournament, 1, { place: 1, groups, steps: [] }, [], { article: '12.3', code: 'BBE' });

describe('a place that no step decided', () => {
  it('is the first of a player whom nobody is tied with', () => {
    expect(placed([[1]])).toMatchObject({ value: 1, conclusion: { key: 'alone', article: '12.3' } });
    expect(placed([])).toMatchObject({ value: 1, conclusion: { key: 'alone', article: '12.3' } });
  });

  it('is shared where there is nothing to compare, as with one board, which none can be left out of', () => {
    const { conclusion, value } = placed([[0, 1]]);
    expect([value, conclusion]).toEqual([1, { key: 'not-separated', article: '12.3', values: { missing: 0 } }]);
  });
});
