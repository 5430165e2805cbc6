// Tournaments with values from other programs, written as PGN and read back: the same games, as far as PGN can have them.
import { describe, expect, it } from 'vitest';

import type { Game, Match, Team } from '@crosstable/core';
import { hasShared, sharedJson, sharedNames, skipNote } from '@crosstable/core/testing/shared-files';
import { type ForfeitsBy, isOfPgn, pgnOfMatches, pgnOfRounds } from '@crosstable/core/testing/written-pgn';

import { type PgnEvent, readPgn } from '../src/index.js';

/** A tournament, as far as these tests read it. */
interface Golden {
  readonly name: string;
  readonly system: string;
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly games: readonly (readonly Game[])[];
  readonly teams?: readonly Team[];
  readonly matches?: readonly (readonly Match[])[];
}

function goldenIn(path: string): readonly Golden[] {
  return (sharedJson(path) as { tournaments: readonly Golden[] }).tournaments;
}

/** Names that differ, also where two players have the same one. */
function namesOf({ players }: Golden): (id: string) => string {
  const names = new Map(players.map(({ id, name }) => [id, `${name} no${id}`]));
  return (id) => names.get(id) ?? '';
}

/** Games as sorted lines. */
function linesOf(games: readonly Game[], nameOf: (id: string) => string): readonly string[] {
  return games
    .map(({ white, black, result, kind = '', blackResult = '' }) =>
      [nameOf(white), nameOf(black), result, kind, blackResult].join(' '),
    ) // prettier-ignore
    .sort();
}

const itself = (name: string): string => name;

/** The only event, if it can be read. */
async function eventOf(text: string): Promise<PgnEvent | undefined> {
  const [event] = (await readPgn(text)).flatMap((one) => ('error' in one ? [] : [one]));
  return event;
}

/** The tournaments that aren't read as they were written. */
async function misread(
  tournaments: readonly Golden[],
  isSame: (golden: Golden) => Promise<boolean>,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const golden of tournaments) if (!(await isSame(golden))) wrong.push(golden.name);
  return wrong;
}

describe.skipIf(!hasShared)(`golden tournaments${skipNote}`, () => {
  it.each(sharedNames('golden/individual', /\.json$/))('%s', async (file) => {
    const tournaments = goldenIn(`golden/individual/${file}`);
    const isSame =
      (by: ForfeitsBy) =>
      async (golden: Golden): Promise<boolean> => {
        const nameOf = namesOf(golden);
        const event = await eventOf(pgnOfRounds(golden.games, nameOf, { by }));
        const written = golden.games.map((round) => linesOf(round.filter(isOfPgn), nameOf));
        const read = event?.games?.map((round) => linesOf(round, itself)) ?? [];
        return JSON.stringify(written.filter((round) => round.length > 0)) === JSON.stringify(read);
      };
    // A round in which nobody played isn't in a PGN, nor are those behind it
    const whole = tournaments.filter(({ games }) => {
      const empty = games.findIndex((round) => !round.some(isOfPgn));
      return empty < 0 || games.slice(empty).every((round) => !round.some(isOfPgn));
    });
    expect(whole.length).toBeGreaterThan(tournaments.length / 2);
    // Half of them with one sign of a forfeit, half with the other
    const half = (rest: number): readonly Golden[] => whole.filter((_, at) => at % 2 === rest);
    expect(await misread(half(0), isSame('termination'))).toEqual([]);
    expect(await misread(half(1), isSame('moves'))).toEqual([]);
  });

  it('round robins without their rounds have the same games', async () => {
    const files = sharedNames('golden/individual', /^(?:drr|rr|round)[\w-]*\.json$/);
    expect(files.length).toBeGreaterThan(0);
    const tournaments = files.flatMap((file) => goldenIn(`golden/individual/${file}`));
    const whole = tournaments.filter(({ system, games }) => system === 'round-robin' && games.flat().every(isOfPgn));
    expect(whole.length).toBeGreaterThan(5);
    const isSame = async (golden: Golden): Promise<boolean> => {
      const nameOf = namesOf(golden);
      const event = await eventOf(pgnOfRounds(golden.games, nameOf, { hasRounds: false }));
      return JSON.stringify(linesOf(golden.games.flat(), nameOf)) === JSON.stringify(linesOf(event?.games?.flat() ?? [], itself)); // prettier-ignore
    };
    expect(await misread(whole, isSame)).toEqual([]);
  });

  it.each(sharedNames('golden/team', /\.json$/))('%s', async (file) => {
    const tournaments = goldenIn(`golden/team/${file}`);
    const isPlayed = (match: Match): boolean => match.boards?.[0] !== undefined && match.boards.every(isOfPgn);
    const isSame = async (golden: Golden): Promise<boolean> => {
      const nameOf = namesOf(golden);
      const played = (golden.matches ?? []).map((round) => round.filter(isPlayed));
      const event = await eventOf(pgnOfMatches(played, nameOf));
      const lines = (rounds: readonly (readonly Match[])[], name: (id: string) => string): string =>
        JSON.stringify(rounds.map((round) => round.map(({ white, black, boards = [] }) => [[white, black].sort(), linesOf(boards, name)]))); // prettier-ignore
      return lines(played, nameOf) === lines(event?.matches ?? [], itself);
    };
    const whole = tournaments.filter(({ matches = [] }) => matches.every((round) => round.some(isPlayed)));
    expect(whole.length).toBeGreaterThan(0);
    expect(await misread(whole, isSame)).toEqual([]);
  });
});
