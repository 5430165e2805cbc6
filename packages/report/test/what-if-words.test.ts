import { describe, expect, it } from 'vitest';

import type { OwnResult, Place } from '@crosstable/whatif';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';

import type { Sentence } from '../src/document.js';
import { conditionsInWords, shortNames, shortened } from '../src/what-if-words.js';

/** A place with so many open games. */
const placeAmong = (games: number, reached: number, bound = reached): Place => ({
  reached,
  bound,
  exact: reached === bound,
  witness: Array.from({ length: games }, (_, at) => ({ white: `W${at}`, black: `B${at}`, result: 1 })),
});

const said = (results: readonly OwnResult[], place = 1): readonly Sentence[] =>
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
    const first = 'W0 is first with a win.';
    const onlyFirst = ['W0 has to win to be first.', 'That is enough.'];
    const sentence = 'Results of four or more other games together may suffice too.';
    expect(said([win, draw, loss])).toEqual([first, sentence]);
    expect(said([win, loss, loss])).toEqual(onlyFirst);
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

describe('conditions of several boards', () => {
  const board = (number: number, ...results: readonly (0 | 0.5 | 1)[]) => ({
    white: `W${number}`,
    black: `B${number}`,
    results,
  });
  const win: OwnResult = { score: 1, best: placeAmong(4, 1), worst: placeAmong(4, 3), complete: true };
  const others = ([0.5, 0] as const).map((score): OwnResult => ({
    ...win,
    score,
    best: placeAmong(4, 2),
    sufficient: [],
  }));

  it('have what is common to all of them first, once', () => {
    const sufficient = [
      [board(1, 1), board(2, 0.5, 0)],
      [board(3, 0.5), board(1, 1)],
    ];
    const cases = ["if W2 doesn't win", 'if W3 – B3 is a draw'];
    expect(said([{ ...win, sufficient }, ...others])).toEqual([
      'W0 has to win to be first.',
      { text: 'That is enough, if W1 wins, in each of these cases:', details: cases },
    ]);
    // A draw isn’t excluded: nobody says that a win is needed
    const [draw, loss] = others;
    expect(said([{ ...win, sufficient }, { ...draw, best: placeAmong(4, 2, 1) }, loss])).toEqual([
      { text: 'W0 is first with a win, if W1 wins, in each of these cases:', details: cases },
    ]);
  });

  it('are alternatives where nothing is common to all; the same board with another result isn’t', () => {
    const sufficient = [[board(1, 1), board(2, 1)], [board(1, 0.5, 1)]];
    expect(said([{ ...win, score: null, best: placeAmong(3, 1), sufficient }])).toEqual([
      { text: 'W0 is first in each of these cases:', details: ['if W1 wins and W2 wins', "if B1 doesn't win"] },
    ]);
  });

  it('are written out to eight, and counted', () => {
    const sufficient = Array.from({ length: 22 }, (_, at) => [board(at, 1)]);
    const [all] = said([{ ...win, score: null, sufficient }]);
    const words = ENGLISH_ANSWERS.reports.whatIf;
    expect(all).toMatchObject({ details: { length: 22 } });
    expect(shortened(all, words)).toMatchObject({
      details: { length: 9, 8: '--format json has all 22 conditions.' },
    });
    expect(shortened('One sentence.', words)).toBe('One sentence.');
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
