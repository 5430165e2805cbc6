import { check } from '../input/check.js';
import type { Tournament } from '../tournament/tournament.js';

/** Why a tie-break isn't allowed in a tournament. */
export interface Refusal {
  readonly key:
    'no-buchholz-in-round-robins' | 'rounds-not-announced' | 'not-for-teams' | 'for-teams-only' | 'boards-not-known';
  /** The number of the article of C.07. */
  readonly article: string;
  /** The expected tournament, and the one given. */
  readonly expected: string;
  readonly got: string | undefined;
}

/** The participants of a tie-break, and its other conditions for a tournament. */
export interface Admission {
  /** The only participants of the tie-break; left out if it is for players and teams alike. */
  readonly participants?: 'players' | 'teams';
  /** Why the regulations, or what the table knows, don't allow it; nothing where they do. */
  readonly refusal?: (tournament: Tournament) => Refusal | undefined;
}

/** Art. 5: a tie-break for players in a tournament of teams, or the other way round. */
function refusalOfParticipants(participants: 'players' | 'teams'): Refusal {
  return participants === 'players'
    ? { key: 'not-for-teams', article: '5', expected: 'a tournament of players (Article 5)', got: 'teams' }
    : { key: 'for-teams-only', article: '5', expected: 'a tournament of teams (Article 5)', got: 'players' };
}

/** Why a tie-break isn't allowed in a tournament; nothing where it is. */
export function refusalOf({ participants, refusal }: Admission, tournament: Tournament): Refusal | undefined {
  const present = tournament.boards === undefined ? 'players' : 'teams';
  if (participants !== undefined && participants !== present) return refusalOfParticipants(participants);
  return refusal?.(tournament);
}

/** Throws a refusal, if there is one. */
export function refuse(refusal: Refusal | undefined, path: string): void {
  if (refusal !== undefined) check(false, path, refusal.expected, refusal.got, typeof refusal.got);
}
