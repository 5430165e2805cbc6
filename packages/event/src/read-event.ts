import { unicodeText } from '@crosstable/core/text';

import type { ChessEvent } from './chess-event.js';
import { jsonEvent } from './json-event.js';
import { isJson } from './recognized.js';
import { TEAM_REPORTS } from './team-reports.js';
import { openTrf, trfEvent } from './trf-event.js';

/**
 * Reads a tournament: a tournament report file (TRF16, TRF26), or JSON in the form of `event.schema.json`. JSON begins with
 * `{`, which no record of a report does.
 *
 * @param content - The file: its text, or better its bytes, because old reports have one of several encodings.
 * @returns The event, with the defaults that the file leaves open and notes on what was repaired.
 * @throws RangeError for a file that is neither or is empty (a printed crosstable is for `readPageEvent`), and for a mistake in JSON, with line and
 *   column or the path of the value; `TrfError`, a RangeError too, for a mistake in a report that can't be repaired; TypeError if `content` is
 *   neither a text nor a Uint8Array.
 *
 * Cost: linear in the file, and in players times rounds.
 *
 * @example
 * ```ts
 * import { standings } from 'crosstable';
 * import { readEvent, tableOf } from 'crosstable/event';
 *
 * const event = readEvent('{ "start": "2025-05-01", "games": [[{ "white": "Anna", "black": "Ben", "result": 1 }]] }');
 * const { edition, round, tiebreaks } = event;
 * [edition, round, tiebreaks]; // → ['2024-08', 1, ['PTS', 'BH/C1', 'BH', 'SB']]
 * standings(tableOf(event), tiebreaks).map(({ rank, player }) => [rank, player]); // → [[1, 'Anna'], [2, 'Ben']]
 * ```
 */
export function readEvent(content: string | Uint8Array): ChessEvent {
  return isJson(content) ? jsonEvent(unicodeText(content)) : trfEvent(openTrf(content), TEAM_REPORTS);
}
