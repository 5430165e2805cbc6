import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { bye, game } from '@crosstable/core/testing/notation';
import { explain } from '@crosstable/standings';

import { inWords } from '../src/in-words.js';

function words(player: string, games: Parameters<typeof crosstable>[0], system: 'swiss' | 'round-robin' = 'swiss') {
  return inWords(explain('DE', player, crosstable(games, { system })));
}

describe('direct encounter in words', () => {
  it('6.2: all have met, and their scores are equal', () => {
    // A ½ (B), 1 (C), 0 (D); B ½ (A), ½ (D), ½ (C); C 1 (D), 0 (A), ½ (B); D 0 (C), ½ (B), 1 (A): all 1½
    const games = [
      [game('A', 'B', 0.5), game('C', 'D', 1)],
      [game('A', 'C', 1), game('B', 'D', 0.5)],
      [game('A', 'D', 0), game('B', 'C', 0.5)],
    ];
    expect(words('B', games)).toEqual([
      'DE, Direct Encounter (Art. 6, edition 2026-03) – B: rank 1 of 4 tied players, shared',
      '  Round 1: draw with A, ½ point; a game between tied players (Art. 6.1)',
      '  Round 2: draw with D, ½ point; a game between tied players',
      '  Round 3: draw with C, ½ point; a game between tied players',
      '  Tied: A; B; C; D. The separate standings (Art. 6.1):',
      '    A: 1½ (½ against B in round 1, 1 against C in round 2, 0 against D in round 3)',
      '    B: 1½ (½ against A in round 1, ½ against D in round 2, ½ against C in round 3)',
      '    C: 1½ (1 against D in round 1, 0 against A in round 2, ½ against B in round 3)',
      '    D: 1½ (0 against C in round 1, ½ against B in round 2, 1 against A in round 3)',
      '  All the tied have met each other, and their scores are equal: nobody is separated (Art. 6.2)',
    ]);
  });

  it('6.2: the separate standings decide', () => {
    const games = [
      [game('A', 'C', 1), bye('B', 'zero-bye')],
      [game('B', 'A', 0.5), bye('C', 'full-bye')],
      [game('C', 'B', 0.5), bye('A', 'zero-bye')],
      [bye('B', 'half-bye'), bye('A', 'zero-bye'), bye('C', 'zero-bye')],
    ];
    // A 1 + ½ = 1½; B ½ + ½ + ½ = 1½; C 0 + 1 + ½ = 1½. Among them A 1½, B 1, C ½.
    expect(words('C', games).slice(3)).toEqual([
      '  Tied: A; C; B. The separate standings (Art. 6.1):',
      '    A: 1½ (1 against C in round 1, ½ against B in round 2)',
      '    B: 1 (½ against A in round 2, ½ against C in round 3)',
      '    C: ½ (0 against A in round 1, ½ against B in round 3)',
      '  All the tied have met each other, so the separate standings decide (Art. 6.2):',
      '    1. A',
      '    2. B',
      '    3. C',
    ]);
  });

  it('6.3: first whatever the outcome, and the forfeit is a missing game', () => {
    // A beat B and C; B and C were to meet, and neither came. Points: A 2 + 0, B 0 + 1 + 1, C 0 + 1 + 1.
    const games = [
      [game('A', 'B', 1), bye('C', 'full-bye')],
      [game('C', 'A', 0), bye('B', 'full-bye')],
      [game('B', 'C', 0, 'double-forfeit'), bye('A', 'zero-bye')],
      [bye('A', 'zero-bye'), bye('B', 'full-bye'), bye('C', 'full-bye')],
    ];
    expect(words('B', games)).toEqual([
      'DE, Direct Encounter (Art. 6, edition 2026-03) – B: rank 2 of 3 tied players, shared',
      '  Round 1: loss to A, 0 points; a game between tied players (Art. 6.1)',
      "  Round 3: double forfeit with C, 0 points; the forfeit doesn't count, so the game is missing (Art. 6.1.1)",
      '  Tied: A; B; C. The separate standings (Art. 6.1):',
      '    A: 2 (1 against B in round 1, 1 against C in round 2)',
      '    B: 0, at least 0 and at most 1 (0 against A in round 1, no game against C)',
      '    C: 0, at least 0 and at most 1 (0 against A in round 2, no game against B)',
      '  Decided whatever the outcome of the missing games (Art. 6.3):',
      '    1. A',
      '    2.–3. still tied: B; C',
      '  Article 6 again for: B; C. The separate standings (Art. 6.1):',
      '    B: 0, at least 0 and at most 1 (no game against C)',
      '    C: 0, at least 0 and at most 1 (no game against B)',
      '  None of them have met: nobody is separated (Art. 6.3)',
    ]);
  });

  const OPEN = [
    [game('A', 'B', 1), bye('C', 'full-bye')],
    [bye('A', 'zero-bye'), bye('B', 'full-bye'), bye('C', 'zero-bye')],
  ];

  it('6.3: who may still catch up', () => {
    // A beat B, C met neither: A has 1 and C may win both, 2
    expect(words('A', OPEN).slice(-4)).toEqual([
      '    A: 1, at least 1 and at most 2 (1 against B in round 1, no game against C)',
      '    B: 0, at least 0 and at most 1 (0 against A in round 1, no game against C)',
      '    C: 0, at least 0 and at most 2 (no game against A; B)',
      '  Not all have met, and nobody is sure to be first: A has at least 1, and C may reach 2 (Art. 6.3)',
    ]);
  });

  it('6.3 is for Swiss tournaments', () => {
    expect(words('A', OPEN, 'round-robin').at(-1)).toBe(
      '  Not all have met, and outside Swiss tournaments that separates nobody (Art. 6.2)',
    );
  });

  it('nobody else is tied, nobody has met, and many missing games are counted', () => {
    expect(words('A', [[game('A', 'B', 1)]])).toEqual([
      'DE, Direct Encounter (Art. 6, edition 2026-03) – A: 1',
      '  Nobody else is tied',
    ]);
    const byes = ['A', 'B', 'C', 'D', 'E'].map((id) => bye(id, 'half-bye'));
    const [, , line] = words('A', [byes]);
    expect(line).toBe('    A: 0, at least 0 and at most 4 (no game against 4 of them)');
    expect(words('A', [byes]).at(-1)).toBe('  None of them have met: nobody is separated (Art. 6.3)');
  });
});
