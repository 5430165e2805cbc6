import type { ChessEvent } from './chess-event.js';
import type { EventPlayer } from './event-form.js';

/** Whether an event is one of teams. */
export function isOfTeams({ matches }: Pick<ChessEvent, 'matches'>): boolean {
  return matches !== undefined;
}

/** The heading of a column of names: player or team, as an event ranks them. */
export type ParticipantHeading = 'Player' | 'Team';

export function participantHeading(event: Pick<ChessEvent, 'matches'>): ParticipantHeading {
  return isOfTeams(event) ? 'Team' : 'Player';
}

/** The ranked participants of an event: its players, or its teams with the fields that players have. */
export function participantsOf({ matches, players, teams }: ChessEvent): readonly EventPlayer[] {
  if (matches === undefined) return players;
  return (teams ?? []).map(({ id, name, expelled }) => ({ id, name, ...(expelled && { expelled }) }));
}
