import { describe, expect, it } from 'vitest';

import type { Matches } from '@crosstable/core';
import { teamTable } from '@crosstable/team/inside';

import { tiebreak } from '../../src/values.js';

describe('8.3: Fore Buchholz of teams', () => {
  it('draws the final matches of teams in match points and in game points', () => {
    const matches: Matches = [
      [
        { white: 'A', black: 'B', gamePoints: [3, 1] },
        { white: 'C', black: 'D', gamePoints: [2.5, 1.5] },
      ],
      [
        { white: 'A', black: 'C', gamePoints: [4, 0] },
        { white: 'B', black: 'D', gamePoints: [4, 0] },
      ],
    ];
    const ofTeams = teamTable(matches, { boards: 4, rounds: 2, system: 'swiss' });
    // Of A: B 0 + 1 and C 2 + 1 match points; B 1 + 2 and C 2½ + 2 game points
    expect(tiebreak('FB:MP')('A', ofTeams)).toBe(4);
    expect(tiebreak('FB:GP')('A', ofTeams)).toBe(7.5);
  });
});
