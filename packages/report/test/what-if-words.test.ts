import { describe, expect, it } from 'vitest';

import type { OwnResult, Place } from '@crosstable/whatif';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';

import { conditionsInWords, shortNames } from '../src/what-if-words.js';

/** A place with so many open games. */
const placeAmong = (games: number, reached: number, bound = reached): Place => ({
  reached,
  bound,
  exact: reached === bound,
  witness: Array.from({ length: games }, (_, at) => ({ white: `W${at}`, black: `B${at}`, result: 1 })),
});

const said = (results: readonly OwnResult[], place = 1): string[] =>
  conditionsInWords(results, place, 'W0', (id) => id, ENGLISH_ANSWERS.reports.whatIf);

const WIN_IS_ENOUGH: Omit<OwnResult, 'best' | 'worst'> = { score: 1, sufficient: [[]], complete: true };

describe('conditions in sentences', () => {
  it('say that a place needs more than three games only where all of fewer were decided', () => {
    const own = { score: null, best: placeAmong(5, 1), worst: placeAmong(5, 3), sufficient: [] };
    expect(said([{ ...own, complete: true }])).toEqual([
      'No results of up to three other games are enough to make W0 first.',
    ]);
    expect(said([{ ...own, complete: true }], 2)).toEqual([
      'No results of up to three other games are enough to make W0 2nd or better.',
    ]);
    // The search was stopped: nobody knows whether three games are enough
    expect(said([{ ...own, complete: false }])).toEqual([
      'In the time no results of other games were found that are enough to make W0 first.',
    ]);
  });

  it('say that four games may be enough, where so many others are open and the place is not decided without them', () => {
    const win = { ...WIN_IS_ENOUGH, best: placeAmong(5, 1), worst: placeAmong(5, 1) };
    const draw = {
      score: 0.5,
      best: placeAmong(5, 1),
      worst: placeAmong(5, 3),
      sufficient: [],
      complete: true,
    } as const;
    const loss = { ...draw, score: 0, best: placeAmong(5, 2) } as const;
    const first = 'W0 is first if W0 wins.';
    const sentence = 'Results of four or more other games together may suffice too.';
    expect(said([win, draw, loss])).toEqual([first, sentence]);
    expect(said([win, loss, loss])).toEqual([first]);
    expect(said([win, { ...draw, complete: false }, loss])).toEqual([
      first,
      'Other conditions may suffice too: not all of them were decided in the time.',
    ]);
    // With three other games a condition may name them all
    const among = (own: OwnResult): OwnResult => ({ ...own, best: placeAmong(4, own.best.reached) });
    expect(said([among(win), among(draw), among(loss)])).toEqual([first]);
    const condition = [{ white: 'W1', black: 'B1', results: [1] }] as const;
    const noGame = { ...draw, score: null, sufficient: [condition], best: placeAmong(4, 1) };
    expect(said([noGame])).toEqual(['W0 is first if W1 wins.', sentence]);
    expect(said([{ ...noGame, best: placeAmong(3, 1) }])).toEqual(['W0 is first if W1 wins.']);
  });
});

describe('short names', () => {
  it('are family names that one player has, else whole names, else those with the id', () => {
    const names = new Map([['1', 'Li, Wei'], ['2', 'Li, Wei'], ['3', 'Li, Na'], ['4', 'Roe, Cem']]); // prettier-ignore
    const players = [...names].map(([id, name]) => ({ id, name }));
    const shortNameOf = shortNames(players, (id) => names.get(id) ?? id);
    expect([...names.keys()].map(shortNameOf)).toEqual(['Li, Wei (1)', 'Li, Wei (2)', 'Li, Na', 'Roe']);
  });
});
