import { describe, expect, it } from 'vitest';

import { type Adjustment, type CrosstableOptions, crosstable, openTable } from '@crosstable/core';
import { bye, call, deepFrozen, game } from '@crosstable/core/testing/notation';
import { directEncounter } from '@crosstable/direct-encounter';
import { progressiveCut1 } from '@crosstable/progressive/cut1';
import { explain as explainProgressive } from '@crosstable/progressive/explain';

import { explain } from '../src/explain.js';
import { standings } from '../src/standings.js';
import { tiebreak, tiebreakValues } from '../src/values.js';

/**
 * By rounds: A 1 ½ 1, B 0 1 ½, C ½ ½ 1, D ½ 0 0; in all A 2½, B 1½, C 2, D ½. A draw in every round, which limits the
 * dummies of B and C in round 3, is 1½.
 */
const GAMES = [
  [game('A', 'B', 1), game('C', 'D', 0.5)],
  [game('C', 'A', 0.5), game('B', 'D', 1)],
  [game('D', 'A', 0), bye('B', 'half-bye'), bye('C', 'pairing-bye')],
];
const PLAYERS = [
  { id: 'A', rating: 2000 },
  { id: 'B', rating: 1900 },
  { id: 'C', rating: 1800 },
  { id: 'D', rating: 1700 },
];

function tableOf(adjustments: readonly Adjustment[], options: CrosstableOptions = {}) {
  return crosstable(GAMES, { players: PLAYERS, system: 'swiss', rounds: 3, adjustments, ...options });
}

/** The values of A to D. */
function valuesOf(code: string, adjustments: readonly Adjustment[], options: CrosstableOptions = {}) {
  return [...tiebreakValues(code, tableOf(adjustments, options)).values()];
}

/** B gets a point for the game that A won. */
const REPLACED: readonly Adjustment[] = [{ player: 'B', round: 1, points: 1, replaces: true }];

/** B pays a point, from round 2 on. */
const PENALTY: readonly Adjustment[] = [{ player: 'B', round: 2, points: -1 }];

/** Two more points for B, from before the first round. */
const CARRIED: readonly Adjustment[] = [{ player: 'B', points: 2 }];

describe('without adjustments', () => {
  it.each<[code: string, values: readonly number[]]>([
    ['PTS', [2.5, 1.5, 2, 0.5]],
    ['PS', [5, 2.5, 3.5, 1.5]], // A 1 + 1½ + 2½, B 0 + 1 + 1½, C ½ + 1 + 2, D ½ + ½ + ½
    ['BH', [4, 4.5, 4.5, 6]], // A 1½ + 2 + ½, B 2½ + ½ + 1½, C ½ + 2½ + 1½, D 2 + 1½ + 2½
    ['SB', [3, 1.25, 3, 1]], // A 1½ + ½ × 2 + ½, B ½ + ½ × 1½, C ½ × ½ + ½ × 2½ + 1½, D ½ × 2
    ['WIN', [2, 1, 1, 0]],
    ['STD', [2.5, 1.5, 2, 0.5]], // in the byes of round 3 B has as much as a draw, C more
    ['KS', [1.5, 0, 0.5, 0.5]], // all but D reach 1½
  ])('%s of A to D is %j', (code, values) => {
    expect(valuesOf(code, [])).toEqual(values);
    expect(valuesOf(code, [{ player: 'B', points: 0 }])).toEqual(values);
    expect(valuesOf(code, [{ player: 'B', round: 2, points: 1, replaces: true }])).toEqual(values); // as it was
  });
});

describe('points that replace those of a round', () => {
  it.each<[code: string, values: readonly number[]]>([
    ['PTS', [2.5, 2.5, 2, 0.5]],
    ['PS', [5, 5.5, 3.5, 1.5]], // B 1 + 2 + 2½
    ['BH', [5, 4.5, 4.5, 7]], // B counts 2½ for A and D; the dummy has no more than 1½, as before
    ['SB', [4, 3.75, 3, 1]], // A 1 × 2½ + ½ × 2 + ½, B 1 × 2½ + ½ + ½ × 1½
    ['WIN', [2, 2, 1, 0]], // a win is as many points as a win awards
    ['STD', [2, 2, 2, 0.5]], // A and B have a point each in round 1
    ['KS', [1.5, 1, 0.5, 0.5]], // B has a point against A, who reaches the limit
  ])('are seen by %s: %j', (code, values) => {
    expect(valuesOf(code, REPLACED)).toEqual(values);
    for (const [at, { id }] of PLAYERS.entries()) expect(tiebreak(code)(id, tableOf(REPLACED))).toBe(values[at]);
  });

  it('are seen by direct encounter', () => {
    expect(directEncounter(['A', 'B'], tableOf([]))).toEqual([['A'], ['B']]);
    expect(directEncounter(['A', 'B'], tableOf(REPLACED))).toEqual([['A', 'B']]); // a point each
    const both: Adjustment[] = [...REPLACED, { player: 'A', round: 1, points: 0.5, replaces: true }];
    expect(directEncounter(['A', 'B'], tableOf(both))).toEqual([['B'], ['A']]);
    // A and B have 2½ points each now, and a point each against each other
    expect(valuesOf('DE', REPLACED)).toEqual([1, 1, 1, 1]);
  });

  it.each<[code: string, values: readonly number[]]>([
    ['WON', [2, 1, 0, 0]], // over the board A won the game
    ['REP', [3, 2, 3, 3]], // a requested bye stays one
    // B met 2000 and 1700 and has 1 of 2
    ['ARO', [1800, 1850, 1850, 1900]], // A (1900 + 1800 + 1700) / 3, C (1700 + 2000) / 2, D (1800 + 1900 + 2000) / 3
  ])('are not seen by %s: %j', (code, values) => {
    expect(valuesOf(code, REPLACED)).toEqual(values);
    expect(valuesOf(code, PENALTY)).toEqual(values);
  });

  it('of a bye leave it a bye, and its draw is what 16.3.2 makes of it', () => {
    // B has 2, and 1½ for opponents, who see a draw in the requested bye of the last round
    const bonus: Adjustment[] = [{ player: 'B', round: 3, points: 1, replaces: true }];
    expect(valuesOf('PTS', bonus)).toEqual([2.5, 2, 2, 0.5]);
    expect(valuesOf('BH', bonus)).toEqual([4, 4.5, 4.5, 6]);
    expect(valuesOf('SB', bonus)[1]).toBe(2); // 0 + ½ + 1 × 1½
    expect(valuesOf('STD', bonus)[1]).toBe(2); // more than a draw
    expect(valuesOf('WIN', bonus)[1]).toBe(2);
    expect(valuesOf('REP', bonus)[1]).toBe(2);
  });

  it('may be other than any result awards', () => {
    // B has 1½ − ¼ = 1¼ in all, and SB 0 − ¼ × 2½ + ½ + ½ × 1¼ (the dummy has B's own score)
    const fine: Adjustment[] = [{ player: 'B', round: 1, points: -0.25, replaces: true }];
    expect(valuesOf('PTS', fine)).toEqual([2.5, 1.25, 2, 0.5]);
    expect(valuesOf('SB', fine)).toEqual([2.75, 0.5, 3, 1]);
    expect(valuesOf('PS', fine)).toEqual([5, -0.25 + 0.75 + 1.25, 3.5, 1.5]);
    expect(valuesOf('STD', fine)).toEqual([2.5, 1.5, 2, 0.5]);
  });

  it('of a win are no win any more', () => {
    const less: Adjustment[] = [{ player: 'A', round: 1, points: 0.999999, replaces: true }];
    expect(valuesOf('WIN', less)).toEqual([1, 1, 1, 0]);
    expect(valuesOf('PTS', less)[0]).toBe(2.499999);
  });

  it('of a forfeit, too', () => {
    const games = [[game('A', 'B', 1, 'forfeit-win')], [game('A', 'C', 1)]];
    const adjustments: Adjustment[] = [{ player: 'A', round: 1, points: 0.5, replaces: true }];
    const table = crosstable(games, { system: 'swiss', adjustments });
    expect(tiebreak('PTS')('A', table)).toBe(1.5);
    expect(tiebreak('WIN')('A', table)).toBe(1);
  });
});

describe('points that are added to the score', () => {
  it.each<[code: string, values: readonly number[]]>([
    ['PTS', [2.5, 0.5, 2, 0.5]],
    ['PS', [5, 0.5, 3.5, 1.5]], // B 0 + (1 − 1) + (1½ − 1)
    ['PS/C1', [4, 0.5, 3, 1]],
    ['BH', [3, 3.5, 4.5, 5]], // A ½ + 2 + ½, B 2½ + ½ and a dummy of ½, D 2 + ½ + 2½
    ['SB', [2, 0.75, 3, 1]], // A ½ + ½ × 2 + ½, B ½ and ½ × ½ of the dummy
    ['KS', [0.5, 0, 0.5, 0.5]], // B has no 1½ any more: A has only the ½ against C
  ])('are part of the score, and of what opponents meet: %s %j', (code, values) => {
    expect(valuesOf(code, PENALTY)).toEqual(values);
    for (const [at, { id }] of PLAYERS.entries()) expect(tiebreak(code)(id, tableOf(PENALTY))).toBe(values[at]);
  });

  it('count from their round on, or from before the first round', () => {
    const from = (round?: number): Adjustment[] => [{ player: 'B', round, points: -1 }];
    // B has 0, 1, 1½ after the rounds
    expect([undefined, 1, 2, 3].map((round) => valuesOf('PS', from(round))[1])).toEqual([-0.5, -0.5, 0.5, 1.5]);
    // PS/C1 is without what there was after round 1: 1 + 1½ less 1 for rounds 2 and 3
    expect([undefined, 1, 2, 3].map((round) => valuesOf('PS/C1', from(round))[1])).toEqual([0.5, 0.5, 0.5, 1.5]);
    expect([undefined, 1, 2, 3].map((round) => valuesOf('PTS', from(round))[1])).toEqual([0.5, 0.5, 0.5, 0.5]);
  });

  it('count from their round on where the total starts again after round 1, as @echecs/progressive cuts', () => {
    // B has 1 and 1½ after rounds 2 and 3, counted from there; what was before isn't in it
    const from = (round?: number) => tableOf([{ player: 'B', round, points: -1 }]);
    expect([undefined, 1, 2, 3].map((round) => progressiveCut1('B', from(round)))).toEqual([2.5, 2.5, 0.5, 1.5]);
    expect([undefined, 1, 2, 3].map((round) => explainProgressive('B', from(round), [], { cut: 1 }).value)).toEqual([
      2.5, 2.5, 0.5, 1.5,
    ]);
    expect(progressiveCut1('A', from())).toBe(2); // ½ and 1½
  });

  it.each<[code: string, values: readonly number[]]>([
    ['WIN', [2, 1, 1, 0]],
    ['WON', [2, 1, 0, 0]],
    ['BPG', [2, 1, 0, 2]], // A in rounds 2 and 3, B in 1, D in 1 and 2
    ['BWG', [1, 0, 0, 0]],
    ['REP', [3, 2, 3, 3]],
    ['STD', [2.5, 1.5, 2, 0.5]],
    ['TPR', [2073, 1850, 1850, 1627]], // A 2½ of 3 is 83 %, for 273 more than 1800; B and C half; D 17 %, for 273 less than 1900
  ])('are no part of %s: %j', (code, values) => {
    expect(valuesOf(code, PENALTY)).toEqual(values);
    expect(valuesOf(code, CARRIED)).toEqual(values);
  });

  it.each(['ARO', 'TPR', 'PTP', 'APRO', 'APPO', 'RTNG', 'TPN'])('are no part of %s', (code) => {
    expect(valuesOf(code, PENALTY)).toEqual(valuesOf(code, []));
    expect(valuesOf(code, CARRIED)).toEqual(valuesOf(code, []));
    expect(valuesOf(code, REPLACED)).toEqual(valuesOf(code, []));
  });

  it('are part of the score of the dummy, but not of its limit of draws (16.4.2)', () => {
    // B has 3½ with them. The dummy of round 3 has 1½, a draw in every round; in August 2024 it had no limit
    expect(valuesOf('BH', CARRIED)[1]).toBe(2.5 + 0.5 + 1.5);
    expect(valuesOf('BH', CARRIED, { edition: '2024-08' })[1]).toBe(2.5 + 0.5 + 3.5);
    // B has 0 without them
    expect(valuesOf('BH', [{ player: 'B', points: -1.5 }])[1]).toBe(2.5 + 0.5 + 0);
    // and −½
    expect(valuesOf('BH', [{ player: 'B', points: -2 }])[1]).toBe(2.5 + 0.5 - 0.5);
  });

  it('are part of the opponent’s score that limits a dummy (16.4.1)', () => {
    // A has 2, B 1, C and D ½; A's dummy for the forfeit of B has no more than B
    const games = [
      [game('A', 'B', 1, 'forfeit-win'), game('C', 'D', 0.5)],
      [game('A', 'C', 1), game('B', 'D', 1)],
    ];
    const buchholz = (adjustments: readonly Adjustment[]) =>
      tiebreak('BH')('A', crosstable(games, { system: 'swiss', adjustments }));
    expect(buchholz([])).toBe(1 + 0.5);
    expect(buchholz([{ player: 'B', round: 1, points: 0.5 }])).toBe(1.5 + 0.5);
    expect(buchholz([{ player: 'B', round: 1, points: 10 }])).toBe(2 + 0.5); // A's own score
  });

  it('are part of the score that Koya’s limit asks for, and not of the maximum', () => {
    // D has 1½ with another point, as much as half of three wins
    expect(valuesOf('KS', [{ player: 'D', points: 1 }])).toEqual([2.5, 1, 1, 0.5]);
    const { conclusion } = explain('KS', 'A', tableOf([{ player: 'D', points: 100 }]));
    expect(conclusion.values).toEqual({ limit: 1.5, maximum: 3 });
  });

  it('a replacement with the points that there were changes no maximum of Koya’s', () => {
    // No system, and a bye that carries points: three rounds count, the limit is 1½, and B, whom A beat, has 1
    const games = [[game('A', 'B', 1)], [game('B', 'C', 1)], [bye('A', 'full-bye')]];
    expect(tiebreak('KS')('A', crosstable(games))).toBe(0);
    const adjustments: Adjustment[] = [{ player: 'A', round: 3, points: 1, replaces: true }];
    expect(tiebreak('KS')('A', crosstable(games, { adjustments }))).toBe(0);
  });

  it('are part of the adjusted score (16.3.2)', () => {
    // B has 1½ − 1, in which the requested bye of the last round, a draw anyway, counts as a draw
    expect(explain('BH', 'A', tableOf(PENALTY)).contributions[0]).toMatchObject({ opponent: 'B', score: 0.5 });
  });

  it('are part of no game: direct encounter doesn’t see them', () => {
    // A has 1½ as B has, and won their game
    const tied: Adjustment[] = [{ player: 'A', points: -1 }];
    expect(directEncounter(['A', 'B'], tableOf(tied))).toEqual([['A'], ['B']]);
    expect(valuesOf('DE', tied)).toEqual([1, 2, 1, 1]);
    const rows = standings(tableOf(tied), ['PTS', 'DE']);
    expect(rows.map(({ player, rank, values }) => [player, rank, values[0]])).toEqual([
      ['C', 1, 2],
      ['A', 2, 1.5],
      ['B', 3, 1.5],
      ['D', 4, 0.5],
    ]);
  });

  it('of several all count, also beside a replacement', () => {
    const several: Adjustment[] = [...REPLACED, { player: 'B', round: 1, points: -1 }, { player: 'B', points: 0.5 }];
    expect(valuesOf('PTS', several)).toEqual([2.5, 2, 2, 0.5]);
    expect(valuesOf('PS', several)[1]).toBe(0.5 + 1.5 + 2);
    expect(valuesOf('PTS', [...several].reverse())).toEqual([2.5, 2, 2, 0.5]);
  });

  it('may be any decimals to the millionth, and sums stay exact', () => {
    const tenths: Adjustment[] = Array.from({ length: 10 }, () => ({ player: 'B', points: 0.1 }));
    expect(valuesOf('PTS', tenths)[1]).toBe(2.5);
    expect(valuesOf('PTS', [{ player: 'B', points: 0.000001 }])[1]).toBe(1.500001);
    expect(valuesOf('SB', [{ player: 'B', points: 0.25 }])[0]).toBe(1.75 + 1 + 0.5);
  });

  it('with another scoring, in its points', () => {
    const scoring = { win: 3, draw: 1, loss: 0 };
    // A 3 + 1 + 3, B 0 + 3 + 1, less 1
    expect(valuesOf('PTS', PENALTY, { scoring }).slice(0, 2)).toEqual([7, 3]);
  });
});

describe('Fore Buchholz', () => {
  // With a draw of A and D in round 3 A has 2, B 1½, C 2 and D 1
  it.each<[what: string, adjustments: readonly Adjustment[], values: readonly number[]]>([
    ['nothing', [], [4.5, 4.5, 4.5, 5.5]], // A 1½ + 2 + 1, B 2 + 1 + 1½, C 1 + 2 + 1½, D 2 + 1½ + 2
    ['a replacement in the final round', [{ player: 'A', round: 3, points: 0, replaces: true }], [4.5, 4.5, 4.5, 5.5]],
    ['a replacement before it', REPLACED, [5.5, 4.5, 4.5, 6.5]], // B has 2½
    // A bye is no pairing: B has 2, of which opponents see 1½ (16.3.2), and the dummy 1½ (16.4.2)
    ['a replaced bye', [{ player: 'B', round: 3, points: 1, replaces: true }], [4.5, 4.5, 4.5, 5.5]],
    ['a penalty', PENALTY, [3.5, 3.5, 4.5, 4.5]], // B has ½, and so has B's dummy
  ])('with %s', (_, adjustments, values) => {
    expect(valuesOf('FB', adjustments)).toEqual(values);
  });

  it('overrides a replacement in the final round, and Buchholz doesn’t', () => {
    // A has 1½ on the table
    expect(valuesOf('BH', [{ player: 'A', round: 3, points: 0, replaces: true }])).toEqual([4, 3.5, 3.5, 5]);
  });
});

describe('those of rounds that don’t count', () => {
  const LATER: readonly Adjustment[] = [
    { player: 'B', round: 3, points: -1 },
    { player: 'B', round: 3, points: 1, replaces: true },
    { player: 'C', round: 2, points: 1 },
  ];

  it('are ignored', () => {
    // After two rounds A 1½, B 1, C 1 + 1, D ½
    expect(valuesOf('PTS', LATER, { round: 2 })).toEqual([1.5, 1, 2, 0.5]);
    expect(valuesOf('PTS', LATER, { round: 1 })).toEqual([1, 0, 0.5, 0.5]);
    expect(valuesOf('PTS', [...LATER, ...CARRIED], { round: 0 })).toEqual([0, 2, 0, 0]);
  });

  it('are ignored of players whom those rounds brought, too', () => {
    const games = [[game('A', 'B', 1)], [game('A', 'C', 1)]];
    const adjustments: Adjustment[] = [{ player: 'C', round: 2, points: -1 }];
    expect(tiebreakValues('PTS', crosstable(games, { adjustments, round: 1 }))).toEqual(
      new Map([
        ['A', 1],
        ['B', 0],
      ]),
    );
  });

  it('are checked all the same', () => {
    expect(() => valuesOf('PTS', [{ player: 'B', round: 4, points: 1 }], { round: 2 })).toThrow(RangeError);
    expect(() => valuesOf('PTS', [{ player: 'B', round: 3, points: NaN }], { round: 2 })).toThrow(RangeError);
  });
});

describe('explanations', () => {
  it('PTS names what was added, and from when', () => {
    const two: Adjustment[] = [...PENALTY, { player: 'B', points: 0.5 }, { player: 'A', points: 1 }];
    const { adjustments, contributions, value } = explain('PTS', 'B', tableOf(two));
    expect(contributions.map((one) => one.value)).toEqual([0, 1, 0.5]);
    expect(adjustments).toEqual([
      { round: 2, points: -1 },
      { round: null, points: 0.5 },
    ]);
    expect(value).toBe(1); // 0 + 1 + ½ − 1 + ½
  });

  it('PS names it too, and has it in the totals', () => {
    const { adjustments, contributions, value } = explain('PS', 'B', tableOf(PENALTY));
    expect(contributions.map((one) => one.value)).toEqual([0, 0, 0.5]);
    expect(adjustments).toEqual([{ round: 2, points: -1 }]);
    expect(value).toBe(0.5);
  });

  it.each(['PTS', 'PS', 'BH', 'SB', 'KS', 'WIN', 'DE', 'TPR', 'RTNG'])('%s of others has no such list', (code) => {
    expect(explain(code, 'A', tableOf(PENALTY))).not.toHaveProperty('adjustments');
  });

  it.each(['BH', 'SB', 'KS', 'WIN', 'STD', 'DE', 'TPR', 'RTNG'])('nor has %s of the player', (code) => {
    expect(explain(code, 'B', tableOf(PENALTY))).not.toHaveProperty('adjustments');
  });

  it.each(['PTS', 'PS', 'BH', 'SB', 'KS', 'WIN', 'STD', 'DE', 'FB', 'SB/C1'])(
    '%s names the round that was replaced',
    (code) => {
      const { contributions } = explain(code, 'B', tableOf(REPLACED));
      expect(contributions[0]).toMatchObject({ round: 1, outcome: 'loss', points: 1, replaced: true });
      for (const other of contributions.slice(1)) expect(other).not.toHaveProperty('replaced');
    },
  );

  it('the score met comes with the points added', () => {
    const reasonsOfA = (adjustments: readonly Adjustment[], options?: CrosstableOptions) =>
      explain('BH', 'A', tableOf(adjustments, options)).contributions.map(({ reason, score }) => [score, reason]);
    const [, ofC, ofD] = reasonsOfA([{ player: 'C', points: 0.5 }]);
    expect(ofC).toEqual([2.5, { key: 'opponent-score-with-added-points', article: '16.3.1', values: { added: 0.5 } }]);
    expect(ofD).toEqual([0.5, { key: 'opponent-score', article: '16.3.1' }]);
    const [, both] = reasonsOfA([
      { player: 'C', points: 0.5 },
      { player: 'C', round: 2, points: -1.25 },
    ]);
    expect(both).toEqual([
      1.25,
      { key: 'opponent-score-with-added-points', article: '16.3.1', values: { added: -0.75 } },
    ]);
    // A replacement is part of the opponent's rounds
    const [, replaced] = reasonsOfA([{ player: 'C', round: 1, points: 1, replaces: true }]);
    expect(replaced).toEqual([2.5, { key: 'opponent-score', article: '16.3.1' }]);
  });

  it('the score met with the points added, in a round-robin', () => {
    const table = crosstable([[game('A', 'B', 1)]], {
      system: 'round-robin',
      adjustments: [{ player: 'B', points: 0.5 }],
    });
    expect(explain('SB', 'A', table).contributions).toMatchObject([
      { score: 0.5, reason: { key: 'opponent-score-with-added-points', article: '15.2', values: { added: 0.5 } } },
    ]);
  });

  it('the dummy with the player’s own score, the points added included', () => {
    const dummyOfB = (adjustments: readonly Adjustment[]) => explain('BH', 'B', tableOf(adjustments)).contributions[2];
    expect(dummyOfB(PENALTY)).toMatchObject({ score: 0.5, reason: { key: 'dummy', article: '16.4' } });
    expect(dummyOfB(CARRIED)).toMatchObject({
      score: 1.5,
      reason: { key: 'dummy-limited-by-draws', article: '16.4.2', values: { own: 3.5 } },
    });
  });

  it.each(['PTS', 'PS', 'PS/C1', 'BH', 'BH/C1', 'BH/P', 'FB', 'AOB', 'AOB/F', 'SB', 'SB/P', 'KS', 'WIN', 'STD'])(
    '%s: value, column and explanation agree',
    (code) => {
      for (const adjustments of [REPLACED, PENALTY, CARRIED, [...REPLACED, ...PENALTY, ...CARRIED]]) {
        const table = tableOf(adjustments);
        for (const [id, value] of tiebreakValues(code, table)) {
          expect(tiebreak(code)(id, table)).toBe(value);
          expect(explain(code, id, table).value).toBe(value);
        }
      }
    },
  );
});

describe('what is refused', () => {
  const at = (property: string) => `options.adjustments[0].${property}: expected`;

  it.each<[given: unknown, error: Error]>([
    [5, new TypeError('options.adjustments: expected an array of adjustments, got 5')],
    [{}, new TypeError('options.adjustments: expected an array of adjustments, got an object')],
    [Array(1), new TypeError('options.adjustments[0].player: expected an id, got undefined')],
    [[null], new TypeError(`${at('player')} an id, got undefined`)],
    [[5], new TypeError(`${at('player')} an id, got undefined`)],
    [[{ points: 1 }], new TypeError(`${at('player')} an id, got undefined`)],
    [[{ player: 1, points: 1 }], new TypeError(`${at('player')} text such as "1", got 1`)],
    [[{ player: '', points: 1 }], new RangeError(`${at('player')} an id, got ""`)],
    [[{ player: 'Z', points: 1 }], new RangeError(`${at('player')} a player of the table, got "Z"`)],
    [[{ player: 'A' }], new TypeError(`${at('points')} points with at most six decimals, got undefined`)],
    [[{ player: 'A', points: '1' }], new TypeError(`${at('points')} points with at most six decimals, got "1"`)],
    [[{ player: 'A', points: NaN }], new RangeError(`${at('points')} points with at most six decimals, got NaN`)],
    [
      [{ player: 'A', points: 1 / 3 }],
      new RangeError(`${at('points')} points with at most six decimals, got ${1 / 3}`),
    ],
    [
      [{ player: 'A', points: -1e9 }],
      new RangeError(`${at('points')} points with at most six decimals, got -1000000000`),
    ],
    [
      [{ player: 'A', points: 0.0000001 }],
      new RangeError(`${at('points')} points with at most six decimals, got 1e-7`),
    ],
    [[{ player: 'A', points: 1, replaces: 1 }], new TypeError(`${at('replaces')} true or false, got 1`)],
    [[{ player: 'A', points: 1, replaces: true }], new TypeError(`${at('round')} a round from 1 to 3, got undefined`)],
    [[{ player: 'A', points: 1, round: 0 }], new RangeError(`${at('round')} a round from 1 to 3, got 0`)],
    [[{ player: 'A', points: 1, round: 4 }], new RangeError(`${at('round')} a round from 1 to 3, got 4`)],
    [[{ player: 'A', points: 1, round: 1.5 }], new RangeError(`${at('round')} a round from 1 to 3, got 1.5`)],
    [[{ player: 'A', points: 1, round: '1' }], new TypeError(`${at('round')} a round from 1 to 3, got "1"`)],
    [[{ player: 'A', points: 1, round: null }], new TypeError(`${at('round')} a round from 1 to 3, got null`)],
    [
      [...REPLACED, { player: 'B', round: 1, points: 0, replaces: true }],
      new RangeError('options.adjustments[1]: expected one replacement for a round of a player, got "B"'),
    ],
  ])('%j', (adjustments, error) => {
    expect(() => call(crosstable, [GAMES, { players: PLAYERS, adjustments }])).toThrow(error);
  });

  it.each<[what: string, games: Parameters<typeof crosstable>[0], options: CrosstableOptions]>([
    ['a game that isn’t finished', [[{ white: 'A', black: 'B', result: null }]], { system: 'swiss' }],
    ['no record, where no system is named', [[game('B', 'C', 1)], [game('A', 'B', 1)]], {}],
    ['the free round of a round-robin', [[game('B', 'C', 1)], [game('A', 'B', 1)]], { system: 'round-robin' }],
  ])('a replacement for %s', (_, games, options) => {
    const adjustments: Adjustment[] = [{ player: 'A', round: 1, points: 1, replaces: true }];
    expect(() => crosstable(games, { ...options, adjustments })).toThrow(
      new RangeError('options.adjustments[0].round: expected a round that is finished for "A", got 1'),
    );
    // Points may be added to the score all the same
    const [one] = adjustments;
    const added = crosstable(games, { ...options, adjustments: [{ ...one, replaces: false }] });
    expect(tiebreak('PTS')('A', added)).toBe(games.length);
  });

  it('an absence in a Swiss is a zero-point bye, and so a round that is finished', () => {
    const games = [[game('B', 'C', 1)], [game('A', 'B', 1)]];
    const adjustments: Adjustment[] = [{ player: 'A', round: 1, points: 0.5, replaces: true }];
    const table = crosstable(games, { system: 'swiss', adjustments });
    expect(tiebreak('PTS')('A', table)).toBe(1.5);
    expect(explain('PTS', 'A', table).contributions[0]).toMatchObject({
      outcome: 'zero-bye',
      points: 0.5,
      replaced: true,
    });
  });
});

describe('what is left alone', () => {
  it('records of a report, which name players', () => {
    const record = { players: ['A', 'B'], points: 5, type: 'X', round: 77 };
    expect(valuesOf('PTS', [])).toEqual([
      ...tiebreakValues('PTS', crosstable(GAMES, { players: PLAYERS, adjustments: [record] })).values(),
    ]);
    const mixed = crosstable(GAMES, { players: PLAYERS, adjustments: [record, ...PENALTY] });
    expect(tiebreak('PTS')('B', mixed)).toBe(0.5);
  });

  it('adjustments of a team', () => {
    const ofTeam = { team: 'A', matchPoints: 2, gamePoints: 4, round: 77 };
    const table = crosstable(GAMES, { players: PLAYERS, adjustments: [ofTeam] });
    expect([...tiebreakValues('PTS', table).values()]).toEqual(valuesOf('PTS', []));
  });

  it('no adjustment whose players are no list: it has to name one player', () => {
    const adjustments = [{ players: 'A', points: 1 }];
    expect(() => call(crosstable, [GAMES, { adjustments }])).toThrow(
      new TypeError('options.adjustments[0].player: expected an id, got undefined'),
    );
  });

  it('what the caller handed over', () => {
    const adjustments = deepFrozen([...REPLACED, ...PENALTY]);
    expect(() => tableOf(adjustments)).not.toThrow();
  });

  it('the list of points added to a score, where none are added; without an arbiter there is none', () => {
    expect(openTable(tableOf([])).primary.adjustments).toBeUndefined();
    expect(openTable(tableOf(REPLACED)).primary.adjustments).toEqual([]);
  });

  it('a player who isn’t there: the points are those of the others', () => {
    const table = crosstable(GAMES, { system: 'swiss', adjustments: [...REPLACED, ...PENALTY] });
    expect(tiebreak('PTS')('Z', table)).toBe(0);
    expect(tiebreak('PS')('Z', table)).toBe(0);
    expect(explain('PTS', 'Z', table)).not.toHaveProperty('adjustments');
  });
});
