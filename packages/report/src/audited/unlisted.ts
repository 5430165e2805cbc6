import type { PrintedTable } from '@crosstable/core';

import type { ChessEvent } from '../../../event/src/chess-event.js';
import { participantsOf } from '../../../event/src/participants.js';

/** The participants whom a printed table leaves out. The expelled have no place, so that no table needs them. */
export function unlistedIn(event: ChessEvent, { columns, points, ranks }: PrintedTable): readonly string[] {
  const printed = [points, ranks, ...columns.map(({ cells }) => cells)];
  const listed = new Set(printed.flatMap((cells) => (cells === undefined ? [] : [...cells.keys()])));
  return participantsOf(event).flatMap(({ expelled, id }) => (expelled === true || listed.has(id) ? [] : id));
}
