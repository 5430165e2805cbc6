// The part of the players that groups make.
import { type PlayerGroup, playersIn } from '@crosstable/event';
import type { ChessEvent } from 'crosstable/event';

import type { PartOfPlayers } from '../state.js';

/**
 * The players who are in some groups; where the event doesn't tell, those who are said to be among them. `null` where no groups are
 * chosen, or nobody is in them.
 */
export function chosenPart(
  event: ChessEvent,
  groups: readonly PlayerGroup[],
  among: readonly string[] = [],
): PartOfPlayers | null {
  if (groups.length === 0) return null;
  const known = playersIn(event, groups);
  const ids = known.length > 0 ? known : among.filter((id) => event.players.some((player) => player.id === id));
  return ids.length === 0 ? null : { groups, ids };
}
