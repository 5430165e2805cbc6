import fc from 'fast-check';
import { describe, it } from 'vitest';

import { expectEqual, expectSame } from '@crosstable/core/testing/expectations';

import { type PrefPaper, finalScores } from '../src/score.js';

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
        expectSame(sum, 10 * (papers[0].middle + papers[1].middle + papers[2].middle) + 0);
        expectSame(scores[0] + scores[1] + scores[2], sum);
      }),
      runs,
    );
  });

  it('sums to 0 where the middles do: a game that is over', () => {
    fc.assert(
      fc.property(papers, ([first, second, third]) => {
        const over: PrefPaper = { ...third, middle: -first.middle - second.middle };
        expectSame(finalScores([first, second, over]).sum, 0);
      }),
      runs,
    );
  });

  it('turns with the seats', () => {
    fc.assert(
      fc.property(papers, ([first, second, third]) => {
        const [a, b, c] = finalScores([first, second, third]);
        expectEqual([...finalScores([second, third, first])], [b, c, a]);
      }),
      runs,
    );
  });

  it('is the same seen in a mirror: the other way round the table, left and right swapped', () => {
    const mirrored = ({ left, middle, right }: PrefPaper): PrefPaper => ({ left: right, middle, right: left });
    fc.assert(
      fc.property(papers, ([first, second, third]) => {
        const [a, b, c] = finalScores([first, second, third]);
        expectEqual([...finalScores([third, second, first].map(mirrored))], [c, b, a]);
      }),
      runs,
    );
  });
});
