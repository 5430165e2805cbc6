// The collection of tournaments, printed in each form in which people have a table, and read back
import { describe, expect, it } from 'vitest';

import { hasShared, sharedJson, skipNote } from '@crosstable/core/testing/shared-files';

import { readPrintedTable } from '../src/index.js';
import { FORMS_OF_PEOPLE } from '@crosstable/core/testing/forms-of-people';
import { type PlayedSide, chessResults, gamesTold, points, sidesTold, worthOf } from './printed-events.js';

interface GoldenGame {
  readonly white: string;
  readonly black: string;
  readonly result: number;
  readonly kind?: string;
}

interface Golden {
  readonly id: string;
  readonly rounds: number;
  readonly players: readonly { readonly id: string; readonly name: string; readonly rating?: number }[];
  readonly games: readonly (readonly GoldenGame[])[];
}

const SIGNS: Readonly<Record<string, readonly [own: string, other: string]>> = {
  'forfeit-win': ['+', '-'],
  'forfeit-loss': ['-', '+'],
  'double-forfeit': ['-', '-'],
};

const signOf = (result: number): string => (result === 0.5 ? '½' : String(result));

/** The sides of each player; a player without a game in a round has none. */
function sidesOf({ games, players, rounds }: Golden): PlayedSide[][] {
  const at = new Map(players.map(({ id }, place) => [id, place]));
  const sides = players.map(() =>
    Array.from({ length: rounds }, (): PlayedSide => ({ opponent: -1, colour: '', sign: '' })),
  );
  for (const [round, ofRound] of games.entries()) {
    for (const { white, black, result, kind = '' } of ofRound) {
      const [one, other] = [at.get(white) ?? 0, at.get(black) ?? 0];
      if (white === black) {
        sides[one][round] = { opponent: -1, colour: '', sign: signOf(result) };
        continue;
      }
      const [own, others] = SIGNS[kind] ?? [signOf(result), signOf(1 - result)];
      sides[one][round] = { opponent: other, colour: 'white', sign: own };
      sides[other][round] = { opponent: one, colour: 'black', sign: others };
    }
  }
  return sides;
}

const FILES = ['swiss-clean', 'swiss-byes', 'swiss-messy', 'double-forfeit', 'swiss-rematch', 'tiny'];

const read = (file: string): Golden[] =>
  (sharedJson(`golden/individual/${file}.json`) as { readonly tournaments: readonly Golden[] }).tournaments
    .filter(({ players }) => players.length > 3)
    .slice(0, 12);

describe.skipIf(!hasShared)(`golden tournaments${skipNote}`, () => {
  const tournaments = hasShared ? FILES.flatMap(read) : [];

  it.each(Object.entries(FORMS_OF_PEOPLE))('%s has their games, players and points', async (_form, form) => {
    expect(tournaments.length).toBeGreaterThan(40);
    for (const [seed, tournament] of tournaments.entries()) {
      const sides = sidesOf(tournament);
      const page = await readPrintedTable(
        form(
          [
            ['No.', 'Name', 'Rtg', ...sides[0].map((_, at) => `${at + 1}.Rd`), 'Pts.'],
            ...tournament.players.map(({ name, rating = '' }, at) => [
              at + 1,
              name,
              rating,
              ...sides[at].map(chessResults('wb')),
              points(worthOf(sides[at]), '.'),
            ]),
          ],
          seed,
        ),
      );
      const told = sidesTold(sides);
      const played = told.slice(0, told.findLastIndex((round) => round.length > 0) + 1);
      expect([tournament.id, gamesTold(page.games)]).toEqual([tournament.id, played]);
      expect(page.players.map(({ name, rating }) => [name, rating])).toEqual(
        tournament.players.map(({ name, rating }) => [name, rating]),
      );
      expect([...(page.printed.points?.values() ?? [])]).toEqual(sides.map(worthOf));
    }
  });
});
