import {
  type CrosstableOptions,
  EDITIONS,
  type Edition,
  LAST_EDITIONS,
  NEWEST,
  type Rounds,
  type Tournament,
  check,
  checkNames,
  crosstable,
  editionOfCode,
  isObject,
  nearestMillionth,
  openTable,
} from '@crosstable/core';
import { byColumn, everybody, ranksIn } from '@crosstable/standings';

import { checkCodes } from '../codes/declared.js';
import { CODES_OF_PLAYERS, type KnownCodes, splitsOf, withCodes } from '../codes/known-codes.js';
import { withDefinitions } from '../codes/own-codes.js';
import { NAMED } from '../conventions/named-conventions.js';
import { inEdition } from '../conventions/unplayed-rounds.js';
import { accountOf } from '../hypotheses/account.js';
import { hypothesisUnder } from '../hypotheses/convention-hypotheses.js';
import { WITHOUT_UNRATED, hypothesesOf } from '../hypotheses/hypotheses.js';
import { type Hypothesis, candidateOf } from '../hypotheses/hypothesis.js';
import { rankingBy } from '../verdicts/ranks.js';
import type { ComparedPlayer, ComparedSide, Comparison, Side } from './comparison-types.js';
import { differencesIn } from './differences.js';

/** A code of a list with the values of all players; direct encounter has none. */
interface Step {
  readonly code: string;
  readonly hypothesis: Hypothesis | undefined;
  readonly values: Float64Array | undefined;
}

/** A side, ranked. */
interface Ranked {
  readonly side: ComparedSide;
  readonly steps: readonly Step[];
  /** By player. */
  readonly ranks: Float64Array;
}

function checkedSide(given: Edition | Side, codes: readonly string[], path: string, known: KnownCodes): ComparedSide {
  const side: Side = typeof given === 'string' ? { edition: given } : given;
  check(isObject(side), path, 'an edition, or a side with edition, convention or codes', side);
  checkNames(side, path, { edition: true, convention: true, codes: true });
  const { convention = null, edition = NEWEST } = side;
  check(EDITIONS.includes(edition), `${path}.edition`, EDITIONS.join(' or '), edition, 'string');
  const names = NAMED.map(({ name }) => name);
  const isKnown = convention === null || names.includes(convention);
  check(isKnown, `${path}.convention`, `one of ${names.join('; ')}`, convention, 'string');
  return {
    edition,
    convention,
    codes: side.codes === undefined ? codes : checkCodes(side.codes, `${path}.codes`, known),
  };
}

/** The rule of a code on a side: the convention's where it has one, and else that of the edition. */
function hypothesisOn(
  { convention, edition }: ComparedSide,
  code: string,
  ofCode: readonly Hypothesis[],
  tournament: Tournament,
): Hypothesis | undefined {
  const isNewer = editionOfCode(code) > edition;
  const named = NAMED.find(({ name }) => name === convention);
  return (
    (named && hypothesisUnder(named, code, tournament)) ??
    ofCode.find(
      ({ coded, rule }) => 'own' in coded || rule.edition === edition || rule.convention === WITHOUT_UNRATED,
    ) ??
    ofCode.find(({ isNamed }) => isNewer && isNamed)
  );
}

/** The list that a caller gave for a side, before the points were added to it. */
interface GivenList {
  readonly path: string;
  readonly length: number;
}

/** Whether the lower value ranks first. */
function isLowerFirst({ coded }: Hypothesis): boolean {
  return ('own' in coded ? coded.own : coded.rule).lowerFirst === true;
}

/** The players ranked by the list of a side. */
function rankBySide(given: Tournament, side: ComparedSide, { length, path }: GivenList): Ranked {
  const tournament = inEdition(given, side.edition);
  const known = withCodes(withDefinitions(CODES_OF_PLAYERS, tournament), side.codes);
  const hypotheses = hypothesesOf(tournament, side.edition, known);
  const steps = side.codes.map((code, at): Step => {
    const ofCode = hypotheses.filter(({ rule }) => rule.code === code);
    const hypothesis = hypothesisOn(side, code, ofCode, tournament);
    const isAllowed = hypothesis !== undefined || known.orders.some((order) => order.code === code);
    const place = at - (side.codes.length - length);
    check(isAllowed, `${path}[${place}]`, `a tie-break that C.07 (${side.edition}) allows here`, code, 'string');
    return { code, hypothesis, values: hypothesis && candidateOf(hypothesis).values };
  });
  const splits = steps.flatMap(({ code, hypothesis, values }) =>
    values === undefined
      ? splitsOf(code, tournament, known)
      : byColumn(values, hypothesis !== undefined && isLowerFirst(hypothesis)),
  );
  const ranks = new Float64Array(tournament.ids.length);
  ranksIn(rankingBy(splits, tournament), ranks);
  return { side, steps, ranks };
}

/** The contributions that differ, of the codes that both lists have at the same place. */
function differencesOf(
  [one, other]: readonly [Ranked, Ranked],
  player: number,
  rounds: number,
): Pick<ComparedPlayer, 'differences' | 'cutByBoth'> {
  const found = one.steps.flatMap(({ code, hypothesis, values }, at) => {
    const beside = other.steps.at(at);
    const isRepeated = one.side.codes.indexOf(code) < at;
    if (isRepeated || beside?.code !== code || hypothesis === undefined || beside.hypothesis === undefined) return [];
    const accounts = [accountOf(hypothesis, player), accountOf(beside.hypothesis, player)] as const;
    return [{ ...differencesIn(code, accounts, rounds), isSame: values?.[player] === beside.values?.[player] }];
  });
  return {
    differences: found.flatMap(({ counted, isSame }) => (isSame ? [] : counted)),
    cutByBoth: found.flatMap(({ cutByBoth }) => cutByBoth),
  };
}

function valuesOfPlayer({ steps }: Ranked, player: number): (number | null)[] {
  return steps.map(({ values }) => {
    const value = values?.[player] ?? NaN;
    return Number.isNaN(value) ? null : nearestMillionth(value);
  });
}

/**
 * Compares two ways to rank the players: two editions of C.07, two lists of tie-breaks, or two conventions.
 *
 * @param games - `games[n]` holds round n + 1.
 * @param codes - The list of tie-breaks of both sides; points come first where it leaves them out.
 * @param options - As for `crosstable`; `edition` isn't looked at.
 * @param sides - Editions, or sides with an edition, a convention or a list of their own; default: the last two editions.
 * @returns For every player who wasn't expelled both ranks and values, the contributions that differ with their articles, and who passed.
 *   Tied players share the smaller rank.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in players times rounds for each code, and quadratic in the players who move. Follows C.07 Art. 4.2.
 *
 * @example
 * ```ts
 * import type { Game } from '@crosstable/audit';
 *
 * const games: Game[][] = [
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: '', result: 1, kind: 'pairing-bye' }],
 *   [{ white: 'C', black: 'A', result: 1 }, { white: 'B', black: '', result: 0.5, kind: 'half-bye' }],
 * ];
 * const [first] = compare(games, ['BH'], {}, ['2024-08', '2026-03']).players;
 * first.values; // → [[2, 3], [2, 2]]
 * first.differences[0].article; // → '16.4.2'
 * ```
 */
export function compare(
  games: Rounds,
  codes: readonly string[],
  options: CrosstableOptions = {},
  sides: readonly [Edition | Side, Edition | Side] = LAST_EDITIONS,
): Comparison {
  const tournament = openTable(crosstable(games, options));
  const known = withDefinitions(CODES_OF_PLAYERS, tournament);
  const list = checkCodes(codes, 'codes', known);
  const given: readonly unknown[] = sides;
  check(Array.isArray(given) && given.length === 2, 'sides', 'two sides', given);
  const checked = [
    checkedSide(sides[0], list, 'sides[0]', known),
    checkedSide(sides[1], list, 'sides[1]', known),
  ] as const;
  const listOf = (at: 0 | 1): GivenList => {
    const { [at]: side } = sides;
    const own = typeof side === 'string' ? undefined : side.codes;
    return own === undefined
      ? { path: 'codes', length: codes.length }
      : { path: `sides[${at}].codes`, length: own.length };
  };
  const both = [rankBySide(tournament, checked[0], listOf(0)), rankBySide(tournament, checked[1], listOf(1))] as const;
  const [{ ranks: before }, { ranks: after }] = both;
  const { ids, rounds } = tournament;
  const players = everybody(tournament).map((at): ComparedPlayer => {
    const isMoved = before[at] !== after[at];
    const others = (passes: (other: number) => boolean): string[] =>
      isMoved ? ids.filter((_, other) => passes(other)) : [];
    return {
      player: ids[at],
      ranks: [before[at], after[at]],
      values: [valuesOfPlayer(both[0], at), valuesOfPlayer(both[1], at)],
      ...differencesOf(both, at, rounds),
      passedBy: others((other) => before[other] >= before[at] && after[other] < after[at]),
      passed: others((other) => before[other] < before[at] && after[other] >= after[at]),
    };
  });
  return { sides: checked, players: players.sort((one, other) => one.ranks[0] - other.ranks[0]) };
}
