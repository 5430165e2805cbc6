import {
  type Crosstable,
  type OrderingRule,
  type Refusal,
  TEAMS_ONLY,
  type TiebreakRule,
  type Tournament,
  columnOfRule,
  inScore,
  refusalOf,
  refuse,
  seatOf,
  valuesOf,
} from '@crosstable/core';

import { type Ranking, type Split, byColumn, everybody, ranksIn, refine, whereEqual } from './article-4.2-ranking.js';
import { resolvedCode } from './codes.js';
import type { Code } from './every-code.js';
import { tableInOrder } from './order-of-arguments.js';
import type { ResolvedCode } from './resolved-code.js';

/**
 * The function of a code.
 *
 * @param code - As in a tie-break list, `'SB/C1'`; `-` is taken for `/`, in upper or lower case.
 * @returns A function from a player's id and a table to the value: points (SB: points times points), rating points,
 *   rounds, for direct encounter the rank among those with the same points, or `null` where the regulations leave it
 *   undefined; of an expelled player direct encounter has no rank.
 * @throws RangeError for an unknown code, with the known ones; TypeError for one that isn't a text. The function: RangeError
 *   for a table that the tie-break isn't allowed in, and for a player who isn't among the `players` given to `crosstable`
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
  const resolved = resolvedCode(code);
  return (player, table) => {
    const given = tableInOrder(table, 'tiebreak(code)(player, table)');
    checkAllowed(resolved, given, 'code');
    const { tournament, player: number } = seatOf(inScore(given, resolved.score), player);
    if ('ordering' in resolved) return publicValue(rankWithinTied(resolved.ordering, tournament, number));
    if (isUndefinedFor(tournament, resolved)) return null;
    const { modifier, rule } = resolved;
    const [value] = valuesOf(rule, rule.cuts[modifier] ?? [], tournament, { from: number, to: number + 1 });
    return publicValue(value);
  };
}

/** Throws where a tie-break isn't allowed in a tournament. */
export function checkAllowed(resolved: ResolvedCode, tournament: Tournament, path: string): void {
  refuse(refusalIn(resolved, tournament), path);
}

/** Why a code can't be used in a tournament: the tie-break isn't for it, or it names a score that only teams have. */
export function refusalIn(resolved: ResolvedCode, tournament: Tournament): Refusal | undefined {
  const asked = 'rule' in resolved ? resolved.rule : resolved.ordering;
  return refusalOf(resolved.score === undefined ? asked : { ...asked, participants: TEAMS_ONLY }, tournament);
}

/** Art. 10: whether a tie-break is undefined for all players, because it needs ratings and a player has none. */
export function isUndefinedFor(tournament: Tournament, resolved: ResolvedCode): boolean {
  const { ratingRules, ratings, roundRatings } = tournament;
  const needed = 'rule' in resolved ? resolved.rule.needsRatings : undefined;
  if (needed === undefined || ratingRules?.unrated === 'skip') return false;
  return ratings.includes(NaN) || (needed === 'met' && roundRatings?.includes(NaN) === true);
}

/** By player: the values that are equal among the tied, for an ordering without a list. */
function valuesOfTied({ tiedIn }: OrderingRule, tournament: Tournament): readonly Float64Array[] {
  return tiedIn?.(tournament) ?? [tournament.primary.totals];
}

/** The players among whom an ordering ranks a player without a list, including the player. */
export function playersTiedWith(ordering: OrderingRule, tournament: Tournament, player: number): number[] {
  const values = valuesOfTied(ordering, tournament);
  return everybody(tournament).filter((other) => values.every((column) => column[other] === column[player]));
}

/** The rank of a player within the group of the tied, 1 for a player alone; NaN for an expelled one, whom nobody is tied with. */
function rankWithinTied(ordering: OrderingRule, tournament: Tournament, player: number): number {
  if (tournament.expelled?.has(player)) return NaN;
  const ranks = new Float64Array(tournament.ids.length);
  ranksIn(ordering.separate(tournament, playersTiedWith(ordering, tournament, player)), ranks);
  return ranks[player];
}

/** The ranks of all players, each within the group of the tied; NaN for the expelled. */
function ranksWithinTied(ordering: OrderingRule, tournament: Tournament): Float64Array {
  const ranks = new Float64Array(tournament.ids.length);
  let groups: Ranking = [everybody(tournament)];
  for (const column of valuesOfTied(ordering, tournament)) groups = refine(groups, byColumn(column));
  for (const tied of groups) ranksIn(ordering.separate(tournament, tied), ranks);
  for (const player of tournament.expelled ?? []) ranks[player] = NaN;
  return ranks;
}

/** The values of all players, by number; NaN where the regulations leave one undefined. */
export function columnOf(resolved: ResolvedCode, given: Tournament): Float64Array {
  const tournament = inScore(given, resolved.score);
  if ('ordering' in resolved) return ranksWithinTied(resolved.ordering, tournament);
  if (isUndefinedFor(tournament, resolved)) return new Float64Array(tournament.ids.length).fill(NaN);
  return columnOfRule(resolved.rule, resolved.modifier, tournament);
}

/** Art. 4.2: how the values of a tie-break divide those who are tied. */
export function splitByValues(
  { comparableBy, lowerFirst }: TiebreakRule,
  column: Float64Array,
  tournament: Tournament,
): Split {
  const split = byColumn(column, lowerFirst);
  return comparableBy === undefined ? split : whereEqual(comparableBy(tournament), split);
}

/** A value of a column, as callers see it. */
export function publicValue(value: number): number | null {
  return Number.isNaN(value) ? null : value;
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
  const resolved = resolvedCode(code);
  checkAllowed(resolved, tournament, 'code');
  const column = columnOf(resolved, tournament);
  const { ids } = tournament; // and not the table's players: reading from a frozen list is slower
  const values = new Map<string, number | null>();
  for (let player = 0; player < column.length; player++) values.set(ids[player], publicValue(column[player]));
  return values;
}
