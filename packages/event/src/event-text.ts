import type { ChessEvent } from './chess-event.js';
import { checkEvent } from './checked-event.js';
import { tableOf } from './event-table.js';
import { writtenEvent } from './written-event.js';

/**
 * An event as JSON in the form of `event.schema.json`, with a line for every player and every game.
 *
 * @param event - From `readEvent` or `eventOf`, or changed since.
 * @returns The text. `readEvent` reads it as an equal event, except for the round, which becomes the last one that was paired, and
 *   for the notes, the repairs and the stated ranks of the file that was read.
 * @throws TypeError if `event` isn't an event; RangeError with path, expectation and value, for an event with an invalid change.
 *
 * Cost: linear in the games, and in players times rounds.
 *
 * @example
 * ```ts
 * import { eventOf, eventText, readEvent } from 'crosstable/event';
 *
 * const event = eventOf({ name: 'Club', games: [[{ white: 'Anna', black: 'Ben', result: 1 }]] });
 * eventText(event).split('\n')[1]; // → '  "name": "Club",'
 * readEvent(eventText(event)).players; // → [{ id: 'Anna', pairingNumber: 1 }, { id: 'Ben', pairingNumber: 2 }]
 * ```
 */
export function eventText(event: ChessEvent): string {
  checkEvent(event);
  tableOf(event);
  return writtenEvent(event);
}
