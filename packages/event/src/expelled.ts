import type { Crosstable } from '@crosstable/core';
import { type Manual, type Standing, tiebreakValues } from '@crosstable/standings';

import type { ChessEvent } from './chess-event.js';
import { participantsOf } from './participants.js';

/** An expelled player or team: the values are those of the standings, and no rank stands beside them. */
export type Expelled = Pick<Standing, 'player' | 'values'>;

/** The expelled in the order of the file, with the values that their games give by the list of the event. */
export function expelledOf(event: ChessEvent, table: Crosstable, manual: Manual = {}): readonly Expelled[] {
  const ids = participantsOf(event).flatMap(({ id, expelled }) => (expelled ? [id] : []));
  if (ids.length === 0) return [];
  const columns = event.tiebreaks.map((code) =>
    Object.hasOwn(manual, code) ? manual[code] : tiebreakValues(code, table),
  );
  return ids.map((player) => ({ player, values: columns.map((column) => column.get(player) ?? null) }));
}
