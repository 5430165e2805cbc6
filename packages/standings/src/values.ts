import { type Crosstable, inScore, seatOf, valuesOf } from '@crosstable/core';

import { checkComputable, knownColumn } from './article-16.3.2-any-order.js';
import { resolvedCode } from './codes.js';
import { isUndefinedFor, publicValue, rankWithinTied } from './columns.js';
import type { Code } from './every-code.js';
import { tableInOrder } from './order-of-arguments.js';
import { resolvedCodeIn } from './self-defined/code-in.js';

/**
 * The function of a code.
 *
 * @param code - As in a tie-break list, `'SB/C1'`; `-` is taken for `/`, in upper or lower case; or one that the table defines.
 * @returns A function from a player's id and a table to the value: points (SB: points times points), rating points,
 *   rounds, for direct encounter the rank among those with the same points, or `null` where the regulations leave it
 *   undefined; of an expelled player direct encounter has no rank.
 * @throws TypeError for a code that isn't a text. The function: RangeError for a code that neither Article 5 nor the table has, with
 *   the known ones, for a table that the tie-break isn't allowed in, and for a player who isn't among the `players` given to `crosstable`
 *   (without `players` an unknown id is a player without games); TypeError if the id isn't a text or `table` isn't a table.
 *
 * Cost: of a value that of the player's rounds and the opponents', after a first call with a table that is linear in players
 * times rounds; only of Koya and Article 10 linear in the players every time, and of direct encounter quadratic in the tied,
 * times rounds. Follows C.07 Art. 5 to 10 and 14 to 16.
 *
 * @example
 * ```ts
 * const table = crosstable([
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 0 }],
 *   [{ white: 'D', black: 'A', result: 0.5 }, { white: 'B', black: 'C', result: 1 }],
 * ]);
 * tiebreak('BH/C1')('A', table); // → 1.5
 * ```
 */
export function tiebreak(code: Code | (string & {})): (player: string, table: Crosstable) => number | null {
  if (typeof code !== 'string') resolvedCode(code); // throws
  return (player, table) => {
    const given = tableInOrder(table, 'tiebreak(code)(player, table)');
    const resolved = resolvedCodeIn(given, code);
    checkComputable(resolved, given, 'code');
    const { tournament, player: number } = seatOf(inScore(given, resolved.score), player);
    if ('ordering' in resolved) return publicValue(rankWithinTied(resolved.ordering, tournament, number));
    if (isUndefinedFor(tournament, resolved)) return null;
    if ('own' in resolved) return publicValue(resolved.own.column(tournament)[number]);
    if (knownColumn(resolved, given).open?.players.has(number) === true) return null;
    const { modifier, rule } = resolved;
    const [value] = valuesOf(rule, rule.cuts[modifier] ?? [], tournament, { from: number, to: number + 1 });
    return publicValue(value);
  };
}

/**
 * The values of all players.
 *
 * @param code - As in a tie-break list, `'SB/C1'`; `-` is taken for `/`, in upper or lower case.
 * @param table - The tournament, from `crosstable`.
 * @returns Ids to values, in the order of the table's players; `null` where the regulations leave a value undefined. Direct
 *   encounter has no value: it gives the rank within the group tied on points.
 * @throws RangeError for an unknown code, with the known ones, and for a tie-break that isn't allowed in the table's
 *   system; TypeError if `code` isn't a text or `table` isn't a table.
 *
 * Cost: linear in players times rounds; direct encounter quadratic in the tied, times rounds. Follows C.07 Art. 5 to 10 and
 * 14 to 16.
 *
 * @example
 * ```ts
 * const table = crosstable([
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 0 }],
 *   [{ white: 'D', black: 'A', result: 0.5 }, { white: 'B', black: 'C', result: 1 }],
 * ]);
 * tiebreakValues('SB', table); // → new Map([['A', 1.75], ['B', 0], ['C', 0], ['D', 0.75]])
 * ```
 */
export function tiebreakValues(code: Code | (string & {}), table: Crosstable): Map<string, number | null> {
  const tournament = tableInOrder(table, 'tiebreakValues(code, table)');
  const resolved = resolvedCodeIn(tournament, code);
  checkComputable(resolved, tournament, 'code');
  const { column } = knownColumn(resolved, tournament);
  const { ids } = tournament; // and not the table's players: reading from a frozen list is slower
  const values = new Map<string, number | null>();
  for (let player = 0; player < column.length; player++) values.set(ids[player], publicValue(column[player]));
  return values;
}
