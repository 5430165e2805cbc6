import { crosstable, editionOfDays, lastPairedRound } from '@crosstable/core';
import { ranksOfPlayers, wholeOrder } from '@crosstable/standings';

import { systemOf } from '../records/system.js';
import { tableAdjustments } from '../rounds/table-adjustments.js';
import type { TrfDraft } from '../tournament.js';

/**
 * The ranks by the draft's own list after the last paired round, by id. None if there is no list or no round, or if a
 * code of the list can't be used.
 */
export function ranksByList(draft: TrfDraft): ReadonlyMap<string, number> {
  const { players, games, tiebreaks, scoring, rounds } = draft;
  const round = lastPairedRound(games, players.length);
  if (tiebreaks === undefined || round === 0) return new Map();
  const codes = wholeOrder(tiebreaks);
  const numbered = players.map((player) => ({ ...player, pairingNumber: Number(player.id) }));
  const options = {
    players: numbered,
    system: systemOf(draft),
    scoring,
    rounds,
    round,
    edition: editionOfDays(draft),
  };
  try {
    const adjustments = tableAdjustments({ adjustments: draft.adjustments ?? [], games, players });
    return ranksOfPlayers(crosstable(games, { ...options, adjustments }), codes);
  } catch (error) {
    // The function that writes a field throws its errors
    if (error instanceof RangeError || error instanceof TypeError) return new Map();
    throw error;
  }
}
