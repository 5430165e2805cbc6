import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { bye, game } from '@crosstable/core/testing/notation';
import { listInWords } from '@crosstable/core/text';
import { explain, explainStanding } from '@crosstable/standings';

import { reasonInWords } from '../src/checked.js';
import { inWords } from '../src/in-words.js';
import { ENGLISH } from '../src/languages/en/sentences.js';
import { roundInShort } from '../src/readable.js';

describe('what a round adds', () => {
  it('9.2: is said even where it is as much as the opponent’s score', () => {
    // Each has beaten the other once: 1 of 2 points
    const table = crosstable([[game('A', 'B', 1)], [game('B', 'A', 1)]], { system: 'round-robin' });
    expect(inWords(explain('KS', 'A', table))[1]).toBe(
      "  Round 1: win against B, 1 point; the opponent's 1 reaches the limit; adds 1",
    );
  });

  it('7.7: is said even where it is as much as the opponent got', () => {
    const table = crosstable([[game('A', 'B', 0.5)]], { system: 'swiss' });
    expect(inWords(explain('STD', 'A', table))[1]).toBe(
      '  Round 1: draw with B, ½ point; as many points as the opponent; adds ½',
    );
  });

  it('7.1: isn’t said of a round that counts, whatever a win is worth', () => {
    const table = crosstable([[game('A', 'B', 1)]], { scoring: { win: 3, draw: 1 } });
    expect(inWords(explain('WIN', 'A', table))[1]).toBe('  Round 1: win against B, 3 points; counts');
  });
});

describe('an explanation', () => {
  // A: 1 (B), ½ bye; B: 0, 1 (C); C: 0 bye, 0. The dummy has no more than two draws, 1: 1 × 1 + ½ × 1
  const table = crosstable(
    [
      [game('A', 'B', 1), bye('C', 'zero-bye')],
      [bye('A', 'half-bye'), game('B', 'C', 1)],
    ],
    { system: 'swiss' },
  );

  it('names nobody where there was no opponent, and says nothing of cuts where there are none', () => {
    expect(inWords(explain('SB', 'A', table), (id) => `<${id}>`).slice(1)).toEqual([
      "  A dummy opponent stands in for a game that wasn't played.",
      "  Round 1: win against <B>, 1 point; the opponent's score is 1 (Art. 16.3.1); 1 × 1 = 1",
      "  Round 2: half-point bye, ½ point; dummy with 1, no more than a draw in every round, instead of the player's own" +
        ' 1½ (Art. 16.4.2); ½ × 1 = ½',
      '  Sum: 1½',
    ]);
  });
});

it('6.2: a rank that direct encounter gives to one player alone is not shared', () => {
  // All have 1: A 1 (B), bye 0; B 0, bye 1. Of the game between them A has 1, B 0
  const table = crosstable([[game('A', 'B', 1)], [bye('A', 'zero-bye'), bye('B', 'full-bye')]], { system: 'swiss' });
  expect(['A', 'B'].map((player) => inWords(explain('DE', player, table))[0])).toEqual([
    'DE, Direct Encounter (Art. 6, edition 2026-03) – A: rank 1 of 2 tied players',
    'DE, Direct Encounter (Art. 6, edition 2026-03) – B: rank 2 of 2 tied players',
  ]);
});

it('6.3: nor is one that was given before Article 6 is applied again to the others', () => {
  // A beat B and C, who didn't meet: 2 each, with full-point byes
  const table = crosstable(
    [
      [game('A', 'B', 1), bye('C', 'full-bye')],
      [game('C', 'A', 0), bye('B', 'full-bye')],
      [bye('A', 'zero-bye'), bye('B', 'full-bye'), bye('C', 'full-bye')],
    ],
    { system: 'swiss' },
  );
  expect(['A', 'C'].map((player) => inWords(explain('DE', player, table))[0])).toEqual([
    'DE, Direct Encounter (Art. 6, edition 2026-03) – A: rank 1 of 3 tied players',
    'DE, Direct Encounter (Art. 6, edition 2026-03) – C: rank 2 of 3 tied players, shared',
  ]);
});

describe('9.2: the limit of Koya', () => {
  it('is of one point in an event of one round', () => {
    const table = crosstable([[game('A', 'B', 1)]], { edition: '2026-03' });
    expect(inWords(explain('KS', 'A', table)).at(-1)).toBe('  Limit: ½ of 1 point; sum: 0');
  });
});

describe('6.3: direct encounter where games are missing', () => {
  it('says from how many others a player is not separated', () => {
    // Nobody has met another of the three, who have ½ each
    const round = [game('A', 'X', 0.5), game('B', 'Y', 0.5), game('C', 'Z', 0.5)];
    const next = [game('X', 'U', 1), game('Y', 'V', 1), game('Z', 'W', 1)];
    const [, explanation] = explainStanding(crosstable([round, next], { system: 'swiss' }), ['PTS', 'DE'], 'A');
    expect(inWords(explanation)[0]).toContain('– A: not separated from the 2 others who are tied');
  });

  it('three missing games are named', () => {
    const table = crosstable([['A', 'B', 'C', 'D'].map((id) => bye(id, 'half-bye'))], { system: 'swiss' });
    expect(inWords(explain('DE', 'A', table))[2]).toBe('    A: 0, at least 0 and at most 3 (no game against B; C; D)');
  });

  it('one of the tied has met all, the others have not', () => {
    // All have 1. A ½ (B), ½ (C); B and C ½ and at most 1 more
    const table = crosstable(
      [
        [game('A', 'B', 0.5), bye('C', 'half-bye')],
        [game('C', 'A', 0.5), bye('B', 'half-bye')],
      ],
      { system: 'swiss' },
    );
    expect(inWords(explain('DE', 'A', table)).at(-1)).toBe(
      '  Not all have met, and nobody is sure to be first: A has at least 1, and B may reach 1½ (Art. 6.3)',
    );
  });

  it('the player with the most for sure isn’t always the player with the most now', () => {
    // A loss is a point: A lost three games, 3, and has met all. The others have 3, at least 3 + 2 × 1, at most 3 + 2 × 3
    const table = crosstable(
      [
        [game('A', 'B', 0), bye('C', 'zero-bye'), bye('D', 'zero-bye')],
        [game('A', 'C', 0), bye('B', 'zero-bye'), bye('D', 'zero-bye')],
        [game('A', 'D', 0), bye('B', 'zero-bye'), bye('C', 'zero-bye')],
      ],
      { system: 'swiss', scoring: { win: 3, draw: 2, loss: 1, absence: 0 } },
    );
    expect(inWords(explain('DE', 'A', table)).at(-1)).toBe(
      '  Not all have met, and nobody is sure to be first: B has at least 5, and C may reach 9 (Art. 6.3)',
    );
  });
});

describe('the words of a reason', () => {
  it('a mean that isn’t rounded', () => {
    const mean = { key: 'mean', article: '10.1', values: { sum: 7732, count: 4 } } as const;
    expect(reasonInWords(mean, { value: 1933 })).toBe('mean of 4: 7732 / 4 = 1933 (Art. 10.1)');
  });

  it('a difference of nothing is added', () => {
    const values = { average: 1880, difference: 0, points: 2.5, games: 5, percent: 50 };
    expect(reasonInWords({ key: 'rating-difference', article: 'B.02 8.1.1', values }, { value: 1880 })).toBe(
      'average 1880 + 0 for 2½ of 5 = 50 %: 1880 (B.02 8.1.1)',
    );
  });

  it('a number below zero has the minus sign of the difference beside it', () => {
    // Art. 10.2: who loses to nobody but a 525 performs at 525 − 800, by the table of B.02 8.1.1 for 0 %
    const players = [
      { id: 'A', rating: 525 },
      { id: 'B', rating: 1400 },
    ];
    const table = crosstable([[game('A', 'B', 1)]], { system: 'swiss', players });
    const [heading, , conclusion] = inWords(explain('TPR', 'B', table));
    expect(heading).toMatch(/B: −275$/);
    expect(conclusion).toBe('  Average 525 − 800 for 0 of 1 = 0 %: −275 (B.02 8.1.1)');
    expect(inWords(explain('APRO', 'A', table)).slice(1)).toEqual([
      "  Round 1: win against B, 1 point; the opponent's performance is −275 (Art. 10.2)",
      '  Mean of 1: −275 / 1 = −275',
    ]);
  });

  it.each([
    [[7], '7'],
    [[7, 10], '7 and 10'],
    [[3, 7, 10], '3, 7 and 10'],
  ])('%j is listed as %s', (things, words) => {
    expect(listInWords(things, 'and')).toBe(words);
  });
});

describe('a round in a crosstable', () => {
  it('is the points that it brought, or the sign of a forfeit and of a game that isn’t finished', () => {
    const outcomes = [
      'win',
      'draw',
      'forfeit-win',
      'forfeit-loss',
      'double-forfeit',
      'unfinished',
      'half-bye',
    ] as const;
    expect(outcomes.map((outcome) => roundInShort(outcome, 0.5, ENGLISH))).toEqual(['½', '½', '+', '−', '−', '*', '½']);
  });
});
