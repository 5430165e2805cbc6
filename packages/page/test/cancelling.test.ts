import { expect, test } from 'vitest';

import type { Contribution, Explanation } from 'crosstable';

import { compared } from '../src/cancelling.js';

const SCORE = { key: 'opponent-score', article: '16.3.1' } as const;
const CUT = { key: 'least-significant', article: '14.1.1' } as const;

function contribution(
  round: number,
  opponent: string | null,
  value: number,
  more: Partial<Contribution> = {},
): Contribution {
  return { round, opponent, outcome: 'win', points: 1, score: value, value, reason: SCORE, cut: null, ...more };
}

function explanation(contributions: readonly Contribution[], more: Partial<Explanation> = {}): Explanation {
  return {
    code: 'BH',
    article: '8.1',
    edition: '2026-03',
    player: 'A',
    value: 0,
    undefinedBecause: null,
    contributions,
    unfinished: [],
    conclusion: { key: 'sum', article: '8.1' },
    ...more,
  };
}

test('the same opponent with the same value cancels, whichever the rounds', () => {
  const one = explanation([contribution(1, 'X', 4), contribution(2, 'Y', 3)]);
  const other = explanation([contribution(1, 'Z', 5), contribution(2, 'X', 4)]);
  const { same, sum, first, second } = compared(one, other);
  expect(same.map(({ opponent }) => opponent)).toEqual(['X']);
  expect(sum).toBe(4);
  expect(first.map(({ opponent }) => opponent)).toEqual(['Y']);
  expect(second.map(({ opponent }) => opponent)).toEqual(['Z']);
});

test('what is cut on one side does not cancel, and comes last', () => {
  const one = explanation([contribution(1, 'X', 4, { cut: CUT }), contribution(2, 'Y', 3)]);
  const other = explanation([contribution(1, 'X', 4)]);
  const { same, first, second } = compared(one, other);
  expect(same).toEqual([]);
  expect(first.map(({ opponent }) => opponent)).toEqual(['Y', 'X']);
  expect(second.map(({ opponent }) => opponent)).toEqual(['X']);
});

test('an opponent met twice cancels as often as on the other side', () => {
  const one = explanation([contribution(1, 'X', 4), contribution(2, 'X', 4)]);
  const { same, first, second } = compared(one, explanation([contribution(3, 'X', 4)]));
  expect([same.length, first.length, second.length]).toEqual([1, 1, 0]);
});

test('a dummy is not the opponent whose place it takes, and rounds without an opponent never cancel', () => {
  const dummy = { key: 'dummy', article: '16.4' } as const;
  const one = explanation([contribution(1, 'X', 4, { reason: dummy }), contribution(2, null, 2)]);
  const other = explanation([contribution(1, 'X', 4), contribution(2, null, 2)]);
  expect(compared(one, other).same).toEqual([]);
});

test('what is the same cancels in means of as many, and in no others', () => {
  const mean = (count: number): Partial<Explanation> => ({
    conclusion: { key: 'mean', article: '10.1', values: { sum: 0, count } },
  });
  const one = [contribution(1, 'X', 4), contribution(2, 'Y', 2)];
  const other = [contribution(1, 'X', 4)];
  expect(compared(explanation(one, mean(2)), explanation(other, mean(1))).same).toEqual([]);
  expect(compared(explanation(one, mean(2)), explanation(one, mean(2))).same).toHaveLength(2);
});
