import type { Matches, PrintedTable, Rounds, Tournament } from '@crosstable/core';

import type { Audit, AuditOptions, TeamAuditOptions, WrongCell } from './audit-types.js';
import { agrees } from './hypotheses/classes.js';
import { differentWays } from './hypotheses/convention-hypotheses.js';
import { hypothesesOfResults } from './hypotheses/team-hypotheses.js';
import { columnAudits, openedTable } from './verdicts/column-audits.js';
import { ranksAudit } from './verdicts/ranks-audit.js';

/** The printed points that don't follow from the games. */
function wrongPoints({ points }: PrintedTable, { ids, primary }: Tournament): WrongCell[] {
  return ids.flatMap((player, at) => {
    const printed = points?.get(player);
    const computed = primary.totals[at] / primary.scale;
    return printed === undefined || agrees(printed, computed) ? [] : [{ player, printed, computed }];
  });
}

/**
 * Finds out which rule made each column of a printed table, and which of its cells are wrong under that rule.
 *
 * @param games - `games[n]` holds round n + 1. The matches of teams may stand here; they have boards or game points.
 * @param printed - The table, with the ids of the games. The points of teams are those of the primary score.
 * @param options - Those of `crosstable`, for matches those of `teamTable`. `declared`, the list of tie-breaks, and `start`, the first
 *   day, decide which of equal rules is named first, and never which rule it is. The codes of `declared` are tried with their
 *   numbers, as `KS/L60`, and the ranks are held against it. `edition` is ignored, because both are tried.
 * @returns First the points that don't follow from the games, then a verdict on every column, then the ranks. A rule is
 *   only named if the cells tell it from every other one.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value: a player
 *   who isn't in the games, a label that stands twice, a rank below 1, an unknown code in `declared`, a `start` that is no day.
 *
 * Cost: more than a thousand rules are computed for all players, each linear in players times rounds. Follows C.07 Art. 4.2
 * to 10 and 14 to 16.
 *
 * @example
 * ```ts
 * import type { Game } from '@crosstable/audit';
 *
 * const games: Game[][] = [
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 0.5 }],
 *   [{ white: 'D', black: 'A', result: 0.5 }, { white: 'B', black: 'C', result: 1 }],
 *   [{ white: 'A', black: 'C', result: 1 }, { white: 'B', black: 'D', result: 1 }],
 * ];
 * const cells = new Map([['A', 3.5], ['B', 4], ['C', 5.5], ['D', 5]]);
 * const [column] = audit(games, { columns: [{ label: 'TB1', cells }] }).columns;
 * column.verdict; // → 'identified'
 * column.rules[0]; // → { code: 'BH', edition: '2026-03', article: '8.1' }
 * ```
 */
export function audit(games: Matches, printed: PrintedTable, options?: TeamAuditOptions): Audit;
export function audit(games: Rounds, printed: PrintedTable, options?: AuditOptions): Audit;
export function audit(
  results: Rounds | Matches,
  printed: PrintedTable,
  options: AuditOptions | TeamAuditOptions = {},
): Audit {
  const opened = openedTable(results, printed, options);
  const { inForce, known, list, tournament } = opened;
  const hypotheses = printed.columns.length === 0 ? [] : hypothesesOfResults(tournament, inForce, known, differentWays);
  const columns = columnAudits(printed, hypotheses, opened);
  return {
    points: { cells: printed.points?.size ?? 0, wrong: wrongPoints(printed, tournament) },
    columns,
    ranks: ranksAudit(printed, tournament, columns, { known, inForce, list }),
  };
}
