// An event from a PGN; loaded with the first such file.
import { type Game, valueInMessage } from '@crosstable/core';
import { chosenOf, inputError, numbered } from '@crosstable/core/text';
import { type PgnEvent, type RefusedPgnEvent, readPgn } from '@crosstable/pgn/inside';
import { repairNotes } from '@crosstable/trf/inside';

import type { ChessEvent, Remark } from './chess-event.js';
import { complete } from './complete.js';
import type { EventForm } from './event-form.js';
import { noTournament } from './recognized.js';

type AnyEvent = PgnEvent | RefusedPgnEvent;

/** The remark on a Swiss in which players lack games. */
const BYES: Remark = {
  key: 'byes-not-in-pgn',
  values: {},
  message: 'PGN has no byes and no absences: points of rounds without a game may be missing',
};

/** The events with names that differ: of several of one name with section, place and first day. */
function named(events: readonly AnyEvent[]): readonly { readonly name: string; readonly event: AnyEvent }[] {
  return events.map((event) => {
    const { name, section, site, start } = event;
    const isAlone = events.every((other) => other === event || other.name !== name);
    const parts = isAlone ? [name] : [name, section, site, start];
    return { name: parts.filter((part) => part !== undefined && part !== '').join(', '), event };
  });
}

/** The event that is meant: the only one, or the one that `group` names. */
function eventOf(events: readonly AnyEvent[], group: string | undefined): AnyEvent {
  const all = named(events);
  const only = all.at(0);
  if (only === undefined) throw noTournament();
  const names = all.map(({ name }) => name).join(', ');
  if (group === undefined && all.length > 1) {
    const found = `${all.length}: ${names}`;
    const text = `expected one event, got ${found}; the option group takes one of them`;
    throw inputError(text, { path: '', expected: 'one event', found, key: 'several-events', values: numbered(all) });
  }
  const chosen = group === undefined ? only : chosenOf(group, all);
  if (chosen !== undefined) return chosen.event;
  const [path, expected] = ['options.group', `the name of one event of the file (${names})`];
  const found = valueInMessage(group);
  const mistake = { path, expected, found, key: 'unknown-event', values: numbered(all) } as const;
  throw inputError(`${path}: expected ${expected}, got ${found}`, mistake);
}

/** Numbers for ids, in the order of the file. A PGN has no start numbers, and a FIDE id would be taken for one. */
function numbersOf(things: readonly { readonly id: string }[]): (id: string) => string {
  const numbers = new Map(things.map(({ id }, at) => [id, String(at + 1)]));
  return (id) => numbers.get(id) ?? '';
}

/** The fields of an event of players, or of teams. */
function competitionOf({ players, games, teams = [], boards, matches }: PgnEvent): EventForm {
  const [player, team] = [numbersOf(players), numbersOf(teams)];
  const game = ({ white, black, ...more }: Game): Game => ({ white: player(white), black: player(black), ...more });
  const listed = players.map(({ id, team: club, ...one }) => ({ ...one, id: player(id), ...(games && { club }) }));
  if (matches === undefined) return { players: listed, games: games?.map((round) => round.map(game)) };
  return {
    players: listed,
    teams: teams.map((one) => ({ ...one, id: team(one.id), players: one.players.map(player) })),
    boards,
    matches: matches.map((round) =>
      round.map((match) => ({
        ...match,
        ...{ white: team(match.white), black: team(match.black), boards: match.boards?.map(game) },
      })),
    ),
  };
}

/** A place with its federation, as `Wijk aan Zee NED`. */
const WITH_FEDERATION = /^(.*\S) +([A-Z]{3})$/;

/**
 * Reads a tournament from a PGN.
 *
 * @param content - The file: its bytes, or its text.
 * @param group - The event of a file with several: its name, a part of it, or its number from 1.
 * @returns The event; the first note says where byes may be missing.
 * @throws The promise rejects with a RangeError for a file with several events and no `group`, and for an event that can't be read.
 *
 * Cost: linear in the length of the file.
 */
export async function pgnEvent(content: string | Uint8Array, group: string | undefined): Promise<ChessEvent> {
  const event = eventOf(await readPgn(content), group);
  if ('error' in event) throw event.error;
  const { name, section, site, country, start, end, system, announcedRounds, unknown, mayLackByes, repairs } = event;
  const [, city = site, federation = country] = WITH_FEDERATION.exec(site ?? '') ?? [];
  return complete(
    {
      name: [name, section].filter((part) => part !== undefined && part !== '').join(', '),
      ...{ city, federation, start, end, system, rounds: announcedRounds, unknown },
      ...competitionOf(event),
    },
    { remarks: [...(mayLackByes ? [BYES] : []), ...repairNotes(repairs)], repairs },
  );
}
