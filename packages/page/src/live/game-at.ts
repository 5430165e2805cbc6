import type { ChessEvent, EventGame } from 'crosstable/event';

import type { ChangedPlace } from '../state.js';

/** The game at a place; `undefined` where two don't play. */
export function gameAt({ games, matches }: ChessEvent, { board, pairing, round }: ChangedPlace): EventGame | undefined {
  if (round < 1) return undefined;
  if (matches === undefined) return board === null ? games.at(round - 1)?.at(pairing) : undefined;
  return board === null
    ? undefined
    : matches
        .at(round - 1)
        ?.at(pairing)
        ?.boards?.at(board);
}
