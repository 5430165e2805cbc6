// Laws for all tournaments: the reader gives what was written.
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { readSwissManager } from '../src/index.js';
import {
  BYE,
  NOT_PAIRED,
  type Written,
  type WrittenGame,
  named,
  written,
} from '@crosstable/core/testing/written-swiss-manager';

const GAME_CODES = [0, 1, 2, 3, 4, 5, 6, 10, 15, 16, 17];
const ABSENCE_CODES = [0, 1, 2, 3];

/** The points of White and Black by the code, as the specification lists them. */
const POINTS: Readonly<Record<number, readonly [number, number]>> = {
  1: [1, 0],
  2: [0.5, 0.5],
  3: [0, 1],
  4: [1, 0],
  5: [0, 1],
  6: [0, 0],
  10: [0, 0],
  15: [1, 0],
  16: [0.5, 0.5],
  17: [0, 1],
};

/** A round of so many players in any order: pairs, and the others absent or, one of them, with the bye. */
const roundOf = (players: number) =>
  fc
    .record({
      order: fc.shuffledSubarray(
        Array.from({ length: players }, (_, at) => at + 1),
        { minLength: players },
      ),
      pairs: fc.nat(Math.floor(players / 2)),
      codes: fc.array(fc.constantFrom(...GAME_CODES), { minLength: players, maxLength: players }),
      absences: fc.array(fc.constantFrom(...ABSENCE_CODES), { minLength: players, maxLength: players }),
      hasBye: fc.boolean(),
    })
    .map(({ order, pairs, codes, absences, hasBye }): WrittenGame[] =>
      order.flatMap((player, at): readonly WrittenGame[] => {
        if (at < 2 * pairs) return at % 2 === 0 ? [[player, order[at + 1], codes[at]]] : [];
        return [hasBye && at === 2 * pairs ? [player, BYE, 9] : [player, NOT_PAIRED, absences[at]]];
      }),
    );

const tournaments = fc.integer({ min: 1, max: 9 }).chain((players) =>
  fc.record({
    players: fc.constant(players),
    names: fc.array(fc.string({ unit: 'binary', maxLength: 9 }), { minLength: players, maxLength: players }),
    games: fc.array(roundOf(players), { maxLength: 5 }),
    planned: fc.nat(3),
  }),
);

it('names, pairs and points are those that were written', () => {
  fc.assert(
    fc.property(tournaments, ({ players: count, names, games, planned }) => {
      const players = named(count).map((player, at) => ({ ...player, texts: { 0: names[at] } }));
      const file: Written = { players, games, rounds: games.length + planned, paired: games.length };
      const read = readSwissManager(written(file));
      expect([read.rounds, read.pairedRounds, read.games?.length]).toEqual([
        games.length + planned,
        games.length,
        games.length,
      ]);
      read.games?.forEach((round, at) => {
        expect(round.map(({ white, black }) => [white, black])).toEqual(
          games[at].map(([white, black]) => [String(white), black >= NOT_PAIRED ? '' : String(black)]),
        );
        round.forEach(({ result, blackResult, kind }, place) => {
          const [, black, code] = games[at][place];
          if (black >= NOT_PAIRED || code === 0) return;
          const other = blackResult ?? (kind === 'double-forfeit' ? 0 : 1 - Number(result));
          expect([result, other]).toEqual(POINTS[code]);
        });
      });
      // Addresses for e-mail and paths are left out, and halves of characters can't be kept
      const isKept = (name: string): boolean => !/[@\\\ud800-\udfff]/.test(name);
      read.players.forEach(({ name }, at) => {
        if (isKept(names[at])) expect(name).toBe(names[at].trim());
      });
    }),
  );
});
