import type { Account, CompiledTournament, Crosstable, Seat } from '@crosstable/core';
import { openTable } from '@crosstable/core';

import type { Meaning } from './codes.js';
import { meaningOf } from './codes.js';

/** Art. 10: whether a tie-break is undefined for the whole field, because it needs ratings and someone has none. */
export function isUndefinedFor({ ratings }: CompiledTournament, { degree }: Account): boolean {
  return degree === 0 && ratings.includes(0);
}

/**
 * The function of a code.
 *
 * @param code - As in a tie-break list, `'SB/C1'`; `-` is taken for `/`, in upper or lower case.
 * @returns A function from a player's id and a table to the value: points (SB: points times points), rating points, or
 *   `null` where the regulations leave it undefined. Its cost is linear in the rounds (rating tie-breaks: and players).
 * @throws RangeError for an unknown code, with the known ones; the function, for a player who isn't in the table's list.
 */
export function tiebreak(code: string): (player: string, table: Crosstable) => number | null {
  const meaning = meaningOf(code);
  return (player, table) => {
    const tournament = openTable(table);
    const seat = tournament.seat(player);
    return isUndefinedFor(tournament, meaning.account) ? null : valueAt(meaning, seat);
  };
}

function valueAt({ account, modification }: Meaning, seat: Seat): number | null {
  const elements = account.elements(seat);
  return account.value(account.modifiers[modification]?.(elements) ?? elements, seat.tournament);
}

/** The values of all players, by number; NaN where the regulations leave one undefined. */
export function columnOf(meaning: Meaning, tournament: CompiledTournament): Float64Array {
  const { account, modification } = meaning;
  const size = tournament.scores.length;
  if (isUndefinedFor(tournament, account)) return new Float64Array(size).fill(NaN);
  const fast = account.columns?.[modification];
  if (fast !== undefined) return fast(tournament);
  const column = new Float64Array(size);
  for (let player = 0; player < size; player++) column[player] = valueAt(meaning, { tournament, player }) ?? NaN;
  return column;
}

/** A value of a column, as callers see it. */
export function shownValue(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

/**
 * The values of all players.
 *
 * @param code - As in a tie-break list, `'SB/C1'`; `-` is taken for `/`, in upper or lower case.
 * @param table - The tournament, from `crosstable`.
 * @returns Ids to values, in the order of the table's players; `null` where the regulations leave a value undefined.
 * @throws RangeError for an unknown code, with the known ones; TypeError if `table` isn't a table.
 *
 * Cost: linear in players times rounds.
 */
export function tiebreakValues(code: string, table: Crosstable): Map<string, number | null> {
  const tournament = openTable(table);
  const column = columnOf(meaningOf(code), tournament);
  const { ids } = tournament; // and not the table's players: reading from a frozen list is slower
  const values = new Map<string, number | null>();
  for (let player = 0; player < column.length; player++) values.set(ids[player], shownValue(column[player]));
  return values;
}
