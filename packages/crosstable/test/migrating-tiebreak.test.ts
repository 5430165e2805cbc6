// The npm package tiebreak 0.4.0 beside crosstable: the same tournaments, and each case in which the values differ.
// migrating.md of the site tells users about these cases.

import { readFileSync, readdirSync } from 'node:fs';

import { Results, Tiebreak, TournamentType } from 'tiebreak';
import { describe, expect, it } from 'vitest';

import { bye, call, game } from '@crosstable/core/testing/notation';
import { GOLDEN, type GoldenGroup } from '@crosstable/standings/testing/golden-values';

import { type Edition, type Rounds, crosstable, explain, standings, tiebreak, tiebreakValues } from '../src/index.js';
import {
  type Adjustment,
  BUCHHOLZ_CODES,
  type BuchholzCode,
  hasCounterpart,
  missedRounds,
  reasonToDiffer,
  theirValue,
  theirs,
} from './tiebreak-package.js';

/** Our value of a Swiss tournament, and theirs. */
function both(code: BuchholzCode, player: string, games: Rounds, edition: Edition = '2024-08') {
  return {
    ours: tiebreak(code)(player, crosstable(games, { system: 'swiss', edition })),
    theirs: theirValue(code, theirs(games), player, games.length),
  };
}

const groups = readdirSync(GOLDEN)
  .filter((name) => name.endsWith('@2024-08.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, GOLDEN), 'utf8')) as GoldenGroup);
/** The Swiss tournaments that it can be told of, and those of them in which everybody played every round. */
const told = groups
  .flatMap(({ tournaments }) => tournaments)
  .filter(
    ({ system, scoring, games }) => system === 'swiss' && scoring === undefined && games.flat().every(hasCounterpart),
  );
const playedOut = told.filter(({ games, players }) =>
  games.every((round) => round.length * 2 === players.length && round.every(({ kind }) => kind === undefined)),
);

type Golden = (typeof told)[number];

/** The differences between our values under an edition and theirs, and how many were compared and left out. */
function compared(tournaments: readonly Golden[], edition: Edition, adjustment?: Adjustment) {
  const differing: string[] = [];
  const counts = { values: 0, leftOut: 0 };
  for (const { id, games, players, rounds } of tournaments) {
    const table = crosstable(games, { players, system: 'swiss', edition });
    const by = theirs(games, adjustment);
    const ids = players.map(({ id: player }) => player);
    const missed = missedRounds(ids, games);
    for (const code of ['PTS', ...BUCHHOLZ_CODES] as const) {
      const values = tiebreakValues(code, table);
      for (const [player, unplayed] of missed) {
        const isLeftOut = reasonToDiffer(code, unplayed) !== undefined;
        counts[isLeftOut ? 'leftOut' : 'values']++;
        const value = theirValue(code, by, player, rounds);
        if (!isLeftOut && values.get(player) !== value)
          differing.push(`${id} ${code} of ${player}: theirs is ${value}`);
      }
    }
  }
  return { differing, ...counts };
}

describe('the same values', () => {
  it('PTS, BH and its cuts in tournaments with byes and forfeits, edition 2024-08, but for the cases below', () => {
    const { differing, values, leftOut } = compared(told, '2024-08');
    expect(differing).toEqual([]);
    expect(values).toBeGreaterThan(2000);
    expect(leftOut).toBeLessThan(values / 3);
  });

  it.each(['FIDE_2023', 'FIDE_2009', 'NONE'] as const)('by %s in both editions where every round is played', (how) => {
    for (const edition of ['2024-08', '2026-03'] as const) {
      const { differing, values, leftOut } = compared(playedOut, edition, how);
      expect(differing).toEqual([]);
      expect(values).toBeGreaterThan(800);
      expect(leftOut).toBe(0);
    }
  });
});

describe('other values', () => {
  /** The example of its README: D doesn't come to round 1 and isn't paired in round 2, in which C has a bye. */
  const games = [
    [game('C', 'A', 0.5), game('B', 'D', 1, 'forfeit-win')],
    [game('A', 'B', 0), bye('C', 'pairing-bye')],
  ];

  it('16.4.1, edition 2026-03: the dummy of a forfeit win has no more than the opponent who didn’t come', () => {
    // A has ½. The dummy: B's own 2 before; at most D's ½ now, a zero-point bye in the last round being a draw (16.3.2).
    expect(both('BH', 'B', games)).toEqual({ ours: 2.5, theirs: 2.5 });
    expect(both('BH', 'B', games, '2026-03')).toEqual({ ours: 1, theirs: 2.5 });
  });

  it('16.4.2, edition 2026-03: the dummy of a bye has no more than a draw in every round', () => {
    // A has ½. The dummy: C's own 1½ before; at most 2 × ½ now.
    expect(both('BH', 'C', games)).toEqual({ ours: 2, theirs: 2 });
    expect(both('BH', 'C', games, '2026-03')).toEqual({ ours: 1.5, theirs: 2 });
  });

  it.each(['2024-08', '2026-03'] as const)(
    '16.3.1, edition %s: a forfeit loss is 0, at the end of a record too',
    (edition) => {
      // P meets X, who then loses by forfeit, and Z, who has 1. X: 0 points. Theirs: ½ for the round after the last one played.
      const late = [
        [game('P', 'X', 1), game('Y', 'Z', 0.5)],
        [game('Y', 'X', 1, 'forfeit-win'), game('P', 'Z', 0.5)],
      ];
      expect(both('BH', 'P', late, edition)).toEqual({ ours: 1, theirs: 1.5 });
      // A bye in its place is a draw for both: 16.3.2.
      const asked = [late[0], [bye('X', 'zero-bye'), game('P', 'Z', 0.5)]];
      expect(both('BH', 'P', asked, edition)).toEqual({ ours: 1.5, theirs: 1.5 });
    },
  );

  it('14.3: the high cut of a median takes the highest value, a voluntary unplayed round too', () => {
    // P beats A and B and has two half-point byes: 3 points, and so have both dummies.
    const rounds = [
      [game('P', 'A', 1), bye('B', 'half-bye')],
      [game('P', 'B', 1), bye('A', 'half-bye')],
      [bye('P', 'half-bye'), game('A', 'B', 0.5)],
      [bye('P', 'half-bye'), game('A', 'B', 1)],
    ];
    // A: 0 + ½ + ½ + 1 = 2, B: ½ + 0 + ½ + 0 = 1. Of 2, 1, 3, 3 one 3 goes as the least significant (16.5.1), the other as
    // the most. Theirs keeps it and cuts the 2.
    expect(both('BH/M1', 'P', rounds)).toEqual({ ours: 3, theirs: 4 });
    expect(both('BH', 'P', rounds)).toEqual({ ours: 9, theirs: 9 });
    expect(both('BH/C1', 'P', rounds)).toEqual({ ours: 6, theirs: 6 });
  });

  it('FIDE_2009 and NONE have no counterpart', () => {
    // B of the README's example. 2009: a virtual opponent with 0 + 0 + ½, and A's ½. None: D's 0, and A's ½.
    const valueBy = (how: 'FIDE_2009' | 'NONE') => theirValue('BH', theirs(games, how), 'B', 2);
    expect([valueBy('FIDE_2009'), valueBy('NONE')]).toEqual([1, 0.5]);
    expect(both('BH', 'B', games).ours).toBe(2.5);
  });

  it('without a system a round without a record counts for nothing; theirs is a zero-point bye, as in a Swiss', () => {
    // Z isn't there in round 2, so that P sees a draw there (16.3.2): ½. Y came for round 2 and won it: 1.
    const missing = [[game('P', 'Z', 1)], [game('P', 'Y', 0)]];
    expect(both('BH', 'P', missing)).toEqual({ ours: 1.5, theirs: 1.5 });
    expect(tiebreak('BH')('P', crosstable(missing, { edition: '2024-08' }))).toBe(1);
  });

  it('those who are tied stand in the order of the players, not of their ids', () => {
    const drawn = [[game('Zoe', 'Ann', 0.5)]];
    const table = crosstable(drawn, { system: 'swiss' });
    expect(standings(table, ['PTS']).map(({ rank, player }) => [rank, player])).toEqual([
      [1, 'Zoe'],
      [1, 'Ann'],
    ]);
    const ranking = theirs(drawn).ranking(1, [Tiebreak.SCORE]);
    expect(ranking.map(({ rank, playerId }) => [rank, playerId])).toEqual([
      [1, 'Ann'],
      [1, 'Zoe'],
    ]);
  });

  it('Sonneborn-Berger is in its README and not in its package', () => {
    expect(Object.values(Tiebreak)).toEqual(['SCORE', 'BH', 'BH-C1', 'BH-C2', 'BH-M1', 'BH-M2']);
    expect(theirs(games)).not.toHaveProperty('sonnebornBerger');
    // B beat D, who has 2 as a dummy, and A, who has ½.
    expect(tiebreak('SB')('B', crosstable(games, { system: 'swiss', edition: '2024-08' }))).toBe(2.5);
  });

  it('adjustedScore is the score in an explanation of a game against the player', () => {
    const late = [[game('P', 'X', 1)], [bye('X', 'zero-bye')]];
    const [first] = explain('BH', 'P', crosstable(late, { system: 'swiss' })).contributions;
    expect({ ours: first.score, theirs: theirs(late).adjustedScore('X', 2) }).toEqual({ ours: 0.5, theirs: 0.5 });
  });

  it('ids are strings: the number 1 is nobody, and there another player than the text 1', () => {
    const pairings = [
      { white: 1, black: '2', scoreWhite: 1, scoreBlack: 0, forfeited: false } as const,
      { white: '1', black: 2, scoreWhite: 1, scoreBlack: 0, forfeited: false } as const,
    ];
    const results = new Results(TournamentType.SWISS, [{ pairings }]);
    expect(results.allPlayers()).toEqual([1, '2', '1', 2]);
    const given: unknown = [[{ white: 1, black: '2', result: 1 }]];
    expect(() => call(crosstable, [given])).toThrow(TypeError);
  });

  it('a player who isn’t in the players given has no value', () => {
    const players = ['A', 'B', 'C', 'D'].map((id) => ({ id }));
    expect(theirValue('BH', theirs(games), 'X', 2)).toBe(0);
    expect(() => tiebreak('BH')('X', crosstable(games, { players, system: 'swiss' }))).toThrow(RangeError);
    expect(tiebreak('BH')('X', crosstable(games, { system: 'swiss' }))).toBe(0);
  });

  it('other cuts have no counterpart; to cut only the highest leaves nothing there', () => {
    // B met A, who has ½, and a dummy, who has 2: without the lowest 2 is left, and without the highest ½ would be.
    expect([theirs(games).buchholz('B', 2, 0, 1), theirs(games).buchholz('B', 2, 1, 0)]).toEqual([0, 2]);
    expect(() => tiebreak('BH/C3')('A', crosstable([]))).toThrow(RangeError);
  });
});
