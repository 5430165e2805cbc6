import { describe, expect, it } from 'vitest';

import { type Match, type Matches, type Result, type TeamTableOptions, openTable } from '@crosstable/core';
import { board, boards, bye, match } from '@crosstable/core/testing/team-notation';
import { explainExtendedSonnebornBerger, explainScheduleStrength } from '@crosstable/team/explain';
import { explainExtendedDirectEncounter, extendedDirectEncounter } from '@crosstable/team/extended-direct-encounter';
import { extendedSonnebornBerger } from '@crosstable/team/extended-sonneborn-berger';
import { extendedEncounterRule, teamTable } from '@crosstable/team/inside';
import { scheduleStrength } from '@crosstable/team/schedule-strength';

import { explain } from '../../src/explain.js';
import { standings } from '../../src/standings.js';
import { tiebreak, tiebreakValues } from '../../src/values.js';

/** A match on two boards by what the first team scores on each. */
function scored(white: string, black: string, ...results: readonly Result[]): Match {
  const [one, other] = [white.toLowerCase(), black.toLowerCase()];
  return boards(white, black, ...results.map((result, at) => board(`${one}${at + 1}`, `${other}${at + 1}`, result)));
}

function teams(...ids: readonly string[]) {
  return ids.map((id) => ({ id, players: [1, 2, 3].map((at) => `${id.toLowerCase()}${at}`) }));
}

describe('13.2: extended Sonneborn-Berger', () => {
  // In the end: A 5 MP and 8½ GP, B 2 and 5½, C 3 and 6, D 2 and 4
  const matches: Matches = [
    [match('A', 'B', 3, 1), match('C', 'D', 2, 2)],
    [match('A', 'C', 2, 2), match('B', 'D', 3, 1)],
    [match('A', 'D', 3.5, 0.5), match('B', 'C', 1.5, 2.5)],
  ];
  const table = teamTable(matches, { boards: 4, system: 'swiss' });

  it.each([
    ['EMMSB', 'MP', 'MP', 2 * 2 + 4 * 1 + 1 * 2],
    ['EMGSB', 'MP', 'GP', 2 * 3 + 4 * 2 + 1 * 3.5],
    ['EGMSB', 'GP', 'MP', 5.5 * 2 + 6.5 * 1 + 3.5 * 2],
    ['EGGSB', 'GP', 'GP', 5.5 * 3 + 6.5 * 2 + 3.5 * 3.5],
  ] as const)('%s', (code, opponents, own, value) => {
    expect(tiebreak(code)('A', table)).toBe(value);
    expect(tiebreak(code)('A', teamTable(matches, { boards: 4, primary: 'GP' }))).toBe(value);
    expect(extendedSonnebornBerger('A', table, { opponents, own })).toBe(value);
  });

  it('cuts the product with the opponent lowest in the first score, of several the lowest (14.1.2)', () => {
    expect(extendedSonnebornBerger('A', table, { opponents: 'MP', own: 'GP', cut: 1 })).toBe(2 * 3 + 4 * 2);
    expect(extendedSonnebornBerger('A', table, { opponents: 'MP', own: 'GP', cut: 2 })).toBe(4 * 2);
    expect(tiebreak('EGGSB/C1')('A', table)).toBe(5.5 * 3 + 6.5 * 2);
    expect(explainExtendedSonnebornBerger('A', table, { opponents: 'MP', own: 'GP', cut: 1 })).toMatchObject({
      code: 'EMGSB/C1',
      article: '13.2.2',
      value: 14,
      contributions: [
        {
          opponent: 'B',
          points: 3,
          score: 2,
          value: 6,
          cut: null,
          match: { matchPoints: 2, gamePoints: 3, against: 1, boards: null },
        },
        { opponent: 'C', points: 2, score: 4, value: 8, cut: null },
        { opponent: 'D', points: 3.5, score: 1, value: 3.5, cut: { key: 'least-significant', article: '14.1.2' } },
      ],
    });
  });
});

describe('16.3 and 16.4 for teams', () => {
  it('limit the dummy in each score by the scheduled opponent, or by a draw in every round', () => {
    const matches: Matches = [
      [match('A', 'B', 4, 0), match('C', 'D', 4, 0)],
      [{ white: 'A', black: 'C', kind: 'forfeit-win' }, match('B', 'D', 2, 2)],
      [bye('A', 'full-bye'), bye('B', 'zero-bye'), match('C', 'D', 0, 4)],
    ];
    const table = teamTable(matches, { boards: 4, system: 'swiss' });
    // A has 6 MP and 12 GP. B's zero-point bye at the end counts as a draw: 1 + 1 MP, 2 + 2 GP.
    // The dummy of the forfeit has at most C's 2 MP and 4 GP, that of the bye 3 draws: 3 MP, 6 GP
    expect(tiebreak('BH:MP')('A', table)).toBe(2 + 2 + 3);
    expect(tiebreak('BH:GP')('A', table)).toBe(4 + 4 + 6);
    // With the forfeit as a match, A meets C's scores; in 2024 the dummies have A's own scores
    expect(tiebreak('BH:GP/P')('A', table)).toBe(4 + 4 + 6);
    expect(tiebreak('BH:GP')('A', teamTable(matches, { boards: 4, system: 'swiss', edition: '2024-08' }))).toBe(
      4 + 12 + 12,
    );
    expect(tiebreak('EMGSB')('A', table)).toBe(2 * 4 + 2 * 4 + 3 * 4);
  });
});

describe('13.3: extended direct encounter', () => {
  const order = (matches: Matches, tied: readonly string[], options: TeamTableOptions = {}) =>
    extendedDirectEncounter(tied, teamTable(matches, { teams: teams('A', 'B', 'C'), ...options }));

  it('goes on with the secondary score where the primary one separates nobody', () => {
    const matches: Matches = [[match('A', 'B', 2.5, 1.5)], [match('B', 'A', 3, 1)]];
    expect(order(matches, ['A', 'B'])).toEqual([['B'], ['A']]);
    // By game points alone: 4½ against 3½
    expect(order(matches, ['A', 'B'], { primary: 'GP' })).toEqual([['B'], ['A']]);
    expect(tiebreak('DE')('A', teamTable(matches))).toBe(1);
  });

  it('starts every new group with the primary score again', () => {
    // Match points: A, B and C 2 each. Game points: A 4, B 4, C 3½; A and B: A won 2½–1½
    const matches: Matches = [[match('A', 'B', 2.5, 1.5)], [match('B', 'C', 2.5, 1.5)], [match('C', 'A', 2.5, 1.5)]];
    const tilted: Matches = [[match('A', 'B', 2.5, 1.5)], [match('B', 'C', 3, 1)], [match('C', 'A', 2.5, 1.5)]];
    expect(order(matches, ['C', 'B', 'A'])).toEqual([['C', 'B', 'A']]);
    // B 4½, A 4, C 3½
    expect(order(tilted, ['A', 'B', 'C'])).toEqual([['B'], ['A'], ['C']]);
  });

  it('leaves out forfeited matches, unless they count as played', () => {
    const matches: Matches = [[{ white: 'A', black: 'B', kind: 'forfeit-loss' }]];
    const table = teamTable(matches, { boards: 2, system: 'swiss' });
    expect(extendedDirectEncounter(['A', 'B'], table)).toEqual([['A', 'B']]);
    expect(extendedDirectEncounter(['A', 'B'], table, { forfeits: true })).toEqual([['B'], ['A']]);
    const codes = (...list: readonly string[]) => standings(table, list).map(({ player }) => player);
    expect(codes('EDE/P')).toEqual(['B', 'A']);
    expect(codes('TPN/R', 'EDE')).toEqual(['B', 'A']);
  });

  it('compares the boards of the two in the end', () => {
    // 1–1: A wins on board 1, B on board 2
    const matches: Matches = [[scored('A', 'B', 1, 0)], [scored('B', 'C', 1, 1)], [scored('A', 'C', 1, 1)]];
    const table = teamTable(matches, { teams: teams('A', 'B', 'C'), system: 'round-robin' });
    for (const code of ['EDEBT', 'EDEBB', 'EDET', 'EDEB'])
      expect([code, tiebreakValues(code, table).get('B')]).toEqual([code, 2]);
    expect(tiebreakValues('EDE', table).get('B')).toBe(1);
    const steps = explainExtendedDirectEncounter(['A', 'B'], table, { knockOut: 'BT' });
    expect(steps.map(({ score, reason, groups }) => [score, reason.key, groups.length])).toEqual([
      ['MP', 'not-separated', 1],
      ['GP', 'not-separated', 1],
      ['GP', 'board-count', 2],
    ]);
    // The lower sum is first: 1 × 1 against 2 × 1
    expect(steps[2].standings.map(({ player, score, games }) => [player, score, games])).toEqual([
      ['A', 1, [{ round: 1, opponent: 'B', points: 1, boards: [1, 0] }]],
      ['B', 2, [{ round: 1, opponent: 'A', points: 1, boards: [0, 1] }]],
    ]);
  });

  it('is explained with the matches of the two alone', () => {
    // A and C 1–1, A wins on board 1. B, the next in the list, met C in round 1
    const matches: Matches = [[scored('B', 'C', 1, 1)], [scored('A', 'C', 1, 0)]];
    const table = teamTable(matches, { teams: teams('A', 'B', 'C') });
    const steps = explainExtendedDirectEncounter(['A', 'C'], table, { knockOut: 'T' });
    expect(steps[2].standings.map(({ player, score, games }) => [player, score, games])).toEqual([
      ['A', 1, [{ round: 2, opponent: 'C', points: 1, boards: [1, 0] }]],
      ['C', 0, [{ round: 2, opponent: 'A', points: 1, boards: [0, 1] }]],
    ]);
  });

  it('has its option in the code of an explanation', () => {
    const tournament = openTable(teamTable([[scored('A', 'B', 1, 0)]], { teams: teams('A', 'B') }));
    const codes = [false, true].map(
      (forfeits) => extendedEncounterRule('T', forfeits).explain(tournament, [0, 1])(0).code,
    );
    expect(codes).toEqual(['EDET', 'EDET/P']);
  });

  it('compares boards only of exactly two who have met, in their own match', () => {
    const apart: Matches = [
      [scored('A', 'C', 1, 0), bye('B', 'zero-bye')],
      [scored('B', 'C', 0, 1), bye('A', 'zero-bye')],
    ];
    const options: TeamTableOptions = { teams: teams('A', 'B', 'C') };
    expect(order(apart, ['B', 'A'], options)).toEqual([['B', 'A']]);
    const byBoards = (articleTwelve: 'match' | 'tournament') =>
      extendedDirectEncounter(['B', 'A'], teamTable(apart, { ...options, articleTwelve }), { knockOut: 'T' });
    expect(byBoards('match')).toEqual([['B', 'A']]);
    // Over the tournament A has a point on board 1, B none
    expect(byBoards('tournament')).toEqual([['A'], ['B']]);
  });

  it('takes a half-point bye for a draw on every board, where all boards count', () => {
    const matches: Matches = [[scored('A', 'B', 0.5, 0.5)], [bye('A', 'half-bye'), scored('B', 'C', 0, 1)]];
    const table = teamTable(matches, { teams: teams('A', 'B', 'C'), articleTwelve: 'tournament' });
    // Board 1: A ½ + ½, B ½ + 0
    expect(extendedDirectEncounter(['B', 'A'], table, { knockOut: 'T' })).toEqual([['A'], ['B']]);
  });

  it('adds two matches of the same teams, of which articles 6 to 9 take the average (6.1.2)', () => {
    const matches: Matches = [[scored('A', 'B', 1, 0)], [scored('A', 'B', 0, 1)]];
    const table = teamTable(matches, { teams: teams('A', 'B') });
    expect(extendedDirectEncounter(['A', 'B'], table, { knockOut: 'BT' })).toEqual([['A', 'B']]);
  });
});

describe('13.4: scores and schedule strength', () => {
  const matches: Matches = [
    [match('A', 'B', 3, 1), match('C', 'D', 2, 2)],
    [match('A', 'C', 2, 2), match('B', 'D', 3, 1)],
    [match('A', 'D', 3.5, 0.5), match('B', 'C', 1.5, 2.5)],
  ];

  it('divides by what a win in every round is worth in matches, rounded down and at least 1', () => {
    // 2 × 3 rounds / 4 boards = 1.5, so 1; A: 8½ GP and 2 + 4 + 1 MP
    const table = teamTable(matches, { boards: 4, system: 'swiss', rounds: 3 });
    expect(scheduleStrength('A', table)).toBe(8.5 + 7);
    expect(scheduleStrength('A', table, { divisor: 4 })).toBe(8.5 + 7 / 4);
    expect(tiebreak('SSSC/K4')('A', table)).toBe(10.25);
    expect(tiebreak('sssc-k4-f')('A', table)).toBe(tiebreak('SSSC/F/K4')('A', table));
    // Final round drawn: B 2 + 1, C 2 + 1, D 1 + 1 MP; A's game points stay what they are
    expect(tiebreak('SSSC/F')('A', table)).toBe(8.5 + 3 + 3 + 2);
    expect(explainScheduleStrength('A', table).conclusion).toEqual({
      key: 'schedule-strength',
      article: '13.4',
      values: { secondary: 8.5, buchholz: 7, divisor: 1 },
    });
  });

  it('takes forfeited matches for matches only where the variant says so', () => {
    // Two rounds of 2 MP by 2 boards: divided by 2. A has nothing; B 2 + 1 MP, C 4. The dummy of A's forfeit has A's 0
    const forfeited: Matches = [
      [match('A', 'B', 0, 2), match('C', 'D', 2, 0)],
      [{ white: 'A', black: 'C', kind: 'forfeit-loss' }, match('B', 'D', 1, 1)],
    ];
    const table = teamTable(forfeited, { boards: 2, system: 'swiss' });
    expect(scheduleStrength('A', table)).toBe((3 + 0) / 2);
    expect(scheduleStrength('A', table, { forfeits: true })).toBe((3 + 4) / 2);
    expect(['SSSC', 'SSSC/P', 'SSSC/K1/P'].map((code) => tiebreak(code)('A', table))).toEqual([1.5, 3.5, 7]);
  });

  it('with game points as the primary score divides by match points', () => {
    // 4 × 3 / 2 = 6; A: 5 MP and 5½ + 6½ + 3½ GP
    const table = teamTable(matches, { boards: 4, system: 'swiss', primary: 'GP' });
    expect(scheduleStrength('A', table)).toBe((5 * 6 + 15.5) / 6);
  });

  it('rounds the divisor down from its exact value: 0.6 by 0.2 is 3, not 2.9999999999999996', () => {
    // A win in each of two rounds is 2 × 0.3 MP; a board 0.2 GP. A: 0.4 GP, and B's 0 + 0.3 MP
    const decimals = { boards: 1, matchScoring: { win: 0.3, draw: 0.15 }, scoring: { win: 0.2, draw: 0.1 } };
    const rounds = [[match('A', 'B', 0.2, 0)], [match('A', 'C', 0.2, 0), match('B', 'D', 0.2, 0)]];
    const table = teamTable(rounds, { ...decimals, system: 'round-robin', edition: '2024-08' });
    expect(explainScheduleStrength('A', table).conclusion.values).toEqual({
      secondary: 0.4,
      buchholz: 0.3,
      divisor: 3,
    });
    expect(scheduleStrength('A', table)).toBe(0.5); // 0.4 + 0.3 / 3
  });
});

describe('a match that is not finished', () => {
  it('is drawn in Fore Buchholz of the final round, and misses in the extended direct encounter', () => {
    const matches: Matches = [
      [match('A', 'B', 3, 1), match('C', 'D', 4, 0)],
      [match('A', 'C'), match('B', 'D', 2, 2)],
    ];
    const table = teamTable(matches, { boards: 4, rounds: 2, system: 'swiss' });
    // Of A: B 0 + 1, C 2 + 1 MP; B 1 + 2, C 4 + 2 GP
    expect(tiebreak('FB:MP')('A', table)).toBe(4);
    expect(tiebreak('FB:GP')('A', table)).toBe(9);
    expect(extendedDirectEncounter(['A', 'C'], table)).toEqual([['A', 'C']]);
    expect(explain('BH:MP', 'A', table).unfinished).toEqual([{ round: 2, opponent: 'C' }]);
  });
});
