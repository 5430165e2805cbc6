import { type Crosstable, type Explanation, type Tournament, explanation, inScore, seatOf } from '@crosstable/core';

import { checkComputable, knownColumn } from './article-16.3.2-any-order.js';
import { isUndefinedFor, playersTiedWith } from './columns.js';
import type { Code } from './every-code.js';
import { checkCodeFirst, tableInOrder } from './order-of-arguments.js';
import type { ResolvedCode } from './resolved-code.js';
import { resolvedCodeIn } from './self-defined/code-in.js';

/**
 * Explains one player's value: every round's contribution with its reason, and the cuts.
 *
 * @param code - As in a tie-break list, `'SB/C1'`; `-` is read as `/`, in upper or lower case.
 * @param player - Id of the player.
 * @param table - The tournament, from `crosstable`.
 * @returns The value (`null` where the regulations leave it undefined) and its contributions, in the order of the rounds.
 *   Direct encounter is explained among those with the same points.
 * @throws RangeError for an unknown code, a tie-break that isn't allowed in the table's system, or a player who isn't among
 *   the `players` given to `crosstable` (without `players` an unknown id is a player without games); TypeError if `code` or
 *   the id isn't a text or `table` isn't a table.
 *
 * Cost: that of the player's rounds and the opponents', and linear in the players; direct encounter quadratic in the tied,
 * times rounds. Follows C.07 Art. 5 to 10 and 14 to 16.
 *
 * @example
 * ```ts
 * const table = crosstable([
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 0 }],
 *   [{ white: 'D', black: 'A', result: 0.5 }, { white: 'B', black: 'C', result: 1 }],
 * ]);
 * const { value, contributions } = explain('SB', 'A', table);
 * value; // → 1.75
 * contributions.map(({ opponent, points, score }) => [opponent, points, score]); // → [['B', 1, 1], ['D', 0.5, 1.5]]
 * ```
 */
export function explain(code: Code | (string & {}), player: string, table: Crosstable): Explanation {
  const order = 'explain(code, player, table)';
  checkCodeFirst(code, order);
  const given = tableInOrder(table, order);
  const resolved = resolvedCodeIn(given, code);
  checkComputable(resolved, given, 'code');
  const { tournament, player: number } = seatOf(given, player);
  const isExpelled = tournament.expelled?.has(number) === true;
  const isRanked = 'ordering' in resolved && !isExpelled;
  const tied = isRanked ? playersTiedWith(resolved.ordering, inScore(tournament, resolved.score), number) : [];
  const explained = explainerOf(resolved, tournament, tied)(number);
  if ('ordering' in resolved && isExpelled) return { ...explained, value: null };
  // An unknown player has no rounds either
  return tournament === given ? explained : { ...explained, contributions: [] };
}

/** Explains a player's value as {@link explain} does; `tied` are those among whom an ordering is explained, the player included. */
export function explainerOf(
  resolved: ResolvedCode,
  given: Tournament,
  tied: readonly number[],
): (player: number) => Explanation {
  const { code } = resolved;
  const tournament = inScore(given, resolved.score);
  if ('ordering' in resolved) {
    const placed = resolved.ordering.explain(tournament, tied.length > 1 ? tied : []);
    return (player) => ({ ...placed(player), code });
  }
  // Art. 10: the tie-break is dropped for everybody while anyone is unrated
  const isDropped = isUndefinedFor(tournament, resolved);
  const { open } = knownColumn(resolved, given);
  return (player) => {
    const explained =
      'own' in resolved
        ? resolved.own.explain(tournament, player)
        : explanation(resolved.rule, resolved.modifier, tournament, player);
    const undefinedBecause: Explanation['undefinedBecause'] = isDropped
      ? { key: 'unrated-players', article: '10' }
      : open?.players.has(player) === true
        ? { key: 'rounds-not-known', article: open.article }
        : explained.undefinedBecause;
    return { ...explained, code, undefinedBecause, value: undefinedBecause === null ? explained.value : null };
  };
}
