// Two accounts of one value, and which of equal contributions their cuts are said to take

import { expect, it } from 'vitest';

import { differencesIn } from '../src/comparison/differences.js';
import type { Account, AccountedRound } from '../src/hypotheses/account.js';

/** An account of contributions in the order of the rounds, with the rounds that are cut. */
function accountOf(values: readonly number[], cut: readonly number[], cutArticle: string | null = null): Account {
  const rounds = values.map((value, at): AccountedRound => ({
    round: at + 1,
    opponent: null,
    outcome: 'win',
    points: 1,
    score: value,
    value,
    isCut: cut.includes(at + 1),
    cutArticle: cut.includes(at + 1) ? cutArticle : null,
    article: null,
  }));
  return { player: 'P', value: null, rounds };
}

// Player 13 of a Swiss with byes: Buchholz Cut-2 by the virtual opponent, and by C.07. The first cuts 2 of round 7 and one 2½,
// the second one 3 and 2½ of round 8. Both can cut the rounds 7 and 8
const VIRTUAL = accountOf([3, 2.5, 5.5, 2.5, 4, 3.5, 2, 2.5], [2, 7]);
const DUMMY = accountOf([3, 3, 5.5, 3, 4, 3.5, 3, 2.5], [1, 8]);

const shown = (accounts: readonly [Account, Account]) => {
  const { counted, cutByBoth } = differencesIn('BH/C2', accounts, 8);
  return [counted.map(({ round }) => round), cutByBoth.map(({ round }) => round)];
};

it('cuts take the same rounds as far as they can, so that 22 − 21 comes from the two that went from 2½ to 3', () => {
  expect(shown([VIRTUAL, DUMMY])).toEqual([[2, 4], [7]]);
});

it('sides that are turned round differ in the same rounds', () => {
  expect(shown([DUMMY, VIRTUAL])).toEqual([[2, 4], [7]]);
});

it('of rounds that could be cut as well, both ways round show the later ones', () => {
  // Player 12: 2½ of two of the rounds 2, 4 and 5; then 2½ of round 5, and 3 of one of the rounds 2, 4 and 7
  const virtual = accountOf([7, 2.5, 6, 2.5, 2.5, 4, 3.5, 5.5], [2, 4]);
  const dummy = accountOf([7, 3, 6, 3, 2.5, 3.5, 3, 5.5], [5, 7]);
  expect(shown([virtual, dummy])).toEqual([[4, 6, 7], [2]]);
  expect(shown([dummy, virtual])).toEqual([[4, 6, 7], [2]]);
});

it('a round that both cut has the article of the exception, whichever side needed it', () => {
  // The lowest of the first account (14.1.1) is one and a half in the second, and cut there as a voluntary unplayed round
  const lowest = accountOf([1, 2], [1], '14.1.1');
  const unplayed = accountOf([1.5, 2], [1], '16.5.1');
  for (const accounts of [
    [lowest, unplayed],
    [unplayed, lowest],
  ] as const) {
    const { cutByBoth } = differencesIn('BH/C1', accounts, 2);
    expect(cutByBoth.map(({ article, round }) => [round, article])).toEqual([[1, '16.5.1']]);
  }
});
