import type { Crosstable, Edition, Rounds, System } from '@crosstable/core';
import { EDITIONS, crosstable } from '@crosstable/core';

import type { TrfPlayer, TrfTournament } from '../../../trf/src/index.js';
import { parseTrf } from '../../../trf/src/index.js';
import type { EventRequest } from './arguments.js';
import { Refusal, sentenceOf } from './refusal.js';

/** What a printed table or explanation says of the tournament. */
export interface EventTitle {
  readonly name: string;
  readonly system: System | null;
  readonly edition: Edition;
  readonly round: number;
  readonly announcedRounds: number;
}

/** The tournament of a file after the round that was asked for. */
export interface ChessEvent {
  readonly title: EventTitle;
  /** The first day as `2026-05-08`; `undefined` where the file doesn't say. */
  readonly start: string | undefined;
  readonly table: Crosstable;
  /** The whole order, from the command line or the file. */
  readonly codes: readonly string[];
  readonly players: readonly TrfPlayer[];
  readonly games: TrfTournament['games'];
  /** What the reader should know: what was repaired in the file, what the table leaves out. */
  readonly notes: readonly string[];
}

/** What a file without a list of its own is ranked by. */
const DEFAULT_LIST = ['PTS', 'SB'];

/** The day from which the edition of March 2026 applies. */
const MARCH_2026 = '2026-03-01';

function editionOf(asked: string | undefined, start: string | undefined): Edition {
  if (asked === undefined) return start !== undefined && start < MARCH_2026 ? '2024-08' : '2026-03';
  const edition = EDITIONS.find((one) => one === asked);
  if (edition !== undefined) return edition;
  throw new Refusal(`--edition: expected ${EDITIONS.join(' or ')}, got "${asked}"`);
}

/** The last round with a pairing: the byes after it were asked for in advance. */
function lastPairing(games: Rounds): number {
  return games.findLastIndex((round) => round.some((game) => game.black !== '' || game.kind === 'pairing-bye')) + 1;
}

function roundOf(asked: string | undefined, { games }: TrfTournament): number {
  if (asked === undefined) return lastPairing(games);
  const round = Number(asked);
  if (/^\d+$/.test(asked) && round >= 1 && round <= games.length) return round;
  throw new Refusal(`--round: expected a number from 1 to ${games.length}, got "${asked}"`);
}

function listOf(asked: readonly string[] | undefined, { tiebreaks }: TrfTournament): readonly string[] {
  const list = asked ?? tiebreaks ?? DEFAULT_LIST;
  return list.some((code) => code.toUpperCase() === 'PTS') ? list : ['PTS', ...list];
}

function notesOn(tournament: TrfTournament, round: number): string[] {
  const { adjustments, repairs, unfinished } = tournament;
  const notes = repairs.map(({ message }) => message);
  const open = unfinished.filter((game) => game.round <= round).length;
  if (open > 0) notes.push(`${open} games without a result are left out`);
  if (adjustments.length > 0) notes.push('points given or taken by the arbiter (299) are left out');
  return notes;
}

/** Reads a file. */
export function eventOf(content: Uint8Array, request: EventRequest): ChessEvent {
  const tournament = parseTrf(content);
  const edition = editionOf(request.edition, tournament.start);
  const round = roundOf(request.round, tournament);
  const { name, system, scoring, rounds, written } = tournament;
  // The start number, whatever the order of the lines in the file
  const players = tournament.players.map((player) => ({ ...player, pairingNumber: Number(player.id) }));
  const games = tournament.games.slice(0, round);
  const announced = written.rounds === undefined ? undefined : rounds;
  return {
    title: { name, system: system ?? null, edition, round, announcedRounds: rounds },
    start: tournament.start,
    table: crosstable(games, { players, system, scoring, edition, rounds: announced }),
    codes: listOf(request.tiebreaks, tournament),
    players,
    games,
    notes: notesOn(tournament, round),
  };
}

/** What a list of tie-breaks gives; where it can't be used, the reason says where the list comes from. */
export function byTheList<T>({ tiebreaks }: EventRequest, compute: () => T): T {
  try {
    return compute();
  } catch (thrown) {
    const sentence = sentenceOf(thrown).replace(/^codes\[\d+\]: /, '');
    if (tiebreaks !== undefined) throw new Refusal(`--tiebreaks: ${sentence}`);
    throw new Refusal(`the tie-break list of the file: ${sentence} (--tiebreaks takes another list)`);
  }
}

/** How the tournament is paired, and how far it is. */
export function progressOf({ system, round, announcedRounds }: Omit<EventTitle, 'edition'>): string {
  const kind = { swiss: 'Swiss', 'round-robin': 'Round robin', none: 'System unknown' }[system ?? 'none'];
  const progress = round < announcedRounds ? `after round ${round} of ${announcedRounds}` : `${round} rounds`;
  return `${kind}, ${progress}`;
}

/** The tournament in a line, with the rules of the tie-breaks. */
export function titleLine(title: EventTitle): string {
  return `${progressOf(title)}, tie-breaks of FIDE C.07 (${title.edition})`;
}
