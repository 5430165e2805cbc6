import { describe, expect, it } from 'vitest';

import { averageRatingOfOpponents } from '@crosstable/average-rating';
import { buchholz } from '@crosstable/buchholz';
import { type CrosstableOptions, type Game, type Result, crosstable } from '@crosstable/core';
import { bye, byeWithoutKind, game } from '@crosstable/core/testing/notation';
import { progressive } from '@crosstable/progressive';
import { sonnebornBerger } from '@crosstable/sonneborn-berger';
import { sonnebornBergerCut1 } from '@crosstable/sonneborn-berger/cut1';

const lostToC = game('B', 'C', 0);
const wonByForfeit = game('B', 'D', 1, 'forfeit-win');
const lostByForfeit = game('B', 'C', 0, 'forfeit-loss');
const nobodyCame = game('B', 'C', 0, 'double-forfeit');

/** B lost to A in round 1; what B did in rounds 2 and 3, and the score that A sees. */
const SEEN: readonly (readonly [name: string, rounds: readonly (readonly Game[])[], score: number, raw: number])[] = [
  ['16.3.1: a pairing-allocated bye', [[bye('B', 'pairing-bye')], [lostToC]], 1, 1],
  ['16.3.1: a pairing-allocated bye worth a draw', [[bye('B', 'pairing-bye', 0.5)], [lostToC]], 0.5, 0.5],
  ['16.3.1: a pairing-allocated bye worth nothing', [[bye('B', 'pairing-bye', 0)], [lostToC]], 0, 0],
  ['16.3.1: a pairing-allocated bye worth nothing, last', [[lostToC], [bye('B', 'pairing-bye', 0)]], 0, 0],
  ['16.3.1: a full-point bye, last', [[lostToC], [bye('B', 'full-bye')]], 1, 1],
  ['16.3.1: a forfeit win, last', [[lostToC], [wonByForfeit]], 1, 1],
  ['16.2.3: a half-point bye before a game', [[bye('B', 'half-bye')], [lostToC]], 0.5, 0.5],
  ['16.2.3: a zero-point bye before a game', [[bye('B', 'zero-bye')], [lostToC]], 0, 0],
  ['16.2.3: a zero-point bye before a forfeit win', [[bye('B', 'zero-bye')], [wonByForfeit]], 1, 1],
  ['16.2.3: a zero-point bye before a pairing bye', [[bye('B', 'zero-bye')], [bye('B', 'pairing-bye')]], 1, 1],
  ['a zero-point bye before a bye without kind', [[bye('B', 'zero-bye')], [byeWithoutKind('B', 0.5)]], 0.5, 0.5],
  ['a bye without kind, last', [[lostToC], [byeWithoutKind('B', 0)]], 0, 0],
  ['16.2.4: a forfeit loss, last', [[lostToC], [lostByForfeit]], 0, 0],
  ['16.2.4: a double forfeit, last', [[lostToC], [nobodyCame]], 0, 0],
  ['16.2.5: a zero-point bye in the last round is a draw', [[lostToC], [bye('B', 'zero-bye')]], 0.5, 0],
  ['16.2.5: a half-point bye in the last round is a draw', [[lostToC], [bye('B', 'half-bye')]], 0.5, 0.5],
  ['16.2.5: byes to the end are draws', [[bye('B', 'zero-bye')], [bye('B', 'half-bye')]], 1, 0.5],
  ['16.2.5: a bye, then a forfeit loss', [[bye('B', 'zero-bye')], [lostByForfeit]], 0.5, 0],
  ['16.2.5: a bye, then a double forfeit', [[bye('B', 'zero-bye')], [nobodyCame]], 0.5, 0],
  ['16.2.5: a forfeit loss, then a bye', [[lostByForfeit], [bye('B', 'zero-bye')]], 0.5, 0],
  ['a missing round, last, is nothing', [[lostToC], []], 0, 0],
  ['a missing round after a bye is nothing', [[bye('B', 'zero-bye')], []], 0.5, 0],
  ['a missing round before a bye is nothing', [[], [bye('B', 'zero-bye')]], 0.5, 0],
];

describe('16.3: the score that opponents see', () => {
  // A plays round 1 only, and wins: Sonneborn-Berger is the score that A sees of B.
  it.each(SEEN)('%s', (_, rest, seen) => {
    const games = [[game('A', 'B', 1)], ...rest];
    expect(sonnebornBerger('A', games)).toBe(seen);
    expect(sonnebornBerger('A', crosstable(games))).toBe(seen);
    expect(sonnebornBerger('A', crosstable(games, { edition: '2024-08' }))).toBe(seen);
  });

  it.each(SEEN)('in a round robin the score on the table: %s', (_, rest, __, raw) => {
    expect(sonnebornBerger('A', crosstable([[game('A', 'B', 1)], ...rest], { system: 'round-robin' }))).toBe(raw);
  });

  it('in a Swiss a missing round is a zero-point bye (16.1.1, note)', () => {
    const seen = (...rest: readonly (readonly Game[])[]) =>
      sonnebornBerger('A', crosstable([[game('A', 'B', 1)], ...rest], { system: 'swiss' }));
    expect(seen([lostToC], [])).toBe(0.5); // 16.2.5
    expect(seen([bye('B', 'zero-bye')], [])).toBe(1); // both are
    expect(seen([], [lostToC])).toBe(0); // 16.2.3
  });

  it('16.3.2 with 3-1-0: a draw is 1 point', () => {
    const games = [[game('A', 'B', 1)], [game('B', 'C', 1)], [bye('B', 'zero-bye')]];
    // B has 3 points, seen as 4; A scored 3 against that
    expect(sonnebornBerger('A', crosstable(games, { scoring: { win: 3, draw: 1 } }))).toBe(12);
  });
});

/** A beats B and C; round 2 is what is tested. B beat C in round 2, so A sees B with 1 and C with 0. */
function withRound2(...round2: readonly Game[]): Game[][] {
  return [[game('A', 'B', 1)], [...round2, game('B', 'C', 1)], [game('A', 'C', 1)]];
}

describe('16.4: the dummy', () => {
  it('has the participant’s own score', () => {
    // A: 1 + ½ + 0 = 1½, no more than three draws. B 1 × 1 + dummy 1.5 × ½ + C 1 × 0
    const games = [[game('A', 'B', 1)], [bye('A', 'half-bye'), game('B', 'C', 1)], [game('A', 'C', 0)]];
    expect(sonnebornBerger('A', games)).toBe(1.75);
    expect(sonnebornBerger('A', crosstable(games, { edition: '2024-08' }))).toBe(1.75);
  });

  // 16.4.2: three draws are 1½. B 1 × 1 + dummy × points + C 0 × 1; in 2024 the dummy has A's own score
  it.each([
    ['full-point bye', bye('A', 'full-bye'), 2.5, 4], // 1 + 1.5 × 1; 1 + 3 × 1
    ['pairing-allocated bye', bye('A', 'pairing-bye'), 2.5, 4], // the same
    ['pairing-allocated bye worth a draw', bye('A', 'pairing-bye', 0.5), 1.75, 2.25], // 1 + 1.5 × ½; 1 + 2.5 × ½
    ['pairing-allocated bye worth nothing', bye('A', 'pairing-bye', 0), 1, 1],
    ['half-point bye', bye('A', 'half-bye'), 1.75, 2.25], // 1 + 1.5 × ½; 1 + 2.5 × ½
    ['zero-point bye', bye('A', 'zero-bye'), 1, 1],
    ['forfeit win without an opponent', game('A', '', 1, 'forfeit-win'), 2.5, 4], // 16.4.1 knows nobody
    ['forfeit win against oneself', game('A', 'A', 1, 'forfeit-win'), 2.5, 4],
    ['forfeit loss without an opponent', game('A', '', 0, 'forfeit-loss'), 1, 1],
    ['double forfeit without an opponent', game('A', '', 0, 'double-forfeit'), 1, 1],
    ['bye without kind, which is no round of any opponent', byeWithoutKind('A', 1), 1, 1],
  ] as const)('16.4.2: %s', (_, round2, limited, unlimited) => {
    const games = withRound2(round2);
    expect(sonnebornBerger('A', games)).toBe(limited);
    expect(sonnebornBerger('A', crosstable(games))).toBe(limited);
    expect(sonnebornBerger('A', crosstable(games, { edition: '2024-08' }))).toBe(unlimited);
    // Art. 15.2 leaves no dummies: B 1 × 1 + C 0 × 1
    expect(sonnebornBerger('A', crosstable(games, { system: 'round-robin' }))).toBe(1);
  });

  it('16.4.2 counts the rounds so far, however many were announced', () => {
    expect(sonnebornBerger('A', crosstable(withRound2(bye('A', 'full-bye')), { rounds: 9 }))).toBe(2.5);
  });

  it('16.4.2 with 3-1-0: a draw a round', () => {
    const table = crosstable(withRound2(bye('A', 'full-bye')), { scoring: { win: 3, draw: 1 } });
    expect(sonnebornBerger('A', table)).toBe(18); // B 3 × 3 + dummy (3 × 1) × 3 + C 0 × 3
  });

  it.each([
    [0.5, 1.75],
    [0, 1],
    [1, 2.5],
  ])('a pairing-allocated bye scores `pairingBye` of %d, whatever its result', (pairingBye, value) => {
    for (const result of [0, 0.5, 1] satisfies Result[]) {
      const games = withRound2(bye('A', 'pairing-bye', result));
      expect(sonnebornBerger('A', crosstable(games, { scoring: { pairingBye } }))).toBe(value);
    }
  });

  // D forfeits to A in round 2. Scores: A 3, B 1½, C ½, D 1.
  const forfeited = [
    [game('A', 'B', 1), game('C', 'D', 0.5)],
    [game('A', 'D', 1, 'forfeit-win'), game('B', 'C', 1)],
    [game('A', 'C', 1), game('D', 'B', 0.5)],
  ];

  it('16.4.1: a forfeit’s dummy has no more than the scheduled opponent', () => {
    expect(sonnebornBerger('A', forfeited)).toBe(3); // B 1.5 × 1 + dummy 1 × 1 + C ½ × 1
    expect(sonnebornBerger('A', crosstable(forfeited, { edition: '2024-08' }))).toBe(5); // the dummy has 3
    expect(sonnebornBerger('D', forfeited)).toBe(1); // C ½ × ½ + dummy × 0 + B 1.5 × ½
  });

  it('16.4.1: the scheduled opponent’s score is the adjusted one', () => {
    // D stays away in round 3 too: ½ on the table, seen as 1. B 1 × 1 + dummy 1 × 1 + C ½ × 1
    const games = [forfeited[0], forfeited[1], [game('A', 'C', 1), bye('D', 'zero-bye')]];
    expect(sonnebornBerger('A', games)).toBe(2.5);
  });
});

describe('16.5: what is cut of a player with voluntary unplayed rounds', () => {
  it('a half-point bye goes although an opponent had a lower score', () => {
    // B 1 × 1, dummy 1.5 × ½, C 0 × 1: the least significant is C's 0, the bye's ¾ isn't lower
    expect(sonnebornBergerCut1('A', withRound2(bye('A', 'half-bye')))).toBe(1);
  });

  it('a pairing-allocated bye isn’t voluntary', () => {
    // B 1 × 1, dummy 1.5 × 1, C 0 × 1: C's goes
    expect(sonnebornBergerCut1('A', withRound2(bye('A', 'pairing-bye')))).toBe(2.5);
  });

  it('a zero-point bye stays when it is lower than the least significant value', () => {
    // Scores: A 2, B 1, C 1. A was absent in round 2: B 1 × 1 + dummy 1.5 × 0 + C 1 × 1. The least significant value
    // is 1 × 1, and the bye's 0 is lower than that.
    const games = [
      [game('A', 'B', 1), game('C', 'D', 1)],
      [bye('A', 'zero-bye'), game('B', 'D', 1)],
      [game('A', 'C', 1), game('D', 'B', 1)],
    ];
    expect(sonnebornBergerCut1('A', games)).toBe(1);
  });

  it('a bye without kind and a missing round aren’t voluntary', () => {
    // B 1 × 1, C 0 × 1: C's goes
    expect(sonnebornBergerCut1('A', withRound2(byeWithoutKind('A', 0.5)))).toBe(1);
    expect(sonnebornBergerCut1('A', withRound2())).toBe(1);
  });
});

describe('games that the arbiter has decided for both', () => {
  // A ½, B 0 against each other; then B beats C and A loses to C. Scores: A ½, B 1, C 1.
  const games: Game[][] = [
    [{ white: 'A', black: 'B', result: 0.5, blackResult: 0 }],
    [game('B', 'C', 1)],
    [game('C', 'A', 1)],
  ];

  it('½–0 scores what each was given', () => {
    expect(progressive('A', games)).toBe(1.5); // ½ + ½ + ½
    expect(progressive('B', games)).toBe(2); // 0 + 1 + 1
    expect(sonnebornBerger('A', games)).toBe(0.5); // B 1 × ½ + C 1 × 0
    expect(sonnebornBerger('B', games)).toBe(1); // A ½ × 0 + C 1 × 1
    expect(sonnebornBerger('C', games)).toBe(0.5); // B 1 × 0 + A ½ × 1
  });

  it('0–0 is a game over the board', () => {
    const lost: Game[][] = [[{ white: 'A', black: 'B', result: 0, blackResult: 0 }], [game('B', 'C', 1)]];
    expect(sonnebornBerger('A', lost)).toBe(0);
    expect(progressive('B', lost)).toBe(1); // 0 + 1
    const players = [
      { id: 'A', rating: 1700 },
      { id: 'C', rating: 1500 },
    ];
    expect(averageRatingOfOpponents('B', lost, players)).toBe(1600);
  });
});

describe('byes without kind', () => {
  const games = [[byeWithoutKind('A', 1)], [game('A', 'B', 0.5)], [{ white: 'A', black: 'A', result: 0.5 } as const]];

  it('score their points', () => {
    expect(progressive('A', games)).toBe(4.5); // 1 + 1.5 + 2
  });

  it('take part in no tie-break that looks at opponents', () => {
    expect(sonnebornBerger('A', games)).toBe(0.25); // B ½ × ½
    expect(sonnebornBergerCut1('A', games)).toBe(0);
    expect(sonnebornBerger('B', games)).toBe(1); // A 2 × ½
    const players = [{ id: 'B', rating: 1800 }];
    expect(averageRatingOfOpponents('A', games, players)).toBe(1800);
  });
});

describe('byes without kind in a Swiss: 0 is a zero-point bye, ½ a half-point bye, 1 a pairing-allocated bye', () => {
  const swiss = (games: readonly (readonly Game[])[], rest: CrosstableOptions = {}) =>
    crosstable(games, { system: 'swiss', ...rest });

  // B has 1 point and was absent in the last round, which counts as a draw (16.3.2): 1½. C was absent in round 1, before games:
  // 0. A's dummy has no more than three draws, 1½, and in 2024 A's own 3, 2½ or 2. Sonneborn-Berger is B × 1 + dummy × points
  // + C × 1, Buchholz B + dummy + C.
  it.each<[Result, number, number, number, number]>([
    [1, 3, 3, 4.5, 4.5], // 1½ + 1½ × 1; 1½ + 1½; 1½ + 3 × 1; 1½ + 3
    [0.5, 2.25, 3, 2.75, 4], // 1½ + 1½ × ½; 1½ + 1½; 1½ + 2½ × ½; 1½ + 2½
    [0, 1.5, 3, 1.5, 3.5], // 1½; 1½ + 1½; 1½; 1½ + 2
  ])('16.4: one of %d has a dummy', (result, limitedSb, limitedBh, sb, bh) => {
    for (const one of [byeWithoutKind('A', result), { ...byeWithoutKind('A', result), black: 'A' }]) {
      const games = withRound2(one);
      const in2024 = swiss(games, { edition: '2024-08' });
      expect([sonnebornBerger('A', swiss(games)), sonnebornBerger('A', in2024)]).toEqual([limitedSb, sb]);
      expect([buchholz('A', swiss(games)), buchholz('A', in2024)]).toEqual([limitedBh, bh]);
    }
  });

  it('16.3.2: those of 0 and ½ in the last round are draws for the opponents, and that of 1 is not', () => {
    // A beat B, who then lost to C and has the bye last
    const seen = (result: Result) =>
      sonnebornBerger('A', swiss([[game('A', 'B', 1)], [lostToC], [byeWithoutKind('B', result)]]));
    expect(([0, 0.5, 1] as const).map(seen)).toEqual([0.5, 0.5, 1]);
  });

  it('16.5: those of 0 and ½ are voluntary unplayed rounds, which the cut takes first', () => {
    // Of 1½ × 1, 1½ × points and 0 × 1 the least significant value is C's 0. The bye's is not lower: it goes
    const cut = (result: Result) => sonnebornBergerCut1('A', swiss(withRound2(byeWithoutKind('A', result))));
    expect(cut(0.5)).toBe(1.5);
    expect(cut(0)).toBe(1.5);
    // 1½ × 1 + 1½ × 1 without C's 0
    expect(cut(1)).toBe(3);
  });

  it('only there: in a round robin and without a system they stay what they were', () => {
    const games = withRound2(byeWithoutKind('A', 1));
    expect(sonnebornBerger('A', crosstable(games, { system: 'round-robin' }))).toBe(1);
    expect(sonnebornBerger('A', crosstable(games))).toBe(1);
    expect(sonnebornBerger('A', games)).toBe(1);
  });
});
