// The part of the players that groups make.
import { type PlayerGroup, playersIn } from '@crosstable/event';
import type { ChessEvent } from 'crosstable/event';

import type { PartOfPlayers } from '../state.js';

/** The players who are in some groups; `null` where no groups are chosen, or nobody is in them. */
export function chosenPart(event: ChessEvent, groups: readonly PlayerGroup[]): PartOfPlayers | null {
  const ids = groups.length === 0 ? [] : playersIn(event, groups);
  return ids.length === 0 ? null : { groups, ids };
}
