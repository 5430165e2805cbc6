import type { Crosstable } from '@crosstable/core';
import { teamTable } from '@crosstable/team/inside';

import type { ChessEvent } from './chess-event.js';
import { tableBy } from './table-by.js';

/**
 * The table of an event after its round.
 *
 * @throws RangeError for a mistake that a form doesn't show, such as a player twice in a round, or a round that doesn't exist
 */
export function tableOf(event: ChessEvent): Crosstable {
  return tableBy(teamTable, event, 'event.');
}
