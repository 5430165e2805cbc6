import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { PrefPaper } from '../src/score.js';
import { finalScores } from '../src/score.js';

const column = fc.integer({ min: 0, max: 5000 });
const paper = fc.record({ left: column, middle: fc.integer({ min: -200, max: 200 }), right: column });
const papers = fc.tuple(paper, paper, paper);
const runs = { numRuns: 3000 };

describe('finalScores', () => {
  it('sums to ten times the sum of the middles, whatever the sides', () => {
    fc.assert(
      fc.property(papers, (papers) => {
        const scores = finalScores(papers);
        const { sum } = scores;
        expect(sum).toBe(10 * (papers[0].middle + papers[1].middle + papers[2].middle) + 0);
        expect(scores[0] + scores[1] + scores[2]).toBe(sum);
      }),
      runs,
    );
  });

  it('sums to 0 where the middles do: a game that is over', () => {
    fc.assert(
      fc.property(papers, ([first, second, third]) => {
        const over: PrefPaper = { ...third, middle: -first.middle - second.middle };
        expect(finalScores([first, second, over]).sum).toBe(0);
      }),
      runs,
    );
  });

  it('turns with the seats', () => {
    fc.assert(
      fc.property(papers, ([first, second, third]) => {
        const [a, b, c] = finalScores([first, second, third]);
        expect(finalScores([second, third, first])).toEqual([b, c, a]);
      }),
      runs,
    );
  });

  it('is the same seen in a mirror: the other way round the table, left and right swapped', () => {
    const mirrored = ({ left, middle, right }: PrefPaper): PrefPaper => ({ left: right, middle, right: left });
    fc.assert(
      fc.property(papers, ([first, second, third]) => {
        const [a, b, c] = finalScores([first, second, third]);
        expect(finalScores([third, second, first].map(mirrored))).toEqual([c, b, a]);
      }),
      runs,
    );
  });
});
