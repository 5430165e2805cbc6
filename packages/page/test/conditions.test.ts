import { expect, test } from 'vitest';

import type { OwnResult, Place } from '../../whatif/src/index.js';
import { LAST_ROUND } from '../src/languages/en.js';
import { conditionSentences } from '../src/whatif/conditions.js';

const PLACE: Place = { reached: 1, bound: 1, exact: true, witness: [] };
const NONE: OwnResult = { score: null, best: PLACE, worst: { ...PLACE, reached: 3, bound: 3 }, sufficient: [] };

test('no three games are said to be enough only where all of them were decided', () => {
  const said = (complete: boolean) => conditionSentences([{ ...NONE, complete }], 1, 'Ann', (id) => id, LAST_ROUND);
  expect(said(true)).toEqual(['No results of up to three other games are enough to make Ann first.']);
  expect(said(false)).toEqual(['Conditions may be missing: not all of them were decided in the time.']);
});

test('conditions that aren’t written out are counted as such, each of them enough', () => {
  const sufficient = Array.from({ length: 22 }, (_, at) => [
    { white: `W${at}`, black: `B${at}`, results: [1] as const },
  ]);
  const [, more] = conditionSentences([{ ...NONE, complete: true, sufficient }], 1, 'Ann', (id) => id, LAST_ROUND);
  expect(more).toBe('Other sufficient conditions: 2.');
});
