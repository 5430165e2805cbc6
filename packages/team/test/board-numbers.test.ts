import { describe, expect, it } from 'vitest';

import type { Scoring } from '@crosstable/core';
import { match } from '@crosstable/core/testing/team-notation';

import { teamTable } from '../src/article-11-table.js';

describe('how many boards a match has, where only totals are known', () => {
  it.each<[string, Scoring, [number, number], number]>([
    ['1-½-0: a board brings both 1', {}, [2.5, 1.5], 4],
    ['3-1-0: a board brings both 3 or 2, so 6 need two', { win: 3, draw: 1 }, [3, 3], 2],
    ['4-2-1: a board brings both 5 or 4, so 10 need two', { win: 4, draw: 2, loss: 1 }, [5, 5], 2],
    ['2-2-0: a draw brings both 4, so 8 need two', { win: 2, draw: 2 }, [4, 4], 2],
    ['3-1-−1: a board brings both 2, a win 3 and −1', { win: 3, draw: 1, loss: -1 }, [3, -1], 1],
  ])('%s', (_, scoring, [own, others], count) => {
    expect(teamTable([[match('A', 'B', own, others)]], { scoring }).boards).toBe(count);
  });

  it('is the most of any match', () => {
    expect(teamTable([[match('A', 'B', 1, 1)], [match('A', 'B', 3, 1)], [match('A', 'B', 1, 0)]]).boards).toBe(4);
  });
});
