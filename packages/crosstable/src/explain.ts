import type { Crosstable, Explanation } from '@crosstable/core';
import { explanation, openTable } from '@crosstable/core';

import { meaningOf } from './codes.js';
import { isUndefinedFor } from './values.js';

/**
 * Explains one player's value: what every round adds, why, and what was cut.
 *
 * @param code - As in a tie-break list, `'SB/C1'`; `-` is taken for `/`, in upper or lower case.
 * @param player - Id of the player.
 * @param table - The tournament, from `crosstable`.
 * @returns The value (`null` where the regulations leave it undefined) and its contributions, in the order of the rounds.
 * @throws RangeError for an unknown code or a player who isn't in the table's list; TypeError if `table` isn't a table.
 *
 * Cost: linear in the rounds and players.
 */
export function explain(code: string, player: string, table: Crosstable): Explanation {
  const { account, modification } = meaningOf(code);
  const tournament = openTable(table);
  const explained = explanation(account, modification, player, tournament.seat(player));
  // Art. 10: whoever has a rating, the tie-break is dropped while anyone has none
  const undefinedBecause = isUndefinedFor(tournament, account)
    ? ({ key: 'unrated-players', article: '10' } as const)
    : explained.undefinedBecause;
  return { ...explained, undefinedBecause, value: undefinedBecause === null ? explained.value : null };
}
