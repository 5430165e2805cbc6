import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { bye, game } from '@crosstable/core/testing/notation';

import { explain } from '../src/explain.js';
import { tiebreakValues } from '../src/values.js';

const CODES = ['BH', 'BH/C1', 'BH/M1', 'AOB', 'SB', 'SB/C1'] as const;

const SWISS = { system: 'swiss' } as const;
const UNKNOWN = { ...SWISS, unknown: ['rounds'] } as const;

describe('a tie-break of a Swiss whose rounds nobody knows', () => {
  // Cy asks for a bye. Before the game Cy's score is 1; after it the bye counts as a draw for Ana, who lost: 1½
  const GAME = [game('Cy', 'Ana', 1)];
  const BYE = [bye('Cy', 'zero-bye'), bye('Ana', 'zero-bye')];

  it('is refused where Article 16.3.2 would tell two orders apart', () => {
    expect(tiebreakValues('BH', crosstable([GAME, BYE], SWISS)).get('Ana')).toBe(1.5);
    expect(tiebreakValues('BH', crosstable([BYE, GAME], SWISS)).get('Ana')).toBe(1);
    const table = crosstable([GAME, BYE], UNKNOWN);
    const error = 'a tournament whose rounds are known (Article 16.3.2)';
    for (const code of CODES) expect(() => tiebreakValues(code, table)).toThrow(error);
    for (const code of CODES) expect(() => explain(code, 'Ana', table)).toThrow(error);
  });

  it('has its value where a requested bye is worth a draw anyway', () => {
    const halves = [bye('Cy', 'half-bye'), bye('Ana', 'half-bye')];
    expect(tiebreakValues('BH', crosstable([GAME, halves], SWISS)).get('Ana')).toBe(2); // 1½ of Cy, and the own ½
    expect(tiebreakValues('BH', crosstable([GAME, halves], UNKNOWN)).get('Ana')).toBe(2);
  });

  it('has its value where a player has no other rounds than voluntary ones', () => {
    // Dan is absent twice: both rounds count as draws for nobody, and for Ana and Cy nothing is open
    const rounds = [
      [...GAME, bye('Dan', 'zero-bye')],
      [game('Ana', 'Cy', 1), bye('Dan', 'zero-bye')],
    ];
    expect(tiebreakValues('BH', crosstable(rounds, UNKNOWN))).toEqual(tiebreakValues('BH', crosstable(rounds, SWISS)));
  });
});
