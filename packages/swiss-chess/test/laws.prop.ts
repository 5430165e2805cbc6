// Laws for all tournaments: the reader gives what was written, and no damage is more than an error.
import fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  type WrittenAlone,
  type WrittenGame,
  playersNamed,
  writtenChess,
} from '@crosstable/core/testing/written-swiss-chess';

import { isInputError, readSwissChess } from '../src/index.js';

/** The rounds without an opponent: the record, and its points. */
const ALONE = [
  [{}, 0],
  [{ status: 2, result: 2 }, 0.5],
  [{ status: 2, result: 3 }, 1],
] as const;

/** A round of so many players in any order: pairs, and the others alone. */
const roundOf = (players: number) =>
  fc
    .record({
      order: fc.shuffledSubarray(
        Array.from({ length: players }, (_, at) => at + 1),
        { minLength: players },
      ),
      pairs: fc.nat(Math.floor(players / 2)),
      results: fc.array(fc.nat(3), { minLength: players, maxLength: players }),
      forfeits: fc.array(fc.boolean(), { minLength: players, maxLength: players }),
      byes: fc.array(fc.nat(2), { minLength: players, maxLength: players }),
    })
    .map(({ order, pairs, results, forfeits, byes }) => ({
      games: order.slice(0, pairs).map((white, at): WrittenGame => {
        const isForfeit = forfeits[at] && results[at] % 2 === 1;
        return [white, order[pairs + at], results[at], isForfeit ? { status: 2 } : {}];
      }),
      alone: order.slice(2 * pairs).map((player, at) => ({ player, bye: byes[at] })),
    }));

const tournaments = fc.integer({ min: 1, max: 9 }).chain((players) =>
  fc.record({
    players: fc.constant(players),
    names: fc.array(fc.stringMatching(/^[A-Za-z\u00C0-\u00FF][ -~\u00A0-\u00FF]{0,30}$/), {
      minLength: players,
      maxLength: players,
    }),
    rounds: fc.array(roundOf(players), { minLength: 1, maxLength: 4 }),
    planned: fc.nat(2),
  }),
);

const fileOf = ({ players, names, rounds, planned }: typeof tournaments extends fc.Arbitrary<infer T> ? T : never) =>
  writtenChess({
    rounds: rounds.length + planned,
    players: playersNamed(players).map((player, at) => ({ ...player, name: names[at] })),
    games: rounds.map(({ games }) => games),
    alone: rounds.map(({ alone }) => alone.map(({ player, bye }): WrittenAlone => [player, ALONE[bye][0]])),
  });

it('names, pairs and points are those that were written', () => {
  fc.assert(
    fc.property(tournaments, (tournament) => {
      const { names, rounds, planned } = tournament;
      const read = readSwissChess(fileOf(tournament));
      expect([read.rounds, read.pairedRounds]).toEqual([rounds.length + planned, rounds.length]);
      // The dummy of a free round, addresses for e-mail and paths are left out
      const isKept = (name: string): boolean => !/[@\\,]|\u00A0|^bye *$/i.test(name);
      names.forEach((name, at) => {
        if (isKept(name)) expect(read.players.find(({ id }) => id === String(at + 1))?.name).toBe(name.trim());
      });
      if (!names.every(isKept)) return;
      rounds.forEach(({ games, alone }, round) => {
        const expected = [
          ...games.map(([white, black, result]) => [
            String(white),
            String(black),
            result === 0 ? null : (result - 1) / 2,
          ]),
          ...alone
            .toSorted((one, other) => one.player - other.player)
            .map(({ player, bye }) => [String(player), '', ALONE[bye][1]]),
        ];
        expect(read.games?.[round].map(({ white, black, result }) => [white, black, result])).toEqual(expected);
      });
      expect(read.notes.map(({ key }) => key)).not.toContain('stored-points');
    }),
  );
});

it('any bytes changed give a tournament, or an error with its place', () => {
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(tournaments, changes, fc.boolean(), (tournament, all, isInHeader) => {
      const bytes = fileOf(tournament);
      for (const [at, value] of all) bytes[isInHeader ? at % 1400 : 13_384 + (at % (bytes.length - 13_384))] = value;
      try {
        expect(readSwissChess(bytes).players.length).toBeGreaterThan(0);
      } catch (error) {
        if (!isInputError(error)) throw error;
        expect(error.path).toMatch(/ \(byte \d+\)$/);
      }
    }),
  );
});
