import { EDITIONS, type Edition, type PrintedTable, type Rule, type Tournament, refusalOf } from '@crosstable/core';

import type { ColumnAudit, RanksAudit, RanksUnderList } from '../audit-types.js';
import { areKnown, checkCodes } from '../codes/declared.js';
import { type KnownCodes, splitsOf } from '../codes/known-codes.js';
import { inEdition } from '../conventions/unplayed-rounds.js';
import { codesUnder, conventionsOf } from '../hypotheses/convention-hypotheses.js';
import { type Tied, placesIn, printedPlaces, rankingBy, wrongRanks } from './ranks.js';

/** The codes that the columns were found to be; without columns, or with one that is none of them, there is no list. */
function codesFound(columns: readonly ColumnAudit[], known: KnownCodes): readonly string[] | undefined {
  const codes = columns.flatMap(({ rules }) => rules.slice(0, 1).map(({ code }) => code));
  // Some tie-breaks of programs have no code of C.07
  const isNone = columns.length === 0 || codes.length < columns.length || !areKnown(codes, known);
  return isNone ? undefined : checkCodes(codes, 'columns', known);
}

/** Whether the lower value of a column ranks first, by the rule that was found: a rank among the tied, or a value of that kind. */
function isLowerFirst(rule: Rule | undefined, { orders, own, values }: KnownCodes): boolean {
  if (rule === undefined) return false;
  const isRank = rule.edition !== undefined && orders.some(({ code }) => code === rule.code);
  const rules = [
    ...own.map((one) => [one.code, one.own] as const),
    ...values.map((one) => [one.code, one.rule] as const),
  ];
  return isRank || rules.some(([code, { lowerFirst }]) => lowerFirst === true && code === rule.code);
}

/** The codes, the edition and the list that ranks are held against. */
interface Against {
  readonly known: KnownCodes;
  readonly inForce: Edition;
  /** The list of tie-breaks, if there is one. */
  readonly list: readonly string[] | undefined;
}

/** The ranks that a list doesn't give in an edition, by codes as they are or under a convention. */
function ranksUnder(
  codes: readonly string[],
  ranks: ReadonlyMap<string, number>,
  given: Tournament,
  { edition, known }: { readonly edition: Edition; readonly known: KnownCodes },
): RanksUnderList {
  const tournament = inEdition(given, edition);
  const ranking = rankingBy(
    codes.flatMap((code) => splitsOf(code, tournament, known)),
    tournament,
  );
  return { edition, codes, wrong: wrongRanks(placesIn(ranking), ranks, tournament) };
}

/** The ranks that a list doesn't give, in each edition that allows its codes. */
export function ranksInEditions(
  codes: readonly string[],
  ranks: ReadonlyMap<string, number>,
  given: Tournament,
  known: KnownCodes,
): readonly RanksUnderList[] {
  const listed = known.values.filter(({ code }) => codes.includes(code));
  const isAllowed = (edition: Edition): boolean =>
    listed.every(({ rule }) => refusalOf(rule, inEdition(given, edition)) === undefined);
  return EDITIONS.filter(isAllowed).map((edition) => ranksUnder(codes, ranks, given, { edition, known }));
}

/** The ranks that a list doesn't give, under each convention of its codes. */
function ranksInConventions(
  codes: readonly string[],
  ranks: ReadonlyMap<string, number>,
  given: Tournament,
  { inForce, known }: Against,
): readonly RanksUnderList[] {
  return conventionsOf(codes, known).map((convention) => ({
    ...ranksUnder(codes, ranks, given, { edition: inForce, known: codesUnder(convention, known) }),
    convention: convention.name,
  }));
}

/** The places that the points and the columns give; `rules` has the rule of each column that is known. */
export function placesByColumns(
  printed: PrintedTable,
  tournament: Tournament,
  rules: readonly (Rule | undefined)[],
  known: KnownCodes,
): readonly Tied[] {
  return printedPlaces(printed, tournament, [false, ...rules.map((rule) => isLowerFirst(rule, known))]);
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
  // A list may begin with a tie-break, or with the other score of teams, and then the points don't divide first
  const places =
    columns.length === 0 && list !== undefined
      ? placesIn(rankingBy(splitsOf(list[0], tournament, known), tournament))
      : placesByColumns(
          printed,
          tournament,
          columns.map(({ rules }) => rules.at(0)),
          known,
        );
  return {
    cells: ranks.size,
    wrong: wrongRanks(places, ranks, tournament),
    editions: list === undefined ? [] : ranksInEditions(list, ranks, tournament, known),
    conventions: list === undefined ? [] : ranksInConventions(list, ranks, tournament, against),
  };
}
