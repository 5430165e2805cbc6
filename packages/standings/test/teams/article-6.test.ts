import { describe, expect, it } from 'vitest';

import type { Matches } from '@crosstable/core';
import { game } from '@crosstable/core/testing/notation';
import { explain } from '@crosstable/direct-encounter/explain';
import { teamTable } from '@crosstable/team/inside';

describe('6: explanations of teams', () => {
  it('names the score of the teams, which players don’t have', () => {
    const matches: Matches = [[{ white: 'A', black: 'B', gamePoints: [2, 1] }]];
    expect(explain(['A', 'B'], teamTable(matches))[0]).toMatchObject({ score: 'MP', tied: ['A', 'B'] });
    expect(explain(['A', 'B'], teamTable(matches, { primary: 'GP' }))[0]).toMatchObject({ score: 'GP' });
    expect(explain(['A', 'B'], [[game('A', 'B', 1)]])[0]).not.toHaveProperty('score');
  });
});
