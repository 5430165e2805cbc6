import { describe, expect, it } from 'vitest';

import { averageRatingOfOpponents } from '@crosstable/average-rating';
import { buchholz } from '@crosstable/buchholz';
import { type CrosstableOptions, type Game, type Rounds, crosstable } from '@crosstable/core';
import { bye, game } from '@crosstable/core/testing/notation';
import { directEncounter } from '@crosstable/direct-encounter';
import { koya } from '@crosstable/koya';
import { progressive } from '@crosstable/progressive';
import { progressiveCut1 } from '@crosstable/progressive/cut1';
import { progressiveCut1Fide } from '@crosstable/progressive/cut1-fide';

import { checkList } from '../src/check-list.js';
import { explain } from '../src/explain.js';
import { standings } from '../src/standings.js';
import { tiebreak, tiebreakValues } from '../src/values.js';

/** A game that is paired and not finished. */
function open(white: string, black: string): Game {
  return { white, black, result: null };
}

function valuesOf(code: string, games: Rounds, options?: CrosstableOptions): Record<string, number | null> {
  return Object.fromEntries(tiebreakValues(code, crosstable(games, options)));
}

/** Three rounds so far: A 2, B 1, C 1, D 0; the third is being played. */
const RUNNING = [
  [game('A', 'B', 1), game('C', 'D', 1)],
  [game('A', 'C', 1), game('B', 'D', 1)],
  [open('A', 'D'), open('C', 'B')],
];
const FINISHED = RUNNING.slice(0, 2);

describe('a game that isn’t finished', () => {
  it('is refused with a kind, a result of Black or without two players', () => {
    const because = 'because the result is null';
    const cases: [Partial<Game>, string][] = [
      [{ black: '' }, `games[0][0].black: expected an opponent, ${because}, got ""`],
      [{ black: 'A' }, `games[0][0].black: expected an opponent, ${because}, got "A"`],
      [{ kind: 'half-bye' }, `games[0][0].kind: expected no kind, ${because}, got "half-bye"`],
      [{ kind: 'forfeit-win' }, `games[0][0].kind: expected no kind, ${because}, got "forfeit-win"`],
      [{ blackResult: 0 }, `games[0][0].blackResult: expected nothing, ${because}, got 0`],
    ];
    for (const [change, text] of cases) {
      const games = [[{ ...open('A', 'B'), ...change }]];
      expect(() => crosstable(games)).toThrow(new RangeError(text));
      expect(() => progressive('A', games)).toThrow(new RangeError(text));
    }
  });

  it('needs its players in the list and in one game of the round, like any other', () => {
    expect(() => crosstable([[open('A', 'B'), game('B', 'C', 1)]])).toThrow(
      new RangeError('games[0][1]: expected an id used once in round 1, got "B"'),
    );
    expect(() => crosstable([[open('A', 'B')]], { players: [{ id: 'A' }] })).toThrow(
      new RangeError('games[0][0]: expected a listed player, got "B"'),
    );
  });

  // Neither a bye nor an absence: the values are those of the finished rounds
  it.each(['PTS', 'WIN', 'WON', 'BPG', 'BWG', 'STD', 'PS', 'BH', 'BH/C1', 'BH/M1', 'BH/P', 'SB', 'SB/C1', 'AOB'])(
    '%s: nothing',
    (code) => {
      expect(valuesOf(code, RUNNING, { system: 'swiss' })).toEqual(valuesOf(code, FINISHED, { system: 'swiss' }));
      expect(valuesOf(code, RUNNING)).toEqual(valuesOf(code, FINISHED));
    },
  );

  it.each(['ARO', 'ARO/C1', 'TPR', 'PTP', 'APRO', 'APPO'])('%s: nothing', (code) => {
    const players = ['A', 'B', 'C', 'D'].map((id, at) => ({ id, rating: 2000 - 100 * at }));
    expect(valuesOf(code, RUNNING, { players })).toEqual(valuesOf(code, FINISHED, { players }));
  });

  it('7.1, 7.7: nothing, even where a win awards nothing', () => {
    const options = { scoring: { win: 0, draw: 0 } };
    expect(valuesOf('WIN', [[open('A', 'B')]], options)).toEqual({ A: 0, B: 0 });
    expect(valuesOf('STD', [[open('A', 'B')]], options)).toEqual({ A: 0, B: 0 });
  });

  it('7.5: no running total, in bare games and in a table', () => {
    // A: 1, then nothing in round 2, then 1 + ½
    const games = [[game('A', 'B', 1)], [open('A', 'C')], [game('D', 'A', 0.5)]];
    expect(progressive('A', games)).toBe(2.5);
    expect(tiebreak('PS')('A', crosstable(games))).toBe(2.5);
  });

  it('14.1.1.c: the rounds cut are the first by number', () => {
    const games = [[open('A', 'B')], [game('A', 'C', 1)], [game('D', 'A', 0.5)], [game('A', 'E', 1)]];
    // 1, 1½, 2½ after rounds 2, 3, 4
    for (const code of ['PS', 'PS/C1'] as const) expect(tiebreak(code)('A', crosstable(games))).toBe(5);
    expect(tiebreak('PS/C2')('A', crosstable(games))).toBe(4);
    expect(progressiveCut1Fide('A', games)).toBe(5);
    expect(progressiveCut1('A', games)).toBe(5);
    const later = [games[1], games[0], games[2], games[3]];
    expect(tiebreak('PS/C2')('A', crosstable(later))).toBe(4); // 1½ + 2½
  });

  it('7.6: counts, in a Swiss and with predetermined pairings', () => {
    for (const system of ['swiss', 'round-robin', undefined] as const) {
      expect(valuesOf('REP', RUNNING, { system })).toEqual({ A: 3, B: 3, C: 3, D: 3 });
    }
  });

  it('9.2: nothing, but its round counts towards the maximum', () => {
    // Half of two wins is 1: B and C reach it. Half of three is 1½, which only A reaches
    expect(valuesOf('KS', FINISHED, { system: 'round-robin' })).toEqual({ A: 2, B: 0, C: 0, D: 0 });
    expect(valuesOf('KS', RUNNING, { system: 'round-robin' })).toEqual({ A: 0, B: 0, C: 0, D: 0 });
    expect(koya('A', RUNNING)).toBe(0);
    const table = crosstable(RUNNING, { system: 'round-robin' });
    expect(explain('KS', 'A', table).conclusion.values).toEqual({ limit: 1.5, maximum: 3 });
    expect(explain('KS', 'A', table).contributions.map(({ round }) => round)).toEqual([1, 2]);
  });

  it('16.2.3: requested byes before it are followed by a round', () => {
    const games = (last: Game): Rounds => [[game('A', 'B', 1)], [bye('B', 'half-bye')], [bye('B', 'zero-bye')], [last]];
    // B has ½. Without the last round the zero-point bye would count as a draw: 1
    expect(buchholz('A', games(open('B', 'C')))).toBe(0.5);
    expect(buchholz('A', games(game('B', 'C', 0)))).toBe(0.5);
    expect(buchholz('A', games(bye('B', 'zero-bye')))).toBe(1.5);
  });

  it('16.4.2: its round counts for the most that a dummy can have', () => {
    const won = [game('A', 'B', 1), game('C', 'D', 1)];
    const games = [[bye('A', 'full-bye')], won, [open('A', 'C')]];
    expect(buchholz('A', games)).toBe(1.5); // B 0; the dummy 2, but no more than three draws
    expect(buchholz('A', games.slice(0, 2))).toBe(1);
  });

  it('a player without a record has a zero-point bye at once in a Swiss', () => {
    const games = [[game('A', 'B', 1), game('C', 'D', 1)], [open('A', 'C')]];
    // B was absent in round 2, which A sees as a draw
    expect(valuesOf('BH', games, { system: 'swiss' })).toEqual({ A: 0.5, B: 1, C: 0.5, D: 1 });
  });

  it('8.3: Fore Buchholz takes the announced final round as drawn', () => {
    // p1 1½, p2 1, p3 1, p4 ½ after two rounds; with draws in the third 2, 1½, 1½, 1
    const games = [
      [game('p1', 'p2', 1), game('p3', 'p4', 0.5)],
      [game('p1', 'p3', 0.5), game('p2', 'p4', 1)],
      [open('p1', 'p4'), open('p2', 'p3')],
    ];
    // p1: p2 1½ + p3 1½ + p4 1. p2: p1 2 + p4 1 + p3 1½. p3: p4 1 + p1 2 + p2 1½. p4: p3 1½ + p2 1½ + p1 2
    const drawn = { p1: 4, p2: 4.5, p3: 4.5, p4: 5 };
    expect(valuesOf('FB', games, { rounds: 3 })).toEqual(drawn);
    const [, , third] = explain('FB', 'p1', crosstable(games, { rounds: 3 })).contributions;
    expect(third).toMatchObject({ round: 3, opponent: 'p4', outcome: 'unfinished', points: 0, score: 1, value: 1 });
    // The final round is a later one: nothing
    expect(valuesOf('FB', games, { rounds: 4 })).toEqual(valuesOf('BH', games.slice(0, 2)));
  });

  it('8.2, 8.3: the final round makes opponents for AOB/F, finished or not', () => {
    const games = [[game('A', 'B', 1), game('C', 'D', 1)], [open('A', 'C')]];
    // Fore Buchholz: A has 1½ with the draw, C 1½, B 0, D 0. B met 1½, D 1½; A met B 0 + C 1½, C met D 0 + A 1½
    const options = { rounds: 2 };
    expect(valuesOf('AOB/F', games, options)).toEqual({ A: 1.5, B: 1.5, C: 1.5, D: 1.5 });
    expect(explain('AOB/F', 'A', crosstable(games, options)).contributions.map(({ round }) => round)).toEqual([1, 2]);
    expect(explain('AOB/F', 'A', crosstable(games, { rounds: 3 })).contributions.map(({ round }) => round)).toEqual([
      1,
    ]);
  });

  it('6.3: is a missing game, with forfeits as games or without', () => {
    expect(directEncounter(['A', 'B'], [[open('A', 'B')]])).toEqual([['A', 'B']]);
    expect(directEncounter(['A', 'B'], [[open('A', 'B')]], { forfeits: true })).toEqual([['A', 'B']]);
    // A beat B and C, who are playing: A is first whatever the outcome
    const three = [[game('A', 'B', 1)], [game('A', 'C', 1)], [open('B', 'C')]];
    expect(directEncounter(['A', 'B', 'C'], three)).toEqual([['A'], ['B', 'C']]);
    const steps = explain('DE', 'B', crosstable([[game('A', 'B', 1)], [game('A', 'C', 1)], [open('B', 'C')]]));
    expect(steps.unfinished).toEqual([{ round: 3, opponent: 'C' }]);
  });

  it('6.1.2: another game of the two counts', () => {
    expect(directEncounter(['A', 'B'], [[game('A', 'B', 0)], [open('B', 'A')]])).toEqual([['B'], ['A']]);
  });

  it('6.3 is not for round robins', () => {
    const three = [[game('A', 'B', 1)], [game('A', 'C', 1)], [open('B', 'C')]];
    expect(directEncounter(['A', 'B', 'C'], crosstable(three, { system: 'round-robin' }))).toEqual([['A', 'B', 'C']]);
  });
});

describe('explanations', () => {
  it('list the round apart, and never among the contributions', () => {
    const table = crosstable(RUNNING, { system: 'swiss' });
    for (const code of ['PTS', 'WIN', 'STD', 'PS', 'BH', 'SB', 'KS', 'AOB', 'DE']) {
      const { contributions, unfinished } = explain(code, 'A', table);
      expect(contributions.map(({ round }) => round)).not.toContain(3);
      expect(unfinished).toEqual([{ round: 3, opponent: 'D' }]);
    }
    expect(explain('BH', 'C', crosstable(FINISHED)).unfinished).toEqual([]);
    expect(explain('BH', 'nobody', table).unfinished).toEqual([]);
  });

  it('of the rounds elected count it', () => {
    const { contributions, unfinished, value } = explain('REP', 'A', crosstable(RUNNING));
    expect(contributions[2]).toMatchObject({ round: 3, opponent: 'D', outcome: 'unfinished', value: 1 });
    expect([unfinished, value]).toEqual([[], 3]);
  });
});

describe('a running table', () => {
  it('is the table of the finished games, with the lists that are known before the end', () => {
    const one = [...FINISHED, [open('A', 'D'), game('C', 'B', 0.5)]];
    const rows = standings(crosstable(one, { system: 'swiss' }), ['PTS', 'BH']);
    // C and B have 1½ each. A met B and C; B met A 2, D 0, C 1½; C met D 0, A 2, B 1½; D met C and B
    expect(rows.map(({ rank, player, values }) => [rank, player, ...values])).toEqual([
      [1, 'A', 2, 3],
      [2, 'B', 1.5, 3.5],
      [2, 'C', 1.5, 3.5],
      [4, 'D', 0, 3],
    ]);
    expect(checkList(['PTS', 'BH'], crosstable(one)).ties).toEqual([['B', 'C']]);
  });

  it('of another round is asked for by its number', () => {
    for (const round of [0, 1, 2, 3]) {
      const players = ['A', 'B', 'C', 'D'].map((id) => ({ id, rating: 2000 }));
      for (const options of [{ players, system: 'swiss' as const }, { rounds: 3 }]) {
        const table = crosstable(RUNNING, { ...options, round });
        const same = crosstable(RUNNING.slice(0, round), options);
        expect(table.rounds).toBe(round);
        expect(table).toEqual(same);
        for (const code of ['PTS', 'BH', 'SB', 'PS', 'REP']) {
          expect(tiebreakValues(code, table)).toEqual(tiebreakValues(code, same));
        }
      }
    }
  });

  it('checks the later rounds all the same', () => {
    const bad = [...FINISHED, [open('A', 'D'), game('A', 'B', 1)]];
    expect(() => crosstable(bad, { round: 1 })).toThrow(
      new RangeError('games[2][1]: expected an id used once in round 3, got "A"'),
    );
    expect(() => crosstable(FINISHED, { round: 1, rounds: 1 })).toThrow(
      new RangeError('options.rounds: expected a whole number of at least 2, the rounds in games, got 1'),
    );
  });

  it.each([
    [3, RangeError, 3],
    [-1, RangeError, -1],
    [0.5, RangeError, 0.5],
    [NaN, RangeError, NaN],
    ['1', TypeError, '"1"'],
    [null, TypeError, null],
  ])('refuses the round %s', (round, kind, shown) => {
    const options = { round } as object;
    expect(() => crosstable(FINISHED, options)).toThrow(
      new kind(`options.round: expected a whole number from 0 to 2, the rounds in games, got ${shown}`),
    );
  });
});

it('average ratings of bare games leave it out', () => {
  const players = [
    { id: 'B', rating: 1600 },
    { id: 'C', rating: 1900 },
  ];
  expect(averageRatingOfOpponents('A', [[game('A', 'B', 1)], [open('A', 'C')]], players)).toBe(1600);
});
