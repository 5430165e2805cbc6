// FIDE C.07 (edition 2026-03), Article 5: the codes that an audit tries, of the list of all tie-breaks

import { type OrderingRule, type Tournament, columnOfRule, inScore, refusalOf } from '@crosstable/core';
import {
  FAMILIES_OF_PLAYERS,
  type Family,
  type ResolvedCode,
  type Split,
  canonical,
  codesOfFamilies,
  columnOf,
  resolveAmong,
  resolvedCodeOf,
  scoresOf,
  splitByValues,
} from '@crosstable/standings';

/** A code of a tie-break that gives every participant a value. */
export type ValueCode = Extract<ResolvedCode, { readonly modifier: string }>;

/** A self-defined code that gives every participant a value. */
export type OwnCode = Extract<ResolvedCode, { readonly own: unknown }>;

/** A code of a tie-break that orders the tied without giving them values. */
export interface OrderCode {
  readonly code: string;
  readonly article: string;
  /** Divides the tied into groups, first to last; nobody where the tie-break isn't allowed. */
  readonly separate: (tournament: Tournament, tied: readonly number[]) => readonly (readonly number[])[];
}

/** The codes of Article 5 for players, or for teams, and those that a table defines. */
export interface KnownCodes {
  readonly participants: 'players' | 'teams';
  readonly values: readonly ValueCode[];
  readonly orders: readonly OrderCode[];
  /** Those that the table defines. */
  readonly own: readonly OwnCode[];
  /** The meaning of a code, also of one with a number that `values` doesn't have, as `KS/L60`; nothing for other texts. */
  readonly meaning: (code: string) => ResolvedCode | undefined;
}

/** Art. 14.5: the limits of Koya, in half points from half of the maximum, that lists are tried with. */
const LIMITS = [1, -1, 2, -2];

function codesWithLimits(family: Family): ResolvedCode[] {
  const { limited } = family;
  if (limited === undefined) return [];
  return scoresOf(family).flatMap((score) => LIMITS.map((limit) => resolvedCodeOf(limited({ limit }), '', score)));
}

/** The order of a code; one of the organiser's own is allowed everywhere. */
export function orderOf(code: string, ordering: OrderingRule, score: ResolvedCode['score']): OrderCode {
  return {
    code,
    article: ordering.article,
    separate: (tournament, tied) =>
      refusalOf(ordering, tournament) === undefined ? ordering.separate(inScore(tournament, score), tied) : [tied],
  };
}

/** The codes of a list of tie-breaks. Fore Buchholz has a code of its own, and so `BH/F` isn't another one. */
export function codesFrom(participants: KnownCodes['participants'], families: readonly Family[]): KnownCodes {
  const byCode = codesOfFamilies(families);
  const isKnown = ({ code, score }: ResolvedCode): boolean =>
    !/^BH.*\/F/.test(code) && (score === undefined || participants === 'teams');
  const all = [...byCode.values(), ...families.flatMap(codesWithLimits)].filter(isKnown);
  return {
    participants,
    meaning: (code) => {
      const written = canonical(code);
      const found = written && resolveAmong(families, byCode, written);
      return found && isKnown(found) ? found : undefined;
    },
    values: all.filter((one) => 'rule' in one),
    own: [],
    orders: all.flatMap((one) => ('ordering' in one ? [orderOf(one.code, one.ordering, one.score)] : [])),
  };
}

/** Those of players. */
export const CODES_OF_PLAYERS = /* @__PURE__ */ codesFrom('players', FAMILIES_OF_PLAYERS);

/** The codes of a tie-break of players, alone and with each modifier and option. */
export function codesOf(name: string): readonly ValueCode[] {
  return CODES_OF_PLAYERS.values.filter(({ rule }) => rule.code === name);
}

/** Adds to known codes those of a list that have other numbers, as another limit. */
export function withCodes(known: KnownCodes, codes: readonly string[]): KnownCodes {
  const meant = codes.map(known.meaning).filter((one) => one !== undefined && 'rule' in one);
  // By code, for the list may repeat a code, and has those that `known` has, too
  const values = new Map([...known.values, ...meant].map((one) => [one.code, one] as const));
  return { ...known, values: [...values.values()] };
}

/** By participant: the values of a code, in the tournament with the score that it names. */
export function valuesOfCode({ modifier, rule }: ValueCode, tournament: Tournament): Float64Array {
  return columnOfRule(rule, modifier, tournament);
}

/** How a code of a list divides the tied; an empty list for an unknown code. */
export function splitsOf(code: string, given: Tournament, known: KnownCodes): Split[] {
  const order = known.orders.find((one) => one.code === code);
  if (order !== undefined) return [(tied) => order.separate(given, tied)];
  const own = known.own.find((one) => one.code === code);
  if (own !== undefined) return [splitByValues(own.own, columnOf(own, given), given)];
  return known.values
    .filter((one) => one.code === code)
    .map((one) => {
      const tournament = inScore(given, one.score);
      return splitByValues(one.rule, valuesOfCode(one, tournament), tournament);
    });
}
