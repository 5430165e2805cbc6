import {
  type OrderingRule,
  type Refusal,
  TEAMS_ONLY,
  type TiebreakRule,
  type Tournament,
  columnOfRule,
  inScore,
  refusalOf,
  refuse,
} from '@crosstable/core';

import { type Ranking, type Split, byColumn, everybody, ranksIn, refine, whereEqual } from './article-4.2-ranking.js';
import { type ResolvedCode, ruleOfCode } from './resolved-code.js';

/** Throws where a tie-break isn't allowed in a tournament. */
export function checkAllowed(resolved: ResolvedCode, tournament: Tournament, path: string): void {
  refuse(refusalIn(resolved, tournament), path);
}

/** Why a code can't be used in a tournament: the tie-break isn't for it, or it names a score that only teams have. */
export function refusalIn(resolved: ResolvedCode, tournament: Tournament): Refusal | undefined {
  if ('own' in resolved) return undefined;
  const asked = 'rule' in resolved ? resolved.rule : resolved.ordering;
  return refusalOf(resolved.score === undefined ? asked : { ...asked, participants: TEAMS_ONLY }, tournament);
}

/** Art. 10: whether a tie-break needs the ratings of all. */
export function needsRatings(resolved: ResolvedCode): false | 'own' | 'met' {
  const rule = ruleOfCode(resolved);
  return ('needsRatings' in rule && rule.needsRatings) || false;
}

/** Art. 10: whether a tie-break is undefined for all players, because it needs ratings and a player has none. */
export function isUndefinedFor(tournament: Tournament, resolved: ResolvedCode): boolean {
  const { ratingRules, ratings, roundRatings } = tournament;
  const needed = needsRatings(resolved);
  if (needed === false || ratingRules?.unrated === 'skip') return false;
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
export function rankWithinTied(ordering: OrderingRule, tournament: Tournament, player: number): number {
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
  return 'own' in resolved
    ? resolved.own.column(tournament)
    : columnOfRule(resolved.rule, resolved.modifier, tournament);
}

/** Art. 4.2: how the values of a tie-break divide those who are tied. */
export function splitByValues(
  { comparableBy, lowerFirst }: Pick<TiebreakRule, 'comparableBy' | 'lowerFirst'>,
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
