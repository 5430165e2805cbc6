import { expect, test } from 'vitest';

import { staircase } from '../src/staircase.js';

// Four rows by points, Buchholz and wins:
//   A 3  9  2     points separate A from B
//   B 2  8  1     Buchholz separates B from C
//   C 2  7  1     nothing separates C from D
//   D 2  7  1
const STAIRS = staircase([0, 1, null], 3);

test('a rule is drawn below the value that separates a row from the next', () => {
  expect(STAIRS.map(({ ruleBelow }) => ruleBelow)).toEqual([0, 1, null, null]);
});

test('a value decides where it separates the row from the one above or below', () => {
  expect(STAIRS[1].parts).toEqual(['decides', 'decides', 'unneeded']);
});

test('nobody needs what follows the value that separates a row from both neighbours', () => {
  expect(STAIRS[0].parts).toEqual(['decides', 'unneeded', 'unneeded']);
});

test('rows that stay tied have needed the whole list', () => {
  expect(STAIRS[2].parts).toEqual(['equal', 'decides', 'equal']);
  expect(STAIRS[3].parts).toEqual(['equal', 'equal', 'equal']);
});

test('a single row needs nothing, and decides nothing', () => {
  expect(staircase([], 2)).toEqual([{ ruleBelow: null, parts: ['unneeded', 'unneeded'] }]);
});
