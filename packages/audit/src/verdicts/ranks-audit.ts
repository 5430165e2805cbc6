import { EDITIONS, type Edition, type PrintedTable, type Rule, type Tournament, refusalOf } from '@crosstable/core';

import type { ColumnAudit, RanksAudit, RanksUnderList } from '../audit-types.js';
import { checkCodes } from '../codes/declared.js';
import { type KnownCodes, splitsOf } from '../codes/known-codes.js';
import { inEdition } from '../conventions/unplayed-rounds.js';
import { codesUnder, conventionsOf } from '../hypotheses/convention-hypotheses.js';
import { placesIn, printedPlaces, rankingBy, wrongRanks } from './ranks.js';

/** The codes that the columns were found to be; without columns, or with one that is none of them, there is no list. */
function codesFound(columns: readonly ColumnAudit[], known: KnownCodes): readonly string[] | undefined {
  const codes = columns.flatMap(({ rules }) => rules.slice(0, 1).map(({ code }) => code));
  const isNone = columns.length === 0 || codes.length < columns.length;
  return isNone ? undefined : checkCodes(codes, 'columns', known);
}

/** Whether the lower value of a column ranks first, by the rule that was found: a rank among the tied, or a value of that kind. */
function isLowerFirst(rule: Rule | undefined, { orders, values }: KnownCodes): boolean {
  if (rule === undefined) return false;
  const isRank = rule.edition !== undefined && orders.some(({ code }) => code === rule.code);
  return isRank || values.some((one) => one.rule.lowerFirst === true && one.code === rule.code);
}

/** The codes, the edition and the list that ranks are held against. */
interface Against {
  readonly known: KnownCodes;
  readonly inForce: Edition;
  /** The list of tie-breaks, if there is one. */
  readonly list: readonly string[] | undefined;
}

/** The ranks that a list doesn't give: in each edition that allows its codes, and under the conventions of these. */
function ranksUnder(
  codes: readonly string[],
  ranks: ReadonlyMap<string, number>,
  given: Tournament,
  { inForce, known }: Against,
): Pick<RanksAudit, 'editions' | 'conventions'> {
  const under = (edition: Edition, inUse: KnownCodes): RanksUnderList => {
    const tournament = inEdition(given, edition);
    const ranking = rankingBy(
      codes.flatMap((code) => splitsOf(code, tournament, inUse)),
      tournament,
    );
    const wrong = wrongRanks(placesIn(ranking), ranks, tournament);
    return { edition, codes, wrong };
  };
  const listed = known.values.filter(({ code }) => codes.includes(code));
  const isAllowed = (edition: Edition): boolean =>
    listed.every(({ rule }) => refusalOf(rule, inEdition(given, edition)) === undefined);
  return {
    editions: EDITIONS.filter(isAllowed).map((edition) => under(edition, known)),
    conventions: conventionsOf(codes, known).map((convention) => ({
      ...under(inForce, codesUnder(convention, known)),
      convention: convention.name,
    })),
  };
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
  const areLowerFirst = [false, ...columns.map(({ rules }) => isLowerFirst(rules.at(0), known))];
  // A list may begin with a tie-break, or with the other score of teams, and then the points don't divide first
  const places =
    columns.length === 0 && list !== undefined
      ? placesIn(rankingBy(splitsOf(list[0], tournament, known), tournament))
      : printedPlaces(printed, tournament, areLowerFirst);
  return {
    cells: ranks.size,
    wrong: wrongRanks(places, ranks, tournament),
    ...(list === undefined ? { editions: [], conventions: [] } : ranksUnder(list, ranks, tournament, against)),
  };
}
