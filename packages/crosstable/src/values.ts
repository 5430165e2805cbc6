import type { CompiledTournament, Crosstable, Separation } from '@crosstable/core';
import { checkId, columnOf, openTable, refuse, valueAt } from '@crosstable/core';

import type { Meaning } from './codes.js';
import { meaningOf } from './codes.js';
import { byColumn, everybody, ranksIn } from './article-4.2-ranking.js';

/**
 * The function of a code.
 *
 * @param code - As in a tie-break list, `'SB/C1'`; `-` is taken for `/`, in upper or lower case.
 * @returns A function from a player's id and a table to the value: points (SB: points times points), rating points,
 *   rounds, for direct encounter the rank among those with the same points, or `null` where the regulations leave it
 *   undefined.
 * @throws RangeError for an unknown code, with the known ones; TypeError for one that isn't a text. The function: RangeError
 *   for a table that the tie-break isn't allowed in, and for a player who isn't among the `players` given to `crosstable`
 *   (without `players` an unknown id is a player without games); TypeError if the id isn't a text or `table` isn't a table.
 *
 * Cost: of a value that of the player's rounds and the opponents', whatever the number of players; only of Koya and Article
 * 10 linear in the players too, and of direct encounter quadratic in the tied, times rounds. Follows C.07 Art. 5 to 10 and
 * 14 to 16.
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
export function tiebreak(code: string): (player: string, table: Crosstable) => number | null {
  const meaning = meaningOf(code);
  return (player, table) => {
    const tournament = openTable(table);
    admit(meaning, tournament, 'code');
    checkId(player, 'player');
    const seat = tournament.seat(player);
    if ('account' in meaning) return valueAt(meaning.account, meaning.modification, seat);
    const ranks = new Float64Array(tournament.scores.length).fill(1);
    ranksIn(meaning.separation.separate(tournament, tiedOnPoints(tournament, seat.player)), ranks);
    return ranks[seat.player] ?? 1;
  };
}

/** Throws where a tie-break isn't allowed in a tournament. */
export function admit(meaning: Meaning, tournament: CompiledTournament, path: string): void {
  if ('account' in meaning) refuse(meaning.account.refusal?.(tournament), path);
}

/** The players with the same points as a player, who is one of them. */
export function tiedOnPoints({ scores }: CompiledTournament, player: number): number[] {
  return [...scores.keys()].filter((other) => scores[other] === scores[player]);
}

/** The values of all players, by number; NaN where the regulations leave one undefined. */
export function columnOfMeaning(meaning: Meaning, tournament: CompiledTournament): Float64Array {
  return 'account' in meaning
    ? columnOf(meaning.account, meaning.modification, tournament)
    : ranksWithinPoints(meaning.separation, tournament);
}

/** By player: the rank within the group tied on points, 1 for a player alone. */
function ranksWithinPoints(separation: Separation, tournament: CompiledTournament): Float64Array {
  const { scores } = tournament;
  const ranks = new Float64Array(scores.length).fill(1);
  for (const tied of byColumn(scores)(everybody(tournament))) ranksIn(separation.separate(tournament, tied), ranks);
  return ranks;
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
export function tiebreakValues(code: string, table: Crosstable): Map<string, number | null> {
  const tournament = openTable(table);
  const meaning = meaningOf(code);
  admit(meaning, tournament, 'code');
  const column = columnOfMeaning(meaning, tournament);
  const { ids } = tournament; // and not the table's players: reading from a frozen list is slower
  const values = new Map<string, number | null>();
  for (let player = 0; player < column.length; player++) values.set(ids[player], shownValue(column[player]));
  return values;
}
