import { describe, expect, it } from 'vitest';

import { type Edition, type Rounds, crosstable } from '@crosstable/core';
import { byeWithoutKind, game } from '@crosstable/core/testing/notation';

import { directEncounter } from '../src/index.js';
import { games } from './one-game-rounds.js';

describe('6.1: the scores from the games between the tied make separate standings', () => {
  it('C beat A, and drew with B, who drew with A: C 1½, B 1, A ½', () => {
    const played = games(['A', 'B', 0.5], ['C', 'A', 1], ['B', 'C', 0.5]);
    expect(directEncounter(['A', 'B', 'C'], played)).toEqual([['C'], ['B'], ['A']]);
  });

  it('games against others don’t count', () => {
    const played = games(['A', 'B', 1], ['B', 'X', 1], ['B', 'Y', 1], ['X', 'A', 1]);
    expect(directEncounter(['B', 'A'], played)).toEqual([['A'], ['B']]);
  });

  it('who never met stays tied, in the order in which they are listed', () => {
    expect(directEncounter(['B', 'A'], games(['A', 'X', 1], ['B', 'X', 0]))).toEqual([['B', 'A']]);
    expect(directEncounter(['Z', 'A'], [])).toEqual([['Z', 'A']]);
  });

  it('the points awarded are what counts: a decision of the arbiter, another scoring', () => {
    const decided: Rounds = [[{ white: 'A', black: 'B', result: 0.5, blackResult: 0 }]];
    expect(directEncounter(['B', 'A'], decided)).toEqual([['A'], ['B']]);
    const nobody: Rounds = [[{ white: 'A', black: 'B', result: 0, blackResult: 0 }]];
    expect(directEncounter(['B', 'A'], nobody)).toEqual([['B', 'A']]);
    // 1-½-0: A 1 + 0 + ½ = 1½, B 0 + 1 + ½ = 1½, C 1 + 0 + ½, D ½ + ½ + ½: all tied. 3-1-0: A, B and C 4, D 3
    const played = games(
      ['A', 'B', 1],
      ['B', 'C', 1],
      ['C', 'A', 1],
      ['D', 'A', 0.5],
      ['D', 'B', 0.5],
      ['D', 'C', 0.5],
    );
    expect(directEncounter(['A', 'B', 'C', 'D'], played)).toEqual([['A', 'B', 'C', 'D']]);
    const football = crosstable(played, { scoring: { win: 3, draw: 1 } });
    expect(directEncounter(['A', 'B', 'C', 'D'], football)).toEqual([['A', 'B', 'C'], ['D']]);
  });

  it('nobody, or one: there is nothing to separate', () => {
    expect(directEncounter([], games(['A', 'B', 1]))).toEqual([]);
    expect(directEncounter(['A'], games(['A', 'B', 1]))).toEqual([['A']]);
    expect(directEncounter(['Z'], games(['A', 'B', 1]))).toEqual([['Z']]);
  });

  it('byes of the tied are no games between them', () => {
    expect(directEncounter(['A', 'B'], [[byeWithoutKind('A', 1), byeWithoutKind('B', 0)]])).toEqual([['A', 'B']]);
  });
});

describe('6.1.1: forfeits', () => {
  const forfeited: Rounds = [[game('A', 'B', 1, 'forfeit-win')]];
  const tied = ['B', 'A'];

  it('are excluded', () => {
    expect(directEncounter(tied, forfeited)).toEqual([['B', 'A']]);
    expect(directEncounter(tied, crosstable(forfeited, { system: 'swiss' }))).toEqual([['B', 'A']]);
  });

  it('count where the regulations of the tournament say so', () => {
    expect(directEncounter(tied, forfeited, { forfeits: true })).toEqual([['A'], ['B']]);
    expect(directEncounter(tied, forfeited, { forfeits: false })).toEqual([['B', 'A']]);
  });

  it.each<Edition>(['2024-08', '2026-03'])('are regular games in a round robin (15.2), edition %s', (edition) => {
    const table = crosstable(forfeited, { system: 'round-robin', edition });
    expect(directEncounter(tied, table)).toEqual([['A'], ['B']]);
  });

  it('a double forfeit is a meeting, too, where forfeits count', () => {
    // All met: A 1 + 0, B 0 + 1, C 0 + 0; among A and B again A 1
    const played: Rounds = [[game('A', 'B', 1)], [game('A', 'C', 0, 'double-forfeit')], [game('B', 'C', 1)]];
    expect(directEncounter(['C', 'B', 'A'], played, { forfeits: true })).toEqual([['A'], ['B'], ['C']]);
    // Excluded, the game of A and C is missing: A is 1 at worst and B 1 at best
    expect(directEncounter(['C', 'B', 'A'], played)).toEqual([['C', 'B', 'A']]);
  });

  it('an excluded one is a missing game: it could have been won or lost', () => {
    // A 1 at least and 2 at most, B 1, C 0 to 1; were the forfeit no game at all, A 1, B 1 and C 0 would all have met
    const played: Rounds = [[game('A', 'B', 1)], [game('A', 'C', 1, 'forfeit-win')], [game('B', 'C', 1)]];
    expect(directEncounter(['A', 'B', 'C'], played)).toEqual([['A', 'B', 'C']]);
    expect(directEncounter(['A', 'B', 'C'], played, { forfeits: true })).toEqual([['A'], ['B'], ['C']]);
  });

  it('who also played each other have met', () => {
    const played: Rounds = [[game('A', 'B', 0)], [game('A', 'B', 1, 'forfeit-win')]];
    expect(directEncounter(['A', 'B'], played)).toEqual([['B'], ['A']]);
    expect(directEncounter(['A', 'B'], played, { forfeits: true })).toEqual([['A', 'B']]); // ½ each on average
  });

  it('a forfeit against nobody known is no encounter', () => {
    const played: Rounds = [[game('A', '', 1, 'forfeit-win')], [game('B', 'B', 0, 'forfeit-loss')]];
    expect(directEncounter(['A', 'B'], played, { forfeits: true })).toEqual([['A', 'B']]);
  });
});

describe('6.1.2: of players who met more than once the average counts', () => {
  it('A and B met three times, a draw and a win each: ½ each, so the win against C decides', () => {
    // A ½ + 1 = 1½, B ½ + ½ = 1, C 0 + ½ = ½; as sums A 2½, B 2
    const played = games(['A', 'B', 1], ['B', 'A', 1], ['A', 'B', 0.5], ['A', 'C', 1], ['B', 'C', 0.5]);
    expect(directEncounter(['C', 'B', 'A'], played)).toEqual([['A'], ['B'], ['C']]);
  });

  it('the sum of the games would put another first', () => {
    // Averages: A (½+½+½)/3 + 0 = ½, B ½ + ½ = 1, C 1 + ½ = 1½; sums: A 1½, B 2, C 1½
    const played = games(['A', 'B', 0.5], ['A', 'B', 0.5], ['A', 'B', 0.5], ['A', 'C', 0], ['B', 'C', 0.5]);
    expect(directEncounter(['A', 'B', 'C'], played)).toEqual([['C'], ['B'], ['A']]);
  });

  it('thirds are exact: 1/6, 2/3 and 1/6 are as much as one win', () => {
    // A: 1/6 against B, 2/3 against C, 1/6 against D, 0 against E, together 1. E: 1 against D. Their own game ended 0–0.
    // B 5/6 + 1 + ½ + ½, C 1/3 + 1 + ½ + ½, D 5/6 + 0 + ½ + ½
    const played: Rounds = [
      ...games(['A', 'B', 0.5], ['B', 'A', 1], ['A', 'B', 0]),
      ...games(['A', 'C', 1], ['C', 'A', 0], ['A', 'C', 0]),
      ...games(['A', 'D', 0.5], ['D', 'A', 1], ['A', 'D', 0]),
      [{ white: 'A', black: 'E', result: 0, blackResult: 0 }],
      ...games(['B', 'C', 0.5], ['B', 'D', 0.5], ['C', 'D', 0.5], ['E', 'B', 0], ['E', 'C', 0], ['E', 'D', 1]),
    ];
    expect(directEncounter(['A', 'B', 'C', 'D', 'E'], played)).toEqual([['B'], ['C'], ['D'], ['A', 'E']]);
  });

  it('a double round robin: every pair is averaged, which changes no order', () => {
    // A–B 1½:½, A–C ½:1½, B–C 2:0. Averages: A ¾+¼ = 1, B ¼+1 = 1¼, C ¾+0 = ¾
    const played = games(['A', 'B', 1], ['B', 'A', 0.5], ['A', 'C', 0], ['C', 'A', 0.5], ['B', 'C', 1], ['C', 'B', 0]);
    const table = crosstable(played, { system: 'round-robin' });
    expect(directEncounter(['A', 'B', 'C'], table)).toEqual([['B'], ['A'], ['C']]);
  });

  it('where only one of the two games has been played, they have met', () => {
    const table = crosstable(games(['A', 'B', 1], ['B', 'A', 0.5], ['A', 'C', 1], ['C', 'B', 0]), {
      system: 'round-robin',
    });
    // A ¾ + 1, B ¼ + 1, C 0
    expect(directEncounter(['C', 'B', 'A'], table)).toEqual([['A'], ['B'], ['C']]);
  });
});
