import type { Edition, PrintedTable, Rounds, Tournament } from '@crosstable/core';
import { EDITIONS, check, crosstable, editionOn, openTable } from '@crosstable/core';

import type { Audit, AuditOptions, ColumnAudit, RanksAudit, WrongCell } from './audit-types.js';
import { checkTable } from './check-table.js';
import { agrees, classesOf, columnsOf } from './classes.js';
import { checkCodes } from './declared.js';
import { hypothesesOf } from './hypotheses.js';
import { candidateOf } from './hypothesis.js';
import { encounterCandidates, tiedToTheLeft } from './printed-encounters.js';
import { printedValues } from './printed-values.js';
import { printedSplits, rankingBy, splitOf, wrongRanks } from './ranks.js';
import { inEdition } from './unplayed-rounds.js';
import { columnAudit } from './verdict.js';

/** The printed points that don't follow from the games. */
function wrongPoints({ points }: PrintedTable, { ids, primary }: Tournament): WrongCell[] {
  return ids.flatMap((player, at) => {
    const printed = points?.get(player);
    const computed = primary.totals[at] / primary.scale;
    return printed === undefined || agrees(printed, computed) ? [] : [{ player, printed, computed }];
  });
}

/** The codes that the columns were found to be; without one for every column there is no list. */
function codesFound(columns: readonly ColumnAudit[]): readonly string[] | undefined {
  const codes = columns.flatMap(({ rules }) => rules.slice(0, 1).map(({ code }) => code));
  return codes.length === columns.length ? checkCodes(codes, 'columns') : undefined;
}

function ranksAudit(
  printed: PrintedTable,
  tournament: Tournament,
  codes: readonly string[] | undefined,
): RanksAudit | null {
  const { ranks } = printed;
  if (ranks === undefined) return null;
  const wrongUnder = (edition: Edition, list: readonly string[]) => {
    const under = inEdition(tournament, edition);
    const splits = list.flatMap((code) => splitOf(code, under) ?? []);
    return { edition, codes: list, wrong: wrongRanks(rankingBy(splits, under), ranks, under) };
  };
  return {
    cells: ranks.size,
    wrong: wrongRanks(rankingBy(printedSplits(printed, tournament), tournament), ranks, tournament),
    editions: codes === undefined ? [] : EDITIONS.map((edition) => wrongUnder(edition, codes)),
  };
}

/**
 * Finds out which rule made each column of a printed table, and which of its cells are wrong under that rule.
 *
 * @param games - `games[n]` holds round n + 1.
 * @param printed - The table, with the ids of the games.
 * @param options - As for `crosstable`; `declared`, the list of tie-breaks, and `start`, the first day, name rules and
 *   never decide. `edition` isn't looked at, because both are tried.
 * @returns First the points that don't follow from the games, then a verdict on every column, then the ranks. A rule is
 *   only named where the cells tell it from every other.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value: a player
 *   who isn't in the games, a label that stands twice, a rank below 1.
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
export function audit(games: Rounds, printed: PrintedTable, options: AuditOptions = {}): Audit {
  const { declared, start, ...ofTable } = options;
  check(start === undefined || typeof start === 'string', 'options.start', 'a day YYYY-MM-DD', start);
  const list = declared === undefined ? undefined : checkCodes(declared, 'options.declared');
  const tournament = openTable(crosstable(games, ofTable));
  checkTable(printed, tournament);
  const inForce = editionOn(start);
  const hypotheses = printed.columns.length === 0 ? [] : hypothesesOf(tournament, inForce);
  const columnsByRule = columnsOf(hypotheses.map(candidateOf));
  const totals = Float64Array.from(
    tournament.ids,
    (id, player) => printed.points?.get(id) ?? tournament.primary.totals[player],
  );
  const columns = printed.columns.map((column, at): ColumnAudit => {
    const groups = tiedToTheLeft(tournament, totals, printed.columns.slice(0, at));
    const encounters = columnsOf(encounterCandidates(tournament, groups));
    const values = printedValues(column, tournament);
    const hints = { declared: list ?? [], named: column.named ?? [], inForce };
    return columnAudit(classesOf([...columnsByRule, ...encounters], values), values, tournament, hints);
  });
  return {
    points: { cells: printed.points?.size ?? 0, wrong: wrongPoints(printed, tournament) },
    columns,
    ranks: ranksAudit(printed, tournament, list ?? codesFound(columns)),
  };
}
