import { describe, expect, it } from 'vitest';

import { type CrosstableOptions, type Rounds, crosstable, openTable, seatOf } from '@crosstable/core';
import { call, game } from '@crosstable/core/testing/notation';

import { directEncounterRule, directEncounterWithForfeits } from '../src/article-6-explanation.js';
import { explain } from '../src/explain.js';

/** B and C have not met: C–B was a forfeit. A beat both; A and B met three times, of which A won two and drew one. */
const GAMES: Rounds = [
  [game('A', 'B', 1)],
  [game('B', 'A', 0.5), game('C', 'X', 1)],
  [game('A', 'B', 1)],
  [game('A', 'C', 1)],
  [game('C', 'B', 1, 'forfeit-win')],
];

describe('explain: the applications of Article 6', () => {
  it('6.3: the games played, the missing ones, why it decides; then 6.3 again, why it doesn’t', () => {
    // A 5/6 + 1, B 1/6 and 7/6 at best, C 0 and 1 at best
    expect(explain(['C', 'B', 'A'], GAMES)).toEqual([
      {
        tied: ['C', 'B', 'A'],
        standings: [
          {
            player: 'A',
            score: 11 / 6,
            worst: 11 / 6,
            best: 11 / 6,
            games: [
              { round: 1, opponent: 'B', points: 1 },
              { round: 2, opponent: 'B', points: 0.5 },
              { round: 3, opponent: 'B', points: 1 },
              { round: 4, opponent: 'C', points: 1 },
            ],
            missing: [],
          },
          {
            player: 'B',
            score: 1 / 6,
            worst: 1 / 6,
            best: 7 / 6,
            games: [
              { round: 1, opponent: 'A', points: 0 },
              { round: 2, opponent: 'A', points: 0.5 },
              { round: 3, opponent: 'A', points: 0 },
            ],
            missing: ['C'],
          },
          {
            player: 'C',
            score: 0,
            worst: 0,
            best: 1,
            games: [{ round: 4, opponent: 'A', points: 0 }],
            missing: ['B'],
          },
        ],
        reason: { key: 'first-whatever-the-outcome', article: '6.3' },
        groups: [['A'], ['C', 'B']],
      },
      {
        tied: ['C', 'B'],
        standings: [
          { player: 'C', score: 0, worst: 0, best: 1, games: [], missing: ['B'] },
          { player: 'B', score: 0, worst: 0, best: 1, games: [], missing: ['C'] },
        ],
        reason: { key: 'not-separated', article: '6.3', values: { missing: 1 } },
        groups: [['C', 'B']],
      },
    ]);
  });

  it.each<[string, CrosstableOptions, boolean]>([
    ['in a round robin (15.2)', { system: 'round-robin' }, false],
    ['where the regulations let forfeits count', {}, true],
  ])('6.2: all have met %s', (_, options, forfeits) => {
    // A 11/6, C 0 + 1, B 1/6 + 0
    const steps = explain(['C', 'B', 'A'], crosstable(GAMES, options), { forfeits });
    expect(steps.map(({ reason, groups }) => [reason, groups])).toEqual([
      [{ key: 'all-met', article: '6.2' }, [['A'], ['C'], ['B']]],
    ]);
    expect(steps[0].standings.map(({ player, score }) => [player, score])).toEqual([
      ['A', 11 / 6],
      ['C', 1],
      ['B', 1 / 6],
    ]);
  });

  it('not separated: 6.2 with nothing missing, or with something missing in a round robin', () => {
    const cycle = [[game('A', 'B', 1)], [game('B', 'C', 1)], [game('C', 'A', 1)]];
    const reasons = (games: Rounds, options: CrosstableOptions = {}) =>
      explain(['A', 'B', 'C'], crosstable(games, options)).map(({ reason }) => reason);
    expect(reasons(cycle)).toEqual([{ key: 'not-separated', article: '6.2', values: { missing: 0 } }]);
    expect(reasons(cycle.slice(0, 1), { system: 'round-robin' })).toEqual([
      { key: 'not-separated', article: '6.2', values: { missing: 2 } },
    ]);
    expect(reasons(cycle.slice(0, 1))).toEqual([{ key: 'not-separated', article: '6.3', values: { missing: 2 } }]);
  });

  it('nothing to explain for fewer than two; what is refused is refused here, too', () => {
    expect(explain([], GAMES)).toEqual([]);
    expect(explain(['A'], GAMES)).toEqual([]);
    expect(() => explain(['A', 'A'], GAMES)).toThrow(new RangeError('tied[1]: expected an id used once, got "A"'));
    expect(() => call(explain, [['A'], 1])).toThrow(TypeError);
  });

  it('a stranger to the games has none', () => {
    expect(explain(['Z', 'A'], GAMES)[0].standings[0]).toEqual({
      player: 'Z',
      score: 0,
      worst: 0,
      best: 1,
      games: [],
      missing: ['A'],
    });
  });
});

describe('a player’s direct encounter', () => {
  const tournament = openTable(crosstable(GAMES, { players: ['A', 'B', 'C', 'X'].map((id) => ({ id })) }));

  it('the rank, what the player’s games added, and what decided last', () => {
    const explained = directEncounterRule.explain(tournament, [0, 1, 2])(1);
    expect(explained).toMatchObject({
      code: 'DE',
      article: '6',
      edition: '2026-03',
      player: 'B',
      value: 2,
      undefinedBecause: null,
      conclusion: { key: 'not-separated', article: '6.3', values: { missing: 1 } },
    });
    const average = { key: 'average-of-encounters', article: '6.1.2', values: { games: 3 } };
    expect(explained.contributions).toEqual([
      { round: 1, opponent: 'A', outcome: 'loss', points: 0, score: 0, value: 0, reason: average, cut: null },
      { round: 2, opponent: 'A', outcome: 'draw', points: 0.5, score: 0.5, value: 0.5 / 3, reason: average, cut: null },
      { round: 3, opponent: 'A', outcome: 'loss', points: 0, score: 0, value: 0, reason: average, cut: null },
      {
        round: 5,
        opponent: 'C',
        outcome: 'forfeit-loss',
        points: 0,
        score: 0,
        value: 0,
        reason: { key: 'missing-game', article: '6.1.1' },
        cut: null,
      },
    ]);
    expect(explained.steps).toEqual(explain(['A', 'B', 'C'], GAMES));
  });

  it('an excluded forfeit adds nothing, whatever it was worth; with /P it is an encounter', () => {
    const of = (rule: typeof directEncounterRule) => rule.explain(tournament, [0, 1, 2])(2);
    expect(of(directEncounterRule).contributions.map(({ points, value }) => [points, value])).toEqual([
      [0, 0],
      [1, 0],
    ]);
    const { code, value, conclusion, contributions } = of(directEncounterWithForfeits);
    expect({ code, value, conclusion }).toEqual({
      code: 'DE/P',
      value: 2,
      conclusion: { key: 'all-met', article: '6.2' },
    });
    expect(contributions[1]).toMatchObject({
      outcome: 'forfeit-win',
      value: 1,
      reason: { key: 'encounter', article: '6.1' },
    });
  });

  it('first, by 6.3', () => {
    expect(directEncounterRule.explain(tournament, [2, 1, 0])(0)).toMatchObject({
      value: 1,
      conclusion: { key: 'first-whatever-the-outcome', article: '6.3' },
    });
  });

  it('alone', () => {
    const alone = { value: 1, contributions: [], conclusion: { key: 'alone', article: '6' }, steps: [] };
    expect(directEncounterRule.explain(tournament, [3])(3)).toMatchObject({ ...alone, player: 'X' });
    expect(directEncounterRule.explain(tournament, [])(3)).toMatchObject({ ...alone, player: 'X' });
    // One whom the games don't have
    const { tournament: longer, player } = seatOf(openTable(crosstable(GAMES)), 'Z');
    expect(directEncounterRule.explain(longer, [])(player)).toMatchObject({ ...alone, player: 'Z' });
  });
});
