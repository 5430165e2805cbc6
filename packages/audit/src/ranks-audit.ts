import type { Edition, PrintedTable, Rule, Tournament } from '@crosstable/core';
import { EDITIONS, inScore } from '@crosstable/core';

import type { Split } from '../../crosstable/src/article-4.2-ranking.js';
import { byColumn } from '../../crosstable/src/article-4.2-ranking.js';
import type { ColumnAudit, RanksAudit, RanksUnderList } from './audit-types.js';
import { hypothesisUnder, isOf } from './convention-hypotheses.js';
import { checkCodes } from './declared.js';
import { candidateOf } from './hypothesis.js';
import type { KnownCodes } from './known-codes.js';
import { splitsOf } from './known-codes.js';
import type { UnplayedConvention } from './named-conventions.js';
import { NAMED } from './named-conventions.js';
import { placesIn, printedPlaces, rankingBy, wrongRanks } from './ranks.js';
import { inEdition } from './unplayed-rounds.js';

/** The codes that the columns were found to be; without columns, or with one that is none of them, there is no list. */
function codesFound(columns: readonly ColumnAudit[], known: KnownCodes): readonly string[] | undefined {
  const codes = columns.flatMap(({ rules }) => rules.slice(0, 1).map(({ code }) => code));
  const isWhole = columns.length > 0 && codes.length === columns.length;
  return isWhole ? checkCodes(codes, 'columns', known) : undefined;
}

/** Whether the lower value of a column ranks first, by the rule that was found: a rank among the tied, or a value of that kind. */
function isLowerFirst(rule: Rule | undefined, { orders, values }: KnownCodes): boolean {
  if (rule === undefined) return false;
  const isRank = rule.edition !== undefined && orders.some(({ code }) => code === rule.code);
  return isRank || values.some((one) => one.rule.lowerFirst === true && one.code === rule.code);
}

/** How a code divides the tied under a convention, where that changes the code. */
function splitUnder(
  convention: UnplayedConvention,
  code: string,
  tournament: Tournament,
  { values }: KnownCodes,
): Split | undefined {
  const score = values.find((one) => one.code === code)?.score;
  const hypothesis = hypothesisUnder(convention, code, inScore(tournament, score));
  return hypothesis && byColumn(candidateOf(hypothesis).values);
}

/** What a table is held against. */
interface Against {
  readonly known: KnownCodes;
  readonly inForce: Edition;
  /** The list of tie-breaks, if there is one. */
  readonly list: readonly string[] | undefined;
}

/** The ranks that a list doesn't give: in each edition, and under the conventions of its codes. */
function ranksUnder(
  codes: readonly string[],
  ranks: ReadonlyMap<string, number>,
  tournament: Tournament,
  { inForce, known }: Against,
): Pick<RanksAudit, 'editions' | 'conventions'> {
  const wrongBy = (splits: readonly Split[]) => wrongRanks(placesIn(rankingBy(splits, tournament)), ranks, tournament);
  const editions = EDITIONS.map((edition): RanksUnderList => {
    const under = inEdition(tournament, edition);
    return { edition, codes, wrong: wrongBy(codes.flatMap((code) => splitsOf(code, under, known))) };
  });
  const under = inEdition(tournament, inForce);
  const ofList = NAMED.filter((convention) => codes.some((code) => isOf(convention, code)));
  const conventions = ofList.map((convention): RanksUnderList => {
    const splits = codes.flatMap((code) => splitUnder(convention, code, under, known) ?? splitsOf(code, under, known));
    return { edition: inForce, convention: convention.name, codes, wrong: wrongBy(splits) };
  });
  return { editions, conventions };
}

/** Whether the printed ranks follow from the points and the columns, and which places differ under the list; `null` where none are. */
export function ranksAudit(
  printed: PrintedTable,
  tournament: Tournament,
  columns: readonly ColumnAudit[],
  against: Against,
): RanksAudit | null {
  const { ranks } = printed;
  if (ranks === undefined) return null;
  const { known, list = codesFound(columns, known) } = against;
  const areLowerFirst = columns.map(({ rules }) => isLowerFirst(rules.at(0), known));
  // A list may begin with a tie-break or with the other score of teams, and then the points alone tell nothing
  const first = columns.length === 0 ? list?.[0] : undefined;
  const places =
    first === undefined || first === 'PTS'
      ? printedPlaces(printed, tournament, areLowerFirst)
      : placesIn(rankingBy(splitsOf(first, tournament, known), tournament));
  const under = list === undefined ? { editions: [], conventions: [] } : ranksUnder(list, ranks, tournament, against);
  return { cells: ranks.size, wrong: wrongRanks(places, ranks, tournament), ...under };
}
