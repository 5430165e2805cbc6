import { expect, test } from 'vitest';

import type { OwnResult, Place } from '@crosstable/whatif';

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

test('four games may be enough, where so many others are open and three don’t decide it', () => {
  const witness = Array.from({ length: 5 }, (_, at) => ({ white: `W${at}`, black: `B${at}`, result: 1 as const }));
  const win: OwnResult = { ...NONE, score: 1, best: { ...PLACE, witness }, sufficient: [[]], complete: true };
  const draw: OwnResult = { ...win, score: 0.5, sufficient: [] };
  const said = (...results: OwnResult[]) => conditionSentences(results, 1, 'Ann', (id) => id, LAST_ROUND);
  const first = 'Ann is first if Ann wins.';
  expect(said(win, draw)).toEqual([first, 'Results of four or more other games together may suffice too.']);
  expect(said(win, { ...draw, best: { ...PLACE, witness: witness.slice(1) } })).toEqual([first]);
  expect(said(win, { ...draw, complete: false })).toEqual([first, LAST_ROUND.incomplete]);
});
