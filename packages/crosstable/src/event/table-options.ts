import type { CrosstableOptions } from '@crosstable/core';

import type { ChessEvent } from './chess-event.js';

/** The options of a table of an event's games, but for the edition, which an audit or a comparison chooses. */
export function tableOptionsOf({
  adjustments,
  players,
  ratings,
  round,
  rounds,
  scoring,
  system,
  unknown,
  unrated,
}: ChessEvent): CrosstableOptions {
  return { adjustments, players, ratings, round, rounds, scoring, system, unknown, unrated };
}
