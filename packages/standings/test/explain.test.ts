import { describe, expect, it } from 'vitest';

import { type Explanation, type Game, crosstable } from '@crosstable/core';
import { bye, byeWithoutKind, call, game } from '@crosstable/core/testing/notation';

import { explain } from '../src/explain.js';
import { tiebreak, tiebreakValues } from '../src/values.js';

/**
 * A Swiss made by hand.
 * A: 1 (B), 1 (D, forfeit), ½ bye, 1 pairing bye, ½ (C): 4.
 * B: 0 (A), 1 (C), ½ (D), 0 bye, ½ bye: 2; opponents see 1½ + ½ + ½ = 2½ (16.3.2).
 * C: 1 (D), 0 (B), 1 bye, 1 (D), ½ (A): 3½.
 * D: 0 (C), 0 (A, forfeit), ½ (B), 0 (C), 0 bye: ½; opponents see 1.
 */
const GAMES: readonly (readonly Game[])[] = [
  [game('A', 'B', 1), game('C', 'D', 1)],
  [game('A', 'D', 1, 'forfeit-win'), game('B', 'C', 1)],
  [bye('A', 'half-bye'), game('B', 'D', 0.5), bye('C', 'full-bye')],
  [bye('A', 'pairing-bye'), bye('B', 'zero-bye'), game('D', 'C', 0)],
  [game('C', 'A', 0.5), bye('B', 'half-bye'), bye('D', 'zero-bye')],
];

const table = crosstable(GAMES, { system: 'swiss' });

function lines({ contributions }: Explanation) {
  return contributions.map(({ round, opponent, outcome, points, score, value, reason, cut }) =>
    [round, opponent, outcome, points, score, value, reason.key, reason.article, cut?.article].map(String).join(' '),
  );
}

describe('explain', () => {
  it('gives every contribution of SB/C1 with its article; 16.5.1 cuts the half-point bye', () => {
    const explained = explain('SB/C1', 'A', table);
    // 2½ × 1 + 1 × 1 + 2½ × ½ + 2½ × 1 + 3½ × ½ = 9. The lowest score is D's dummy with 1, the bye's 1¼ isn't lower.
    expect(lines(explained)).toEqual([
      '1 B win 1 2.5 2.5 opponent-adjusted-score 16.3.2 undefined',
      '2 D forfeit-win 1 1 1 dummy-limited-by-opponent 16.4.1 undefined',
      '3 null half-bye 0.5 2.5 1.25 dummy-limited-by-draws 16.4.2 16.5.1',
      '4 null pairing-bye 1 2.5 2.5 dummy-limited-by-draws 16.4.2 undefined',
      '5 C draw 0.5 3.5 1.75 opponent-score 16.3.1 undefined',
    ]);
    expect(explained).toMatchObject({
      code: 'SB/C1',
      article: '9.1',
      edition: '2026-03',
      player: 'A',
      value: 7.75,
      undefinedBecause: null,
    });
    expect(explained.contributions[0].reason.rounds).toEqual([4, 5]); // B's byes that count as draws
    expect(explained.contributions[2].cut).toEqual({ key: 'voluntary-unplayed-round', article: '16.5.1' });
  });

  it('plain, nothing is cut', () => {
    const explained = explain('SB', 'A', table);
    expect(explained.value).toBe(9);
    expect(explained.contributions.every(({ cut }) => cut === null)).toBe(true);
  });

  it('in the edition of 2024 the dummies have A’s own 4', () => {
    const explained = explain('SB/C1', 'A', crosstable(GAMES, { system: 'swiss', edition: '2024-08' }));
    // 2½ × 1 + 4 × 1 + 4 × ½ + 4 × 1 + 3½ × ½ = 14¼; the lowest score is B's 2½, and the bye's 2 is lower
    expect(lines(explained)).toEqual([
      '1 B win 1 2.5 2.5 opponent-adjusted-score 16.3.2 14.1.1.d',
      '2 D forfeit-win 1 4 4 dummy 16.4 undefined',
      '3 null half-bye 0.5 4 2 dummy 16.4 undefined',
      '4 null pairing-bye 1 4 4 dummy 16.4 undefined',
      '5 C draw 0.5 3.5 1.75 opponent-score 16.3.1 undefined',
    ]);
    expect(explained).toMatchObject({ edition: '2024-08', value: 11.75 });
    expect(explained.contributions[0].cut).toEqual({ key: 'least-significant', article: '14.1.1.d' });
  });

  it('in a round robin the forfeit is a game and the byes contribute nothing', () => {
    const explained = explain('SB', 'A', crosstable(GAMES, { system: 'round-robin' }));
    // B 2 × 1 + D ½ × 1 + C 3½ × ½
    expect(lines(explained)).toEqual([
      '1 B win 1 2 2 opponent-score 15.2 undefined',
      '2 D forfeit-win 1 0.5 0.5 forfeit-as-game 15.2 undefined',
      '5 C draw 0.5 3.5 1.75 opponent-score 15.2 undefined',
    ]);
    expect(explained.value).toBe(4.25);
  });

  it('in a round robin a forfeit against the first of the players is a game, too', () => {
    const [, { opponent, reason }] = explain('SB', 'D', crosstable(GAMES, { system: 'round-robin' })).contributions;
    expect([opponent, reason.key]).toEqual(['A', 'forfeit-as-game']);
  });

  it('says what every kind of bye was', () => {
    const games = [[bye('A', 'full-bye')], [bye('A', 'half-bye')], [bye('A', 'zero-bye')], [bye('A', 'pairing-bye')]];
    const unnamed = [[byeWithoutKind('A', 1)], [byeWithoutKind('A', 0.5)], [byeWithoutKind('A', 0)]];
    const outcomesIn = (system?: 'swiss') =>
      explain('PTS', 'A', crosstable([...games, ...unnamed], { system })).contributions.map(({ outcome }) => outcome);
    expect(outcomesIn('swiss').slice(4)).toEqual(['pairing-bye', 'half-bye', 'zero-bye']);
    expect(outcomesIn()).toEqual(['full-bye', 'half-bye', 'zero-bye', 'pairing-bye', 'bye', 'bye', 'bye']);
  });

  it('a player’s own absences: forfeit loss and bye have a dummy with the own score', () => {
    // D: C 3½ × 0, dummy ½ × 0, B 2½ × ½, C 3½ × 0, dummy ½ × 0
    const explained = explain('SB', 'D', table);
    expect(lines(explained)).toEqual([
      '1 C loss 0 3.5 0 opponent-score 16.3.1 undefined',
      '2 A forfeit-loss 0 0.5 0 dummy 16.4 undefined',
      '3 B draw 0.5 2.5 1.25 opponent-adjusted-score 16.3.2 undefined',
      '4 C loss 0 3.5 0 opponent-score 16.3.1 undefined',
      '5 null zero-bye 0 0.5 0 dummy 16.4 undefined',
    ]);
    expect(explained.value).toBe(1.25);
  });

  it('PS/C1 and PTS', () => {
    // A's totals 1, 2, 2½, 3½, 4 without the first
    const progressive = explain('PS/C1', 'A', table);
    expect(progressive).toMatchObject({ code: 'PS/C1', article: '7.5', value: 12 });
    expect(progressive.contributions.map(({ score, cut }) => [score, cut?.article ?? null])).toEqual([
      [1, '14.1.1.c'],
      [2, null],
      [2.5, null],
      [3.5, null],
      [4, null],
    ]);
    const points = explain('PTS', 'A', table);
    expect(points).toMatchObject({ code: 'PTS', article: '4.2', value: 4 });
    expect(points.contributions.map(({ value }) => value)).toEqual([1, 1, 0.5, 1, 0.5]);
  });

  it('a missing round of a Swiss is a zero-point bye, else it isn’t there', () => {
    const games = [[game('A', 'B', 1)], [game('B', 'C', 1)]];
    const outcomes = (system?: 'swiss' | 'round-robin') =>
      explain('SB', 'A', crosstable(games, { system })).contributions.map(({ outcome }) => outcome);
    expect(outcomes('swiss')).toEqual(['win', 'zero-bye']);
    expect(outcomes('round-robin')).toEqual(['win']);
    expect(outcomes()).toEqual(['win']);
  });

  it('a bye without kind scores points and contributes to SB nothing', () => {
    const own = crosstable([[byeWithoutKind('A', 0.5)], [game('A', 'B', 1)]]);
    expect(explain('SB', 'A', own).contributions.map(({ round }) => round)).toEqual([2]);
    expect(explain('PTS', 'A', own).contributions.map(({ outcome, points }) => [outcome, points])).toEqual([
      ['bye', 0.5],
      ['win', 1],
    ]);
  });
});

describe('an undefined value is explained', () => {
  const games = [[game('A', 'B', 1)]];

  it('10: somebody is unrated', () => {
    const players = [{ id: 'A', rating: 1500 }, { id: 'B', rating: 1600 }, { id: 'C' }];
    expect(explain('ARO', 'A', crosstable(games, { players }))).toMatchObject({
      value: null,
      undefinedBecause: { key: 'unrated-players', article: '10' },
    });
  });

  it('nothing is left to average', () => {
    const players = [
      { id: 'A', rating: 1500 },
      { id: 'B', rating: 1600 },
    ];
    const rated = crosstable(games, { players });
    expect(explain('ARO', 'A', rated)).toMatchObject({ value: 1600, undefinedBecause: null });
    expect(explain('ARO/C1', 'A', rated)).toMatchObject({
      value: null,
      undefinedBecause: { key: 'nothing-left', article: '10.1' },
      contributions: [{ opponent: 'B', value: 1600, cut: { key: 'least-significant', article: '14.1.1.b' } }],
    });
  });
});

describe('an unplayed round is explained', () => {
  const reasons = (code: string, id: string, rounds: Parameters<typeof crosstable>[0]) =>
    explain(code, id, crosstable(rounds, { system: 'swiss' })).contributions.map(({ reason }) => reason);

  // A is the first player of the table; B lost to A by forfeit and won twice
  const forfeits = [[game('A', 'B', 1, 'forfeit-win')], [game('B', 'C', 1)], [game('B', 'D', 1)]];

  it('16.4.1: a dummy no better than any scheduled opponent', () => {
    // B has 2 points, A had 1 and was absent twice, which opponents see as draws: 2. Nothing is limited
    expect(reasons('BH', 'B', forfeits)[0]).toEqual({ key: 'dummy', article: '16.4' });
    // Here A has 1 point and lost the others, so that B's dummy has 1 instead of 2
    const lost = [
      [game('A', 'B', 1, 'forfeit-win')],
      [game('B', 'C', 1), game('A', 'D', 0)],
      [game('B', 'D', 1), game('A', 'C', 0)],
    ];
    expect(reasons('BH', 'B', lost)[0]).toEqual({
      key: 'dummy-limited-by-opponent',
      article: '16.4.1',
      values: { own: 2 },
    });
  });

  it('16.4.2: a dummy no better than draws, in a forfeit too when nobody knows the opponent', () => {
    const alone = [[game('A', 'A', 1, 'forfeit-win')], [game('A', 'B', 1)]];
    expect(reasons('BH', 'A', alone)[0]).toEqual({
      key: 'dummy-limited-by-draws',
      article: '16.4.2',
      values: { own: 2 },
    });
  });

  it('16.6: forfeits as games, where the rules of the competition say so', () => {
    // A was absent twice after the forfeit, which B sees as two draws: 2 instead of 1
    expect(reasons('BH/P', 'B', forfeits)[0]).toEqual({ key: 'forfeit-as-game', article: '16.6', rounds: [2, 3] });
    expect(reasons('BH/P', 'A', forfeits)[0]).toEqual({ key: 'forfeit-as-game', article: '16.6' });
    const alone = [[game('A', 'A', 1, 'forfeit-win')], [game('A', 'B', 1)]];
    expect(reasons('BH/P', 'A', alone)[0].key).toBe('dummy-limited-by-draws');
  });

  it('16.3.2: of an absence at the end the requested byes are draws, the forfeit losses are not', () => {
    const games = [
      [game('A', 'B', 1)],
      [bye('B', 'zero-bye')],
      [game('B', 'C', 0, 'forfeit-loss')],
      [bye('B', 'half-bye')],
    ];
    expect(reasons('BH', 'A', games)[0]).toEqual({ key: 'opponent-adjusted-score', article: '16.3.2', rounds: [2, 4] });
  });

  it('16.2.1: a pairing-allocated bye has a dummy, whatever it is worth', () => {
    for (const [result, own] of [
      [0, 1],
      [0.5, 1.5],
    ] as const) {
      const games = [[bye('A', 'pairing-bye', result)], [game('A', 'B', 1)], [game('A', 'C', 0)]];
      const [dummy] = explain('BH', 'A', crosstable(games)).contributions;
      expect(dummy).toMatchObject({ round: 1, outcome: 'pairing-bye', score: own, reason: { key: 'dummy' } });
    }
  });
});

describe('a bye without kind', () => {
  it('is no game against anybody, even one that brought no points', () => {
    const games = [[byeWithoutKind('A', 0)], [game('A', 'B', 1)]];
    const players = ['A', 'B'].map((id) => ({ id, rating: 1600 }));
    const table = crosstable(games, { players });
    for (const [code, value] of [
      ['SB', 0],
      ['BH', 0],
      ['ARO', 1600],
      ['WON', 1],
    ] as const) {
      expect(tiebreakValues(code, table).get('A')).toBe(value);
      expect(tiebreak(code)('A', table)).toBe(value);
    }
  });
});

describe('a player who isn’t there', () => {
  it('has nothing to explain', () => {
    const table = crosstable(GAMES);
    for (const code of ['PTS', 'PS', 'SB', 'BH', 'KS', 'WIN']) {
      expect(explain(code, 'Z', table)).toMatchObject({ player: 'Z', value: 0, contributions: [] });
      expect(tiebreak(code)('Z', table)).toBe(0);
    }
  });
});

describe('explain refuses', () => {
  it('strangers and what is no table', () => {
    const listed = crosstable(GAMES, { players: ['A', 'B', 'C', 'D'].map((id) => ({ id })) });
    expect(() => explain('SB', 'Z', listed)).toThrow(new RangeError('player: expected a listed player, got "Z"'));
    expect(() => call(explain, ['SB', 'A', GAMES])).toThrow(
      new TypeError('table: expected a Crosstable of version 4 (call crosstable(games) first), got an object'),
    );
  });
});
