import type { Crosstable, Edition, System } from '@crosstable/core';
import { EDITIONS, crosstable } from '@crosstable/core';

import { editionOn } from '../edition-on.js';
import { lastPairedRound } from '../last-paired-round.js';
import type { TournamentRequest } from './arguments.js';
import { CommandError, sentenceOf } from './command-error.js';
import type { FiledEvent } from './filed-event.js';
import { readEvent } from './read-event.js';
import { visible } from './visible.js';

export { isBye } from '../last-paired-round.js';

/** What a printed table or explanation says of the tournament. */
export interface EventTitle {
  readonly name: string;
  /** `null` where the file has none, like the next. */
  readonly city: string | null;
  readonly federation: string | null;
  /** The first day as `2026-05-08`. */
  readonly start: string | null;
  /** The last one. */
  readonly end: string | null;
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
  readonly players: FiledEvent['players'];
  readonly games: FiledEvent['games'];
  /** What the reader should know: what was repaired in the file, what the table leaves out. */
  readonly notes: readonly string[];
}

/** What a file without a list of its own is ranked by: in a round robin there is no Buchholz (Art. 8). */
const DEFAULT_LISTS = { swiss: ['PTS', 'BH/C1', 'BH', 'SB'], 'round-robin': ['PTS', 'SB', 'WIN'] } as const;

function editionOf(asked: string | undefined, { edition: filed, start }: FiledEvent): Edition {
  if (asked === undefined) return filed ?? editionOn(start);
  const edition = EDITIONS.find((one) => one === asked);
  if (edition !== undefined) return edition;
  throw new CommandError(`--edition: expected ${EDITIONS.join(' or ')}, got "${asked}"`);
}

function roundOf(asked: string | undefined, { games }: FiledEvent): number {
  if (asked === undefined) return lastPairedRound(games);
  const round = Number(asked);
  if (/^\d+$/.test(asked) && round >= 1 && round <= games.length) return round;
  throw new CommandError(`--round: expected a number from 1 to ${games.length}, got "${asked}"`);
}

function listOf(asked: readonly string[] | undefined, { tiebreaks, system = 'swiss' }: FiledEvent): readonly string[] {
  const list = asked ?? tiebreaks ?? DEFAULT_LISTS[system];
  return list.some((code) => code.toUpperCase() === 'PTS') ? list : ['PTS', ...list];
}

/** Says where the list comes from, where nobody has named it. */
function noteOnList({ tiebreaks, isRanked }: TournamentRequest, filed: FiledEvent, codes: readonly string[]): string[] {
  if (!isRanked || tiebreaks !== undefined || filed.tiebreaks !== undefined) return [];
  return [`the file names no tie-breaks: ${codes.join()} is a default (--tiebreaks takes another list)`];
}

/** Reads a file. */
export function eventOf(content: Uint8Array, request: TournamentRequest): ChessEvent {
  const filed = readEvent(content);
  const edition = editionOf(request.edition, filed);
  const round = roundOf(request.round, filed);
  const { name, city = null, federation = null, start, end = null, system, scoring, unrated, rounds, players } = filed;
  const games = filed.games.slice(0, round);
  const codes = listOf(request.tiebreaks, filed);
  return {
    title: {
      ...{ name, city, federation, start: start ?? null, end },
      ...{ system: system ?? null, edition, round, announcedRounds: rounds ?? filed.games.length },
    },
    start,
    table: crosstable(filed.games, { players, system, scoring, edition, rounds, round, unrated }),
    codes,
    players,
    games,
    // First, because it is about every rank
    notes: [...noteOnList(request, filed, codes), ...filed.notesAfter(round)],
  };
}

/** What a list of tie-breaks gives; where it can't be used, the reason says where the list comes from. */
export function byTheList<T>({ tiebreaks }: TournamentRequest, compute: () => T): T {
  try {
    return compute();
  } catch (thrown) {
    const sentence = sentenceOf(thrown).replace(/^codes(?:\[\d+\])?: /, '');
    if (tiebreaks !== undefined) throw new CommandError(`--tiebreaks: ${sentence}`);
    throw new CommandError(`the tie-break list of the file: ${sentence} (--tiebreaks takes another list)`);
  }
}

type Progress = Pick<EventTitle, 'system' | 'round' | 'announcedRounds'>;
type Place = Pick<EventTitle, 'name'> & Partial<Pick<EventTitle, 'city' | 'federation' | 'start' | 'end'>>;

/** How the tournament is paired, and how far it is. */
export function progressOf({ system, round, announcedRounds }: Progress): string {
  const kind = { swiss: 'Swiss', 'round-robin': 'Round robin', none: 'System unknown' }[system ?? 'none'];
  const all = `${round} ${round === 1 ? 'round' : 'rounds'}`;
  const progress = round < announcedRounds ? `after round ${round} of ${announcedRounds}` : all;
  return `${kind}, ${progress}`;
}

/** The tournament in a line, with the rules of the tie-breaks. */
export function titleLine(title: EventTitle): string {
  return `${progressOf(title)}, tie-breaks of FIDE C.07 (${title.edition})`;
}

/** Where and when the tournament was played, as far as the file says so: `Oslo, NOR, 2026-05-08 to 2026-05-16`. */
export function placeLine({ city = null, federation = null, start = null, end = null }: Place): string {
  const days = [...new Set([start, end])].filter((day) => day !== null).join(' to ');
  return [city, federation, days].filter((part) => part !== null && part !== '').join(', ');
}

/** A text of these lines that begins with the name of the tournament, where it has one, and the place. */
export function underName(title: Place, lines: readonly string[]): string {
  const head = [title.name, placeLine(title)].filter((line) => line !== '');
  return [...head, ...lines].map(visible).join('\n');
}
