import {
  type Calculation,
  type Cut,
  type Tournament,
  cutHighest,
  cutsAndMedians,
  memoized,
  rowsOf,
} from '@crosstable/core';

import { CODES_OF_PLAYERS, type KnownCodes, type ValueCode } from '../codes/known-codes.js';
import { CUT_ORDERS, type CutOrder, cutByOrder } from '../conventions/cut-orders.js';
import { NAMED, type UnplayedConvention } from '../conventions/named-conventions.js';
import {
  FACTORS,
  type Factor,
  OWN,
  type Own,
  SEEN,
  type Seen,
  factorsUnder,
  scoresMetUnder,
} from '../conventions/unplayed-rounds.js';
import { groupByValues } from './classes.js';
import { type Hypothesis, conventionRule, withParts } from './hypothesis.js';

/** How a convention takes unplayed rounds. */
type Unplayed = Pick<UnplayedConvention, 'own' | 'opponents' | 'factor'>;

/** The scores that conventions give a tournament, each computed once. */
const contributionsIn = /* @__PURE__ */ memoized((tournament: Tournament) => {
  const known = new Map<string, Float64Array>();
  const remember = (key: string, compute: () => Float64Array): Float64Array => {
    const plane = known.get(key) ?? compute();
    known.set(key, plane);
    return plane;
  };
  const scoresMet = (own: Own, seen: Seen): Float64Array =>
    remember(`${own}|${seen}`, () => scoresMetUnder(tournament, own, seen));
  const products = (own: Own, seen: Seen, factor: Factor): Float64Array =>
    remember(`${own}|${seen}|${factor}`, () => {
      const factors = remember(factor, () => factorsUnder(tournament, factor));
      return scoresMet(own, seen).map((score, cell) => score * factors[cell]);
    });
  return { scoresMet, products };
});

/** Buchholz or Sonneborn-Berger with a modifier. */
interface Modified {
  readonly coded: ValueCode;
  readonly of: 'BH' | 'SB';
}

/** The tie-break of a code that conventions change; nothing for other codes. */
function modifiedOf(coded: ValueCode): Modified | undefined {
  const { code, option } = coded.rule;
  return option === undefined && (code === 'BH' || code === 'SB') ? { coded, of: code } : undefined;
}

const MODIFIED: readonly Modified[] = /* @__PURE__ */ CODES_OF_PLAYERS.values.flatMap(
  (coded) => modifiedOf(coded) ?? [],
);

/** The cuts of a modifier, where the lower end goes in another order. */
function cutsOf(modifier: string, order: CutOrder): readonly Cut[] {
  const cuts: Readonly<Record<string, readonly Cut[] | undefined>> = cutsAndMedians(cutByOrder(order), cutHighest);
  return cuts[modifier] ?? [];
}

function underConvention({ coded, of }: Modified, unplayed: Unplayed, order: CutOrder): ValueCode {
  const { factor, opponents, own } = unplayed;
  const contributions: Calculation['contributions'] = (tournament, rows) => {
    const { products, scoresMet } = contributionsIn(tournament);
    const scores = rowsOf(scoresMet(own, opponents), tournament, rows);
    return { scores, values: of === 'BH' ? scores : rowsOf(products(own, opponents, factor), tournament, rows) };
  };
  return withParts(coded, { contributions }, cutsOf(coded.modifier, order));
}

function underNamed(modified: Modified, convention: UnplayedConvention): ValueCode {
  return underConvention(modified, convention, convention.cuts[modified.of]);
}

function hypothesisWithName(
  modified: Modified,
  convention: UnplayedConvention,
  tournament: Tournament,
): Hypothesis<ValueCode> {
  const coded = underNamed(modified, convention);
  return { rule: conventionRule(coded.code, convention.name), isNamed: true, coded, tournament };
}

/** Buchholz and Sonneborn-Berger under the conventions that have a name. */
export function hypothesesWithName(tournament: Tournament): Hypothesis<ValueCode>[] {
  return NAMED.flatMap((convention) =>
    MODIFIED.filter(({ of }) => convention.codes.includes(of)).map((modified) =>
      hypothesisWithName(modified, convention, tournament),
    ),
  );
}

/**
 * A code of a list that follows a convention throughout; nothing for one that conventions don't change. Conventions that differ in
 * Sonneborn-Berger alone have the same Buchholz.
 */
export function hypothesisUnder(
  convention: UnplayedConvention,
  code: string,
  tournament: Tournament,
): Hypothesis<ValueCode> | undefined {
  const modified = MODIFIED.find(({ coded }) => coded.code === code);
  return modified && hypothesisWithName(modified, convention, tournament);
}

/** The codes where all follow a convention throughout that conventions change. */
export function codesUnder(convention: UnplayedConvention, known: KnownCodes): KnownCodes {
  const under = (coded: ValueCode): ValueCode => {
    const modified = modifiedOf(coded);
    return modified === undefined ? coded : underNamed(modified, convention);
  };
  return { ...known, values: known.values.map(under) };
}

/** The conventions that a list may follow: those of one of its codes. */
export function conventionsOf(codes: readonly string[], { values }: KnownCodes): readonly UnplayedConvention[] {
  const listed = values.filter(({ code }) => codes.includes(code)).map(modifiedOf);
  return NAMED.filter((convention) => convention.codes.some((of) => listed.some((modified) => modified?.of === of)));
}

/** The ways to take unplayed rounds that are tried for a tie-break. */
export type WaysOf = (of: Modified['of'], tournament: Tournament) => readonly Unplayed[];

/** All of them. Buchholz has no factors. */
export const everyWay: WaysOf = (of) =>
  OWN.flatMap((own) =>
    SEEN.flatMap((opponents) =>
      (of === 'BH' ? FACTORS.slice(0, 1) : FACTORS).map((factor) => ({ own, opponents, factor })),
    ),
  );

/** Those that differ in the tournament; the first of equal ones. Without unplayed rounds one is left. */
export const differentWays: WaysOf = (of, tournament) => {
  const { products, scoresMet } = contributionsIn(tournament);
  const groups = groupByValues(everyWay(of, tournament), ({ factor, opponents, own }) => {
    const scores = scoresMet(own, opponents);
    return of === 'BH' ? scores : Float64Array.of(...scores, ...products(own, opponents, factor));
  });
  return groups.map(({ members: [first] }) => first);
};

/** The name of a point of the grid. */
function nameIn({ factor, opponents, own }: Unplayed, { coded, of }: Modified, order: CutOrder): string {
  const parts = [`own unplayed round: ${own}`, `opponents’: ${opponents}`];
  if (of === 'SB') parts.push(`times: ${factor}`);
  if (coded.modifier !== '') parts.push(`cut: ${order}`);
  return parts.join('; ');
}

/** The ways to take unplayed rounds with every order of cuts: the nearest where no rule with a name gives a column. */
export function hypothesesOfGrid(tournament: Tournament, waysOf = everyWay): Hypothesis<ValueCode>[] {
  const ways = { BH: waysOf('BH', tournament), SB: waysOf('SB', tournament) };
  return MODIFIED.flatMap((modified) => {
    const { coded, of } = modified;
    const orders = coded.modifier === '' ? CUT_ORDERS.slice(0, 1) : CUT_ORDERS;
    return ways[of].flatMap((unplayed) =>
      orders.map((order) => ({
        rule: conventionRule(coded.code, nameIn(unplayed, modified, order)),
        isNamed: false,
        coded: underConvention(modified, unplayed, order),
        tournament,
      })),
    );
  });
}
