// Runs in the consumer's project: every package has its own copy of the core, twice, and a table must suit them all.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const games = [
  [
    { white: 'A', black: 'B', result: 1 },
    { white: 'C', black: 'D', result: 0.5 },
  ],
  [
    { white: 'B', black: 'C', result: 1 },
    { white: 'D', black: 'A', result: 0.5 },
  ],
];
const players = ['A', 'B', 'C', 'D'].map((id, index) => ({ id, rating: 2000 + 100 * index }));
// From the regulation by hand: A beat B (1 point) and drew with D (1 point); the mean of 2100 and 2300; 1 and 1.5.
const expected = [
  ['@crosstable/sonneborn-berger', 1.5],
  ['@crosstable/average-rating', 2200],
  ['@crosstable/progressive', 2.5],
];

for (const { crosstable } of [await import('crosstable'), require('crosstable')]) {
  const table = crosstable(games, { players });
  for (const [specifier, value] of expected) {
    for (const { tiebreak } of [await import(specifier), require(specifier)]) {
      assert.equal(tiebreak('A', table), value, `${specifier} of a table made by crosstable`);
    }
  }
}
