import type { Crosstable } from '@crosstable/core';
import { checkList, openTable } from '@crosstable/core';

import { meaningOf } from './codes.js';
import { columnOf, shownValue } from './values.js';

/** One line of the standings. */
export interface Standing {
  /** From 1; players whom the list doesn't separate share the smaller one. */
  readonly rank: number;
  /** The player's id. */
  readonly player: string;
  /** The values in the order of the codes; `null` where the regulations leave one undefined. */
  readonly values: readonly (number | null)[];
}

/** Art. 4.2: the higher value ranks first, and no value ranks last. */
function compare(columns: readonly Float64Array[], one: number, other: number): number {
  for (const column of columns) {
    const high = column[one];
    const low = column[other];
    if (high !== low && !(Number.isNaN(high) && Number.isNaN(low))) return high > low || Number.isNaN(low) ? -1 : 1;
  }
  return 0;
}

/**
 * The standings under a list of tie-breaks.
 *
 * @param table - The tournament, from `crosstable`.
 * @param codes - The whole order, as `['PTS', 'SB', 'PS/C1']`: the points only count where the list names them.
 * @returns A row for every player, first to last; tied players share the smaller rank (1, 2, 2, 4) and stand in the
 *   order of the table's players.
 * @throws RangeError for an unknown code, with the known ones; TypeError if `table` isn't a table.
 *
 * Cost: linear in players times rounds for each code, and the sort. Follows C.07 Art. 4.2.
 */
export function standings(table: Crosstable, codes: readonly string[]): Standing[] {
  const tournament = openTable(table);
  checkList(codes, 'codes', 'codes');
  const columns = codes.map((code, at) => columnOf(meaningOf(code, `codes[${at}]`), tournament));
  const order = Array.from(table.players.keys());
  order.sort((one, other) => compare(columns, one, other)); // stable, so ties stay in the order of the players
  let rank = 1;
  return order.map((player, at) => {
    if (at > 0 && compare(columns, order[at - 1], player) !== 0) rank = at + 1;
    return { rank, player: table.players[player], values: columns.map((column) => shownValue(column[player])) };
  });
}
