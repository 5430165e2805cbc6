import { describe, expect, it } from 'vitest';

import { type Contribution, type Explanation, type Reason, type ReasonKey, crosstable } from '@crosstable/core';
import { bye, call, game } from '@crosstable/core/testing/notation';
import { explain } from '@crosstable/standings';

import { inWords } from '../src/in-words.js';

const NAMES: Readonly<Record<string, string>> = { A: 'Adams', B: 'Bell', C: 'Cole', D: 'Dunn' };
const names = (id: string): string => NAMES[id] ?? id;

const EMPTY: Explanation = {
  code: 'BH',
  article: '8.1',
  edition: '2026-03',
  player: 'A',
  value: 6.5,
  undefinedBecause: null,
  contributions: [],
  unfinished: [],
  conclusion: { key: 'sum', article: '8.1' },
};

const ROUND: Omit<Contribution, 'reason'> = {
  round: 3,
  opponent: 'B',
  outcome: 'win',
  points: 1,
  score: 6.5,
  value: 6.5,
  cut: null,
};

/** The words of a round against B, after "Round 3: win against Bell, 1 point". */
function round(reason: Reason, made: Partial<Contribution> = {}): string {
  const contribution: Contribution = { ...ROUND, reason, ...made };
  const line =
    inWords({ ...EMPTY, contributions: [contribution] }, names).find((one) => one.startsWith('  Round 3: ')) ?? '';
  return line.replace('  Round 3: win against Bell, 1 point', '');
}

function cut(reason: Reason): string {
  return round({ key: 'opponent-score', article: '16.3.1' }, { cut: reason });
}

function end(conclusion: Reason, value: number | null = 6.5): string {
  return inWords({ ...EMPTY, conclusion, value }, names).at(-1) ?? '';
}

function undefinedFor(reason: Reason): string {
  return inWords({ ...EMPTY, value: null, undefinedBecause: reason }, names).at(-1) ?? '';
}

/** The words for every key, and the expected ones. */
const WORDS: Readonly<Record<ReasonKey, readonly [said: string, words: string]>> = {
  points: [round({ key: 'points', article: '4.2' }), ''],
  'running-total': [round({ key: 'running-total', article: '7.5' }), '; 6½ after the round (Art. 7.5)'],
  'opponent-score': [round({ key: 'opponent-score', article: '16.3.1' }), "; the opponent's score is 6½ (Art. 16.3.1)"],
  'opponent-score-with-added-points': [
    round({ key: 'opponent-score-with-added-points', article: '16.3.1', values: { added: -0.5 } }),
    "; the opponent's score is 6½, with ½ point taken by the arbiter (Art. 16.3.1)",
  ],
  'opponent-adjusted-score': [
    round({ key: 'opponent-adjusted-score', article: '16.3.2', rounds: [7, 9] }),
    "; the opponent's score counts as 6½: rounds 7 and 9 are taken as draws (Art. 16.3.2)",
  ],
  'opponent-fore-score': [
    round({ key: 'opponent-fore-score', article: '8.3' }),
    "; the opponent's score is 6½ with a draw in the final round (Art. 8.3)",
  ],
  'opponent-buchholz': [
    round({ key: 'opponent-buchholz', article: '8.2' }),
    "; the opponent's Buchholz is 6½ (Art. 8.2)",
  ],
  'opponent-rating': [
    round({ key: 'opponent-rating', article: '10.1' }, { score: 2100, value: 2100 }),
    '; the opponent is rated 2100 (Art. 10.1)',
  ],
  'opponent-performance': [
    round({ key: 'opponent-performance', article: '10.2' }, { score: 2100, value: 2100 }),
    "; the opponent's performance is 2100 (Art. 10.2)",
  ],
  'forfeit-as-game': [
    round({ key: 'forfeit-as-game', article: '15.2' }),
    "; the forfeit counts as a game, and the opponent's score is 6½ (Art. 15.2)",
  ],
  dummy: [round({ key: 'dummy', article: '16.4' }), "; dummy with the player's own 6½ (Art. 16.4)"],
  'dummy-limited-by-opponent': [
    round({ key: 'dummy-limited-by-opponent', article: '16.4.1', values: { own: 7 } }),
    "; dummy with 6½, no more than the scheduled opponent, instead of the player's own 7 (Art. 16.4.1)",
  ],
  'dummy-limited-by-draws': [
    round({ key: 'dummy-limited-by-draws', article: '16.4.2', values: { own: 7 } }, { score: 4, value: 4 }),
    "; dummy with 4, no more than a draw in every round, instead of the player's own 7 (Art. 16.4.2)",
  ],
  'at-least-limit': [
    round({ key: 'at-least-limit', article: '9.2' }, { value: 1 }),
    "; the opponent's 6½ reaches the limit (Art. 9.2); adds 1",
  ],
  'below-limit': [
    round({ key: 'below-limit', article: '9.2' }, { score: 2, value: 0 }),
    "; the opponent's 2 is below the limit (Art. 9.2)",
  ],
  counts: [round({ key: 'counts', article: '7.1' }, { score: 1, value: 1 }), '; counts (Art. 7.1)'],
  'does-not-count': [
    round({ key: 'does-not-count', article: '7.3' }, { score: 1, value: 0 }),
    "; doesn't count (Art. 7.3)",
  ],
  'more-than-opponent': [
    round({ key: 'more-than-opponent', article: '7.7' }, { score: 1, value: 1 }),
    '; more points than the opponent (Art. 7.7); adds 1',
  ],
  'same-as-opponent': [
    round({ key: 'same-as-opponent', article: '7.7' }, { score: 0, value: 0.5 }),
    '; as many points as the opponent (Art. 7.7); adds ½',
  ],
  'less-than-opponent': [
    round({ key: 'less-than-opponent', article: '7.7' }, { score: 0, value: 0 }),
    '; fewer points than the opponent (Art. 7.7)',
  ],
  'more-than-draw': [
    round({ key: 'more-than-draw', article: '7.7' }, { score: 1, value: 1 }),
    '; more points than for a draw, without playing (Art. 7.7); adds 1',
  ],
  'same-as-draw': [
    round({ key: 'same-as-draw', article: '7.7' }, { score: 0.5, value: 0.5 }),
    '; as many points as for a draw, without playing (Art. 7.7); adds ½',
  ],
  'less-than-draw': [
    round({ key: 'less-than-draw', article: '7.7' }, { score: 0, value: 0 }),
    '; fewer points than for a draw, without playing (Art. 7.7)',
  ],
  'scoring-probability': [
    round(
      { key: 'scoring-probability', article: 'B.02 8.1.2', values: { difference: 205, percent: 76 } },
      { score: 1877, value: 0.76 },
    ),
    '; the opponent is rated 1877: a difference of 205 makes an expectation of 76 % (B.02 8.1.2); adds 0.76',
  ],
  encounter: [
    round({ key: 'encounter', article: '6.1' }, { score: 1, value: 1 }),
    '; a game between tied players (Art. 6.1)',
  ],
  'average-of-encounters': [
    round({ key: 'average-of-encounters', article: '6.1.2', values: { games: 2 } }, { score: 1, value: 0.5 }),
    '; one of 2 games between the two, which are averaged (Art. 6.1.2); adds ½',
  ],
  'weighted-boards': [
    inWords({ ...EMPTY, contributions: [{ ...ROUND, reason: { key: 'weighted-boards', article: '12.1' } }] })[1],
    '  The number of every board times its points (Art. 12.1):',
  ],
  'board-points': [round({ key: 'board-points', article: '12' }), ''],
  'missing-game': [
    round({ key: 'missing-game', article: '6.1.1' }, { score: 1, value: 0 }),
    "; the forfeit doesn't count, so the game is missing (Art. 6.1.1)",
  ],

  'least-significant': [
    cut({ key: 'least-significant', article: '14.1.1.a' }),
    "; the opponent's score is 6½ (Art. 16.3.1); cut: the least significant value (Art. 14.1.1.a)",
  ],
  'most-significant': [
    cut({ key: 'most-significant', article: '14.3' }),
    "; the opponent's score is 6½ (Art. 16.3.1); cut: the most significant value (Art. 14.3)",
  ],
  'voluntary-unplayed-round': [
    cut({ key: 'voluntary-unplayed-round', article: '16.5.1' }),
    "; the opponent's score is 6½ (Art. 16.3.1); cut: lowest contribution of a voluntary unplayed round (Art. 16.5.1)",
  ],

  sum: [end({ key: 'sum', article: '8.1' }), '  Sum: 6½'],
  mean: [
    end({ key: 'mean', article: '10.1', values: { sum: 7733, count: 4 } }, 1933),
    '  Mean of 4: 7733 / 4 ≈ 1933 (Art. 10.1)',
  ],
  limit: [
    end({ key: 'limit', article: '9.2', values: { limit: 5.5, maximum: 11 } }),
    '  Limit: 5½ of 11 points; sum: 6½ (Art. 9.2)',
  ],
  'rating-difference': [
    end(
      {
        key: 'rating-difference',
        article: 'B.02 8.1.1',
        values: { average: 1880, difference: 240, points: 4, games: 5, percent: 80 },
      },
      2120,
    ),
    '  Average 1880 + 240 for 4 of 5 = 80 %: 2120 (B.02 8.1.1)',
  ],
  'lowest-sufficient-rating': [
    end({ key: 'lowest-sufficient-rating', article: '10.3', values: { points: 4, expected: 4.01 } }, 2216),
    '  Lowest rating whose expectation, 4.01, reaches 4 points: 2216 (Art. 10.3)',
  ],
  'zero-score': [
    end({ key: 'zero-score', article: '10.3', values: { lowest: 1800 } }, 1000),
    '  No points, so 800 below the lowest rating of the opponents, 1800: 1000 (Art. 10.3)',
  ],
  'pairing-number': [end({ key: 'pairing-number', article: '7.8' }, 12), '  Pairing number: 12 (Art. 7.8)'],
  rating: [end({ key: 'rating', article: '10.6' }, 2100), '  Rating: 2100 (Art. 10.6)'],
  'all-met': [
    end({ key: 'all-met', article: '6.2' }),
    '  All the tied have met each other, so the separate standings decide (Art. 6.2)',
  ],
  'first-whatever-the-outcome': [
    end({ key: 'first-whatever-the-outcome', article: '6.3' }),
    '  Decided whatever the outcome of the missing games (Art. 6.3)',
  ],
  'not-separated': [
    end({ key: 'not-separated', article: '6.3', values: { missing: 2 } }),
    '  Not separated (Art. 6.3)',
  ],
  'board-count': [end({ key: 'board-count', article: '12.1' }), '  BC, the lower first (Art. 12.1)'],
  'top-board': [end({ key: 'top-board', article: '12.2', values: { board: 2 } }), '  Board 2 (Art. 12.2)'],
  'without-bottom-boards': [
    end({ key: 'without-bottom-boards', article: '12.3', values: { boards: 2 } }),
    '  Without the last 2 boards (Art. 12.3)',
  ],
  'schedule-strength': [
    end({ key: 'schedule-strength', article: '13.4', values: { secondary: 17.5, buchholz: 61, divisor: 3 } }),
    '  17½ + Buchholz of 61 / 3: 6½ (Art. 13.4)',
  ],
  alone: [end({ key: 'alone', article: '6' }), '  Nobody else is tied (Art. 6)'],
  'as-defined': [
    round({ key: 'as-defined', article: 'US Chess 34E1', values: { because: { en: 'unplayed', de: 'ungespielt' } } }),
    '; unplayed (US Chess 34E1); adds 6½',
  ],
  'made-as-defined': [
    end({ key: 'made-as-defined', article: 'US Chess 34E1' }),
    '  Made of what is kept: 6½ (US Chess 34E1)',
  ],
  'ordered-as-defined': [
    end({ key: 'ordered-as-defined', article: '4.1' }),
    '  As the definition orders them (Art. 4.1)',
  ],
  'by-hand': [end({ key: 'by-hand', article: '2.2' }), '  Entered by hand: 6½ (Art. 2.2)'],

  'unrated-players': [
    undefinedFor({ key: 'unrated-players', article: '10' }),
    '  Undefined: there are unrated players, so the tie-break is to be dropped (Art. 10)',
  ],
  'unrated-player': [
    undefinedFor({ key: 'unrated-player', article: '10.6' }),
    '  Undefined: the player is unrated (Art. 10.6)',
  ],
  'nothing-left': [
    undefinedFor({ key: 'nothing-left', article: '10.1' }),
    '  Undefined: no games are left to compute it from (Art. 10.1)',
  ],
  'not-entered': [
    undefinedFor({ key: 'not-entered', article: '2.2' }),
    '  Undefined: no value was entered by hand (Art. 2.2)',
  ],
  'undefined-as-defined': [
    undefinedFor({ key: 'undefined-as-defined', article: '4.1' }),
    '  Undefined: the definition gives no value (Art. 4.1)',
  ],
  'rounds-not-known': [
    undefinedFor({ key: 'rounds-not-known', article: '7.5' }),
    '  Undefined: it depends on the order of the rounds, which nobody knows (Art. 7.5)',
  ],
};

describe('the words of every reason', () => {
  it.each(Object.entries(WORDS))('%s', (_, [said, words]) => {
    expect(said).toBe(words);
  });

  it('one round is one, and a negative difference is taken away', () => {
    expect(round({ key: 'forfeit-as-game', article: '16.6', rounds: [9] })).toContain(
      "; the forfeit counts as a game, and the opponent's score counts as 6½: round 9 is taken as a draw (Art. 16.6)",
    );
    expect(round({ key: 'opponent-adjusted-score', article: '16.3.2', rounds: [9] })).toContain(
      'round 9 is taken as a draw (',
    );
    const values = { average: 1880, difference: -240, points: 1, games: 5, percent: 20 };
    expect(end({ key: 'rating-difference', article: 'B.02 8.1.1', values }, 1640)).toContain(
      '1880 − 240 for 1 of 5 = 20 %',
    );
  });
});

describe('what a round was', () => {
  const outcomes: readonly [Contribution['outcome'], string | null, number, string][] = [
    ['draw', 'B', 0.5, 'draw with Bell, ½ point'],
    ['loss', 'B', 0, 'loss to Bell, 0 points'],
    ['forfeit-win', 'B', 1, 'win by forfeit against Bell, 1 point'],
    ['forfeit-win', null, 1, 'win by forfeit, 1 point'],
    ['forfeit-loss', 'B', 0, 'loss by forfeit to Bell, 0 points'],
    ['double-forfeit', 'B', 0, 'double forfeit with Bell, 0 points'],
    ['pairing-bye', null, 1, 'pairing-allocated bye, 1 point'],
    ['full-bye', null, 3, 'full-point bye, 3 points'],
    ['half-bye', null, 0.5, 'half-point bye, ½ point'],
    ['zero-bye', null, 0, 'zero-point bye, 0 points'],
    ['bye', null, 1, 'bye, 1 point'],
    ['none', null, 0, 'no game, 0 points'],
  ];
  it.each(outcomes)('%s against %s', (outcome, opponent, points, words) => {
    const contribution = { outcome, opponent, points, score: points, value: points };
    expect(round({ key: 'points', article: '4.2' }, contribution)).toBe(`  Round 3: ${words}`);
  });
});

describe('inWords', () => {
  /**
   * A: 1 (B), ½ bye; B: 0, 1 (C); C: 0 bye, 0. The dummy of A's bye has no more than two draws, 1: 1 × 1 + ½ × 1 = 1½.
   * Both scores are 1, so that of the contributions the lower one goes: the ½ of the bye.
   */
  const table = crosstable(
    [
      [game('A', 'B', 1), bye('C', 'zero-bye')],
      [bye('A', 'half-bye'), game('B', 'C', 1)],
    ],
    { system: 'swiss' },
  );

  it('has a heading, a line for every round and the end', () => {
    expect(inWords(explain('sb-c1', 'A', table), names)).toEqual([
      'SB/C1, Sonneborn-Berger Cut-1 (Art. 9.1, edition 2026-03) – Adams: 1',
      "  A dummy opponent stands in for a game that wasn't played.",
      "  Round 1: win against Bell, 1 point; the opponent's score is 1 (Art. 16.3.1); 1 × 1 = 1",
      "  Round 2: half-point bye, ½ point; dummy with 1, no more than a draw in every round, instead of the player's own" +
        ' 1½ (Art. 16.4.2); ½ × 1 = ½; cut: the least significant value (Art. 14.1.1.d)',
      '  Sum: 1, without what is cut',
    ]);
  });

  it('denies no game that was cut', () => {
    const players = [
      { id: 'A', rating: 2000 },
      { id: 'B', rating: 1900 },
    ]; // Cut-1 leaves none of A's one rating
    expect(inWords(explain('ARO/C1', 'A', crosstable([[game('A', 'B', 1)]], { players })), names)).toEqual([
      'ARO/C1, Average Rating of Opponents Cut-1 (Art. 10.1, edition 2026-03) – Adams: undefined',
      '  Round 1: win against Bell, 1 point; the opponent is rated 1900; cut: the least significant value (Art. 14.1.1.b)',
      '  Undefined: no games are left to compute it from',
    ]);
  });

  it('says what an arbiter gave or took', () => {
    const adjusted = crosstable([[game('A', 'B', 1)], [game('B', 'A', 0.5)]], {
      system: 'swiss',
      adjustments: [
        { player: 'A', round: 1, points: 0.5, replaces: true },
        { player: 'A', round: 2, points: -1 },
        { player: 'A', points: 0.25 },
      ],
    });
    expect(inWords(explain('PTS', 'A', adjusted), names)).toEqual([
      'PTS, Points (Art. 4.2, edition 2026-03) – Adams: 0.25',
      '  Round 1: win against Bell, ½ point (set by the arbiter)',
      '  Round 2: draw with Bell, ½ point',
      '  From round 2 on: 1 point taken by the arbiter',
      '  From the start on: 0.25 point added by the arbiter',
      '  Sum: 0.25',
    ]);
    // A has ½ + ½ − 1 + ¼
    expect(inWords(explain('BH', 'B', adjusted), names)[1]).toBe(
      "  Round 1: loss to Adams, 0 points; the opponent's score is 0.25, with 0.75 point taken by the arbiter (Art. 16.3.1)",
    );
    const credited = round({ key: 'opponent-score-with-added-points', article: '15.2', values: { added: 1 } });
    expect(credited).toBe("; the opponent's score is 6½, with 1 point added by the arbiter (Art. 15.2)");
  });

  it('writes one minus sign in all of an explanation', () => {
    // Art. 9.1: a win that the arbiter made −2 points times B's 1½ is −3, and a loss adds 0
    const punished = crosstable([[game('A', 'B', 1)], [game('B', 'A', 1)], [game('B', 'C', 0.5)]], {
      system: 'round-robin',
      adjustments: [{ player: 'A', round: 1, points: -2, replaces: true }],
    });
    expect(inWords(explain('SB', 'A', punished), names)).toEqual([
      'SB, Sonneborn-Berger (Art. 9.1, edition 2026-03) – Adams: −3',
      "  Round 1: win against Bell, −2 points (set by the arbiter); the opponent's score is 1½ (Art. 15.2); −2 × 1½ = −3",
      "  Round 2: loss to Bell, 0 points; the opponent's score is 1½; 0 × 1½ = 0",
      '  Sum: −3',
    ]);
  });

  it('says that there is no value', () => {
    expect(inWords(explain('ARO', 'A', table), names)).toEqual([
      'ARO, Average Rating of Opponents (Art. 10.1, edition 2026-03) – Adams: undefined',
      '  Undefined: there are unrated players, so the tie-break is to be dropped (Art. 10)',
    ]);
  });

  it('takes the ids for names, and the function of a package for a code', () => {
    expect(inWords({ ...EMPTY, code: 'progressiveCut1' })).toEqual([
      'progressiveCut1 (Art. 8.1, edition 2026-03) – A: 6½',
      '  Sum: 6½',
    ]);
  });

  it.each<readonly [unknown[], string]>([
    [[null], 'explanation: expected an Explanation, got null'],
    [['SB'], 'explanation: expected an Explanation, got "SB"'],
    [[{}], 'explanation: expected an Explanation, got an object'],
    [[EMPTY, 'A'], 'names: expected a function from ids to names, got "A"'],
  ])('refuses %j', (given, message) => {
    expect(() => call(inWords, given)).toThrow(new TypeError(message));
  });
});
