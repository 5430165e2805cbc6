// Direct encounter in a printed table: numbers that are compared among the players who are equal in everything to the left

import type { PrintedColumn, Rule, Tournament } from '@crosstable/core';
import { EDITIONS, inScore } from '@crosstable/core';

import { everybody, ranksIn } from '../../crosstable/src/article-4.2-ranking.js';
import { SCORES_OF_TEAMS } from '../../crosstable/src/article-5-of-players.js';
import { encountersOf, standingsOf, unitsOf } from '../../direct-encounter/src/article-6.1.js';
import type { Candidate } from './hypothesis.js';
import { conventionRule } from './hypothesis.js';
import type { OrderCode } from './known-codes.js';
import type { TeamScore } from './score-codes.js';
import { withScore } from './score-codes.js';

/** The numbers shown for the players of a group who are tied. */
type Shown = (tournament: Tournament, tied: readonly number[]) => ArrayLike<number>;

/** Players by number who weren't expelled, in groups that are equal in the points and in the columns to the left. */
export function tiedToTheLeft(
  tournament: Tournament,
  points: ArrayLike<number>,
  columns: readonly PrintedColumn[],
): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  everybody(tournament).forEach((player) => {
    const id = tournament.ids[player];
    const key = [points[player], ...columns.map(({ cells }) => cells.get(id) ?? '')].join('|');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [player]);
    else group.push(player);
  });
  return [...groups.values()];
}

/** The points from the games against each other; `null` where some of the tied haven't met. */
function pointsOf(
  tournament: Tournament,
  tied: readonly number[],
  forfeits: boolean,
): { readonly points: Float64Array; readonly haveAllMet: boolean } {
  const encounters = encountersOf(tournament, tied, forfeits);
  const { missing, scores } = standingsOf(encounters, [...tied.keys()]);
  const units = unitsOf(encounters);
  return { points: scores.map((score) => score / units), haveAllMet: missing.every((games) => games === 0) };
}

function pointsWhereAllMet(isLevelShown: boolean, forfeits: boolean): Shown {
  return (tournament, tied) => {
    const { haveAllMet, points } = pointsOf(tournament, tied, forfeits);
    const isShown = haveAllMet && (isLevelShown || points.some((one) => one !== points[0]));
    return isShown ? points : points.fill(0);
  };
}

/** The ranks among the tied, as an order divides them. */
function ranksAmong({ separate }: OrderCode): Shown {
  return (tournament, tied) => {
    const ranks = new Float64Array(tournament.ids.length);
    ranksIn(separate(tournament, tied), ranks);
    return tied.map((player) => ranks[player]);
  };
}

/** A way to show the tied, and the rules that do. */
interface Way extends Pick<Candidate, 'isNamed'> {
  readonly rules: readonly Rule[];
  readonly shown: Shown;
  /** The number shown for a player with whom nobody is tied. */
  readonly alone: number;
}

/** An order of C.07, whose ranks are shown. */
function ofOrder(order: OrderCode): Way {
  const { article, code } = order;
  const rules = EDITIONS.toReversed().map((edition) => ({ code, edition, article }));
  return { rules, isNamed: true, shown: ranksAmong(order), alone: 1 };
}

/** A convention, which shows points. */
function ofConvention(code: string, convention: string, isNamed: boolean, shown: Shown): Way {
  return { rules: [conventionRule(code, convention)], isNamed, shown, alone: 0 };
}

const CONVENTIONS: readonly Way[] = [
  ofConvention('DE', 'points where all have met', true, pointsWhereAllMet(true, false)),
  ofConvention('DE', 'points where all have met, level groups 0', true, pointsWhereAllMet(false, false)),
  ofConvention('DE/P', 'points where all have met', false, pointsWhereAllMet(true, true)),
  ofConvention(
    'DE',
    'points from any mutual game',
    false,
    (tournament, tied) => pointsOf(tournament, tied, false).points,
  ),
];

/** The same in a score of teams. */
function inNamedScore({ rules, shown, ...way }: Way, score: TeamScore): Way {
  return {
    ...way,
    rules: rules.map((rule) => ({ ...rule, code: withScore(rule.code, score) })),
    shown: (tournament, tied) => shown(inScore(tournament, score), tied),
  };
}

/** The columns that the orders of Article 5 make, and those that conventions make of direct encounter. */
export function encounterCandidates(
  tournament: Tournament,
  orders: readonly OrderCode[],
  groups: readonly (readonly number[])[],
): Candidate[] {
  const isOfTeams = tournament.boards !== undefined;
  const ways = [
    ...orders.map(ofOrder),
    ...CONVENTIONS,
    ...(isOfTeams ? SCORES_OF_TEAMS.flatMap((score) => CONVENTIONS.map((way) => inNamedScore(way, score))) : []),
  ];
  return ways.flatMap(({ alone, isNamed, rules, shown }) => {
    const values = new Float64Array(tournament.ids.length).fill(alone);
    for (const tied of groups.filter(({ length }) => length > 1)) {
      const ofTied = shown(tournament, tied);
      tied.forEach((player, at) => (values[player] = ofTied[at]));
    }
    return rules.map((rule) => ({ rule, isNamed, isMean: false, values }));
  });
}
