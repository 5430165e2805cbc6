import type { Edition, System } from '@crosstable/core';
import { visible } from '@crosstable/core/text';

import { checkEvent } from './checked-event.js';
import type { ChessEvent } from './chess-event.js';
import { isOfTeams } from './participants.js';
import { announcedRounds } from './rounds.js';

/** The title of a printed table or explanation. */
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
  /** `'teams'` for an event of teams; left out for players. */
  readonly participants?: 'teams';
  readonly edition: Edition;
  readonly round: number;
  readonly announcedRounds: number;
}

/** The title of an event. Every report begins with it, so it checks that there is an event. */
export function titleOf(event: ChessEvent): EventTitle {
  checkEvent(event);
  const { name, city = null, federation = null, start = null, end = null, system = null, edition, round } = event;
  const participants = isOfTeams(event) ? { participants: 'teams' as const } : {};
  return {
    name,
    city,
    federation,
    start,
    end,
    system,
    ...participants,
    edition,
    round,
    announcedRounds: announcedRounds(event),
  };
}

type Progress = Pick<EventTitle, 'system' | 'participants' | 'round' | 'announcedRounds'>;

/** The name, place and dates of a tournament. */
export type Place = Pick<EventTitle, 'name'> & Partial<Pick<EventTitle, 'city' | 'federation' | 'start' | 'end'>>;

/** The system of pairing and the number of rounds so far. */
export function progressOf({ system, participants, round, announcedRounds }: Progress): string {
  const kinds = {
    players: { swiss: 'Swiss', 'round-robin': 'Round robin', none: 'System unknown' },
    teams: { swiss: 'Swiss of teams', 'round-robin': 'Round robin of teams', none: 'Teams, system unknown' },
  };
  const kind = kinds[participants ?? 'players'][system ?? 'none'];
  if (round === 0) return `${kind}, before round 1`;
  if (round < announcedRounds) return `${kind}, after round ${round} of ${announcedRounds}`;
  return `${kind}, ${round} ${round === 1 ? 'round' : 'rounds'}`;
}

/** The tournament in a line, with the rules of the tie-breaks. */
export function titleLine(title: EventTitle): string {
  return `${progressOf(title)}, tie-breaks of FIDE C.07 (${title.edition})`;
}

/** The place and the dates of the tournament, if the file has them: `Oslo, NOR, 2026-05-08 to 2026-05-16`. */
export function placeLine({ city = null, federation = null, start = null, end = null }: Place): string {
  const days = [...new Set([start, end])].filter((day) => day !== null).join(' to ');
  return [city, federation, days].filter((part) => part !== null && part !== '').join(', ');
}

/** A text of these lines that begins with the name of the tournament, where it has one, and the place. */
export function underName(title: Place, lines: readonly string[]): string {
  const head = [title.name, placeLine(title)].filter((line) => line !== '');
  return [...head, ...lines].map(visible).join('\n');
}
