import type { ChessEvent } from '../event/chess-event.js';
import type { EventPlayer } from '../event/event-form.js';

/** Whether an event is one of teams. */
export function isOfTeams({ matches }: Pick<ChessEvent, 'matches'>): boolean {
  return matches !== undefined;
}

/** Who is ranked in an event: its players, or its teams, as far as they have what players have. */
export function participantsOf({ matches, players, teams }: ChessEvent): readonly EventPlayer[] {
  if (matches === undefined) return players;
  return (teams ?? []).map(({ id, name }) => ({ id, name }));
}
