import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { game } from '@crosstable/core/testing/notation';
import { explain, tiebreak } from '@crosstable/standings';

import { inWords } from '../src/in-words.js';

describe('points that an arbiter adds apart from any game', () => {
  // A beat B: 1 and 0. B has a quarter more from round 1 on
  const table = crosstable([[game('A', 'B', 1)]], { adjustments: [{ player: 'B', round: 1, points: 0.25 }] });

  it('are part of the value that is explained, as of the value', () => {
    expect(tiebreak('PTS')('B', table)).toBe(0.25);
    expect(explain('PTS', 'B', table)).toMatchObject({
      value: 0.25,
      contributions: [{ points: 0, value: 0 }],
      adjustments: [{ round: 1, points: 0.25 }],
    });
  });

  it('have a line of their own', () => {
    expect(inWords(explain('PTS', 'B', table))).toEqual([
      'PTS, Points (Art. 4.2, edition 2026-03) – B: 0.25',
      '  Round 1: loss to A, 0 points',
      '  From round 1 on: 0.25 point added by the arbiter',
      '  Sum: 0.25',
    ]);
  });
});
