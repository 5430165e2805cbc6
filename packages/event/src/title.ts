import type { Edition, System } from '@crosstable/core';

import { checkEvent } from './checked-event.js';
import type { ChessEvent } from './chess-event.js';
import { type EditionOrigin, editionFrom } from './edition-of-event.js';
import { isOfTeams } from './participants.js';
import { announcedRounds } from './rounds.js';
import { rulesOf } from './us-chess-order.js';

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
  readonly editionFrom: EditionOrigin;
  /** Whose tie-breaks the list has: US Chess's alone, or also FIDE's; left out where it has none of US Chess. */
  readonly rules?: 'both' | 'us-chess';
  readonly round: number;
  readonly announcedRounds: number;
}

/** The title of an event. Every report begins with it, so it checks that there is an event. */
export function titleOf(event: ChessEvent): EventTitle {
  checkEvent(event);
  const { name, city = null, federation = null, start = null, end = null, system = null, edition, round } = event;
  const rules = rulesOf(event.tiebreaks);
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
    editionFrom: editionFrom(event),
    ...(rules !== undefined && { rules }),
    round,
    announcedRounds: announcedRounds(event),
  };
}

/** The name, place and dates of a tournament. */
export type Place = Pick<EventTitle, 'name'> & Partial<Pick<EventTitle, 'city' | 'federation' | 'start' | 'end'>>;
