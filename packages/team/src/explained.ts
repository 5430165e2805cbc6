// FIDE C.07 (edition 2026-03), Articles 12.1, 13.2 and 13.4, explained to callers

import {
  type Explanation,
  type TiebreakRule,
  explanation,
  refusalOf,
  refuse,
  seatOf,
  withForfeitsAsGames,
} from '@crosstable/core';

import type { TeamTable } from './article-11-table.js';
import { boardCountRule } from './article-12-explanation.js';
import { extendedSonnebornBergerRule, scheduleStrengthRule } from './article-13-explanation.js';
import { type ExtendedSonnebornBergerVariant, checkedProducts } from './article-13.2.js';
import { type ScheduleStrengthVariant, checkedScheduleStrength } from './article-13.4.js';
import { openTeamTable } from './players-of.js';

/** The explanation of a team's value. */
function explain(rule: TiebreakRule, modifier: string, team: string, table: TeamTable): Explanation {
  const { tournament } = openTeamTable(table);
  refuse(refusalOf(rule, tournament), 'table');
  const seat = seatOf(tournament, team, 'team');
  return explanation(rule, modifier, seat.tournament, seat.player);
}

/** A rule, or the same rule with forfeits as matches. */
function ruleWith(rule: TiebreakRule, forfeits: boolean): TiebreakRule {
  return forfeits ? withForfeitsAsGames(rule) : rule;
}

/**
 * Explains an Extended Sonneborn-Berger: the score met in every round with its reason, the points, and the cuts.
 *
 * @param team - Id of the team.
 * @param table - The tournament, from `teamTable`.
 * @param variant - As for `extendedSonnebornBerger`.
 * @returns The value in points times points and its contributions, in the order of the rounds.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: at most quadratic in the rounds. Follows C.07 Art. 13.2, 14.1.2, 15 and 16.
 *
 * @example
 * ```ts
 * import { teamTable } from 'crosstable';
 *
 * const table = teamTable([[{ white: 'Lions', black: 'Bears', gamePoints: [1.5, 2.5] }]]);
 * const [{ points, score }] = explainExtendedSonnebornBerger('Lions', table, { opponents: 'MP', own: 'GP' }).contributions;
 * [points, score]; // → [1.5, 2]
 * ```
 */
export function explainExtendedSonnebornBerger(
  team: string,
  table: TeamTable,
  variant: ExtendedSonnebornBergerVariant,
): Explanation {
  const { cut, forfeits, products } = checkedProducts(variant);
  const rule = ruleWith(extendedSonnebornBergerRule(products), forfeits);
  return explain(rule, cut === 0 ? '' : `/C${cut}`, team, table);
}

/**
 * Explains a combination of scores and schedule strength: the score met in every round with its reason, and the
 * division of the Buchholz.
 *
 * @param team - Id of the team.
 * @param table - The tournament, from `teamTable`; Fore Buchholz needs the announced number of rounds.
 * @param variant - As for `scheduleStrength`.
 * @returns The value in points and its contributions, in the order of the rounds.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; RangeError for
 *   a table of a round-robin under the edition of March 2026, and with `fore` for one without the announced number of rounds.
 *
 * Cost: at most quadratic in the rounds. Follows C.07 Art. 13.4, 8.1, 8.3 and 16.
 *
 * @example
 * ```ts
 * import { teamTable } from 'crosstable';
 *
 * const table = teamTable([[{ white: 'Lions', black: 'Bears', gamePoints: [1.5, 2.5] }]]);
 * explainScheduleStrength('Lions', table).conclusion.values; // → { secondary: 1.5, buchholz: 2, divisor: 1 }
 * ```
 */
export function explainScheduleStrength(
  team: string,
  table: TeamTable,
  variant: ScheduleStrengthVariant = {},
): Explanation {
  const { forfeits, ...strength } = checkedScheduleStrength(variant);
  return explain(ruleWith(scheduleStrengthRule(strength), forfeits), '', team, table);
}

/**
 * Explains a board count: the value that each round adds, board by board.
 *
 * @param team - Id of the team.
 * @param table - The tournament, from `teamTable`.
 * @returns The value in points and its contributions, in the order of the rounds.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; RangeError for
 *   a table that lacks the boards of a match.
 *
 * Cost: linear in the rounds times boards. Follows C.07 Art. 12.1.
 *
 * @example
 * ```ts
 * import { teamTable } from 'crosstable';
 *
 * const boards = [
 *   { white: 'Ada', black: 'Bea', result: 1 },
 *   { white: 'Dora', black: 'Cleo', result: 0.5 },
 * ] as const;
 * const table = teamTable([[{ white: 'Lions', black: 'Bears', boards }]]);
 * explainBoardCount('Lions', table).contributions[0].match?.boards; // → [1, 0.5]
 * ```
 */
export function explainBoardCount(team: string, table: TeamTable): Explanation {
  return explain(boardCountRule, '', team, table);
}
