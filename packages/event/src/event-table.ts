import { type Crosstable, crosstable } from '@crosstable/core';
import { teamTable } from '@crosstable/team/inside';

import type { ChessEvent } from './chess-event.js';
import type { EventForm } from './event-form.js';

/** The table of an event's games, or of the matches of teams. The path of an error begins with `before`. */
export function tableIn(event: EventForm, before: string): Crosstable {
  const { games = [], matches } = event;
  try {
    return matches === undefined ? crosstable(games, event) : teamTable(matches, event);
  } catch (thrown) {
    if (!(thrown instanceof RangeError || thrown instanceof TypeError)) throw thrown;
    throw new RangeError(before + thrown.message.replace(/^options\./, ''), { cause: thrown });
  }
}

/**
 * The table of an event after its round.
 *
 * @throws RangeError for a mistake that a form doesn't show, such as a player twice in a round, or a round that doesn't exist
 */
export function tableOf(event: ChessEvent): Crosstable {
  return tableIn(event, 'event.');
}
