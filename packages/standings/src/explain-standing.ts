import type { Crosstable, Explanation } from '@crosstable/core';
import { check, openTable } from '@crosstable/core';

import { numberOf } from './explain-list.js';
import { explanationOfStep } from './explained-step.js';
import type { StandingsOptions } from './standings.js';
import { stepsOfList } from './standings.js';
import { turnsOf } from './turns.js';

/**
 * Explains a player's row of the standings, code by code.
 *
 * @param table - The tournament, from `crosstable`.
 * @param codes - The whole order, as for `standings`.
 * @param player - Id of a player of the table.
 * @param options - The same as for `standings`. Lots are no code, so that nothing of them is explained.
 * @returns An explanation for every code, in their order, with the value of the row. Direct encounter is explained among the
 *   players who are tied when its turn comes, and `null` where it separated nobody; `explain` looks at everybody with
 *   the same points instead. A value entered by hand has no contributions, and the conclusion `by-hand`.
 * @throws RangeError for an unknown code, for one that isn't allowed in the table's system, for a list that is too long for
 *   `standings`, and for a player who isn't in the table or was expelled; TypeError if `table` isn't a table, `codes` isn't an array, a
 *   code isn't a text, or `player` isn't an id; both for options that can't be used.
 *
 * Cost: that of the standings, and then linear in codes times rounds; direct encounter as its own `explain`. Follows C.07
 * Art. 4.2.
 *
 * @example
 * ```ts
 * import { crosstable } from 'crosstable';
 *
 * const table = crosstable([
 *   [{ white: 'A', black: 'B', result: 0.5 }, { white: 'C', black: 'D', result: 1 }],
 *   [{ white: 'D', black: 'A', result: 0 }, { white: 'B', black: 'C', result: 0 }],
 * ]);
 * explainStanding(table, ['PTS', 'SB'], 'A').map(({ code, value }) => [code, value]); // → [['PTS', 1.5], ['SB', 0.25]]
 * ```
 */
export function explainStanding(
  table: Crosstable,
  codes: readonly string[],
  player: string,
  options: StandingsOptions = {},
): Explanation[] {
  const tournament = openTable(table);
  const steps = stepsOfList(tournament, codes, options);
  const number = numberOf(player, 'player', tournament);
  check(!tournament.expelled?.has(number), 'player', 'a player who was not expelled', player, 'string');
  return turnsOf(number, steps, tournament).map(({ step, tied }) => explanationOfStep(step, tournament, number, tied));
}
