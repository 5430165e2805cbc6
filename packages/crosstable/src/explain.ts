import type { CompiledTournament, Crosstable, Explanation, Seat } from '@crosstable/core';
import { checkId, explanation, isUndefinedFor, openTable, seatShown } from '@crosstable/core';

import type { Meaning } from './codes.js';
import { meaningOf } from './codes.js';
import { admit, tiedOnPoints } from './values.js';

/**
 * Explains one player's value: what every round adds, why, and what was cut.
 *
 * @param code - As in a tie-break list, `'SB/C1'`; `-` is taken for `/`, in upper or lower case.
 * @param player - Id of the player.
 * @param table - The tournament, from `crosstable`.
 * @returns The value (`null` where the regulations leave it undefined) and its contributions, in the order of the rounds.
 *   Direct encounter is explained among those with the same points.
 * @throws RangeError for an unknown code, a player who isn't in the table's list, or a tie-break that isn't allowed in the
 *   table's system; TypeError if `table` isn't a table.
 *
 * Cost: linear in the rounds and players.
 */
export function explain(code: string, player: string, table: Crosstable): Explanation {
  const meaning = meaningOf(code);
  const tournament = openTable(table);
  admit(meaning, tournament, 'code');
  checkId(player, 'player');
  const seat = tournament.seat(player);
  return explanationOf(meaning, player, seat, 'account' in meaning ? [] : tiedOnPoints(tournament, seat.player));
}

/** What {@link explain} gives; `tied` are those among whom a separation is explained, the player among them. */
export function explanationOf(
  meaning: Meaning,
  id: string,
  seat: Seat<CompiledTournament>,
  tied: readonly number[],
): Explanation {
  const { tournament, player } = seat;
  if ('separation' in meaning) {
    return { ...meaning.separation.explain(tournament, tied.length > 1 ? tied : [], player), player: id };
  }
  const { account, modification } = meaning;
  const explained = explanation(account, modification, id, seat, seatShown(account, seat));
  // Art. 10: whoever has a rating, the tie-break is dropped while anyone has none
  const undefinedBecause = isUndefinedFor(tournament, account)
    ? ({ key: 'unrated-players', article: '10' } as const)
    : explained.undefinedBecause;
  return { ...explained, undefinedBecause, value: undefinedBecause === null ? explained.value : null };
}
