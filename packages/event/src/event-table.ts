import { type Crosstable, check, checkArray, checkNames, checkWhole, isObject } from '@crosstable/core';
import { type TeamTable, teamTable } from '@crosstable/team/inside';

import type { ChessEvent } from './chess-event.js';
import { tableBy } from './table-by.js';

/** The options of `tableOf`. */
export interface EventTableOptions {
  /** The last round that counts, 0 for none; default: that of the event. */
  readonly round?: number | undefined;
}

/**
 * The table of an event: of its games or, where it has them, of the matches of its teams, with all that the event says of them.
 *
 * @param event - From `readEvent`, `eventOf` or `readPageEvent`, or changed since.
 * @param options - Another round than that of the event.
 * @returns A table for `standings`, `explain` and every tie-break; that of teams also for `playersOf` and `boardPrizes`.
 * @throws TypeError if `event` isn't an event, or for an option of another type; RangeError for a round that the event hasn't got,
 *   and with path, expectation and value for an event with an invalid change.
 *
 * Cost: linear in the games and in players times rounds.
 *
 * @example
 * ```ts
 * import { standings } from 'crosstable';
 * import { readEvent, tableOf } from 'crosstable/event';
 *
 * const event = readEvent('{ "matches": [[{ "white": "Lions", "black": "Bears", "gamePoints": [3, 1] }]] }');
 * standings(tableOf(event), event.tiebreaks)[0]; // → { rank: 1, player: 'Lions', values: [2, 3, 0] }
 * tableOf(event, { round: 0 }).rounds; // → 0
 * ```
 */
export function tableOf(event: ChessEvent, options: EventTableOptions = {}): Crosstable | TeamTable {
  check(isObject(event) && 'games' in event, 'event', 'an event of readEvent', event);
  checkNames(options, 'options', { round: true });
  const name = event.matches === undefined ? 'games' : 'matches';
  const rounds: unknown = event[name];
  checkArray(rounds, `event.${name}`, 'rounds');
  const { round } = options;
  if (round !== undefined) checkWhole(round, 'options.round', 0, rounds.length);
  return tableBy(teamTable, round === undefined ? event : { ...event, round }, 'event.');
}
