// Direct encounter in a printed table: numbers that are compared among the players who are equal in everything to the left

import { EDITIONS, type PrintedColumn, type Tournament, derive, groupsByKey, inScore } from '@crosstable/core';
import { encountersOf, standingsOf, unitsOf } from '@crosstable/direct-encounter/inside';
import { SCORES_OF_TEAMS, everybody, ranksIn } from '@crosstable/standings';

import type { OrderCode } from '../codes/known-codes.js';
import { type TeamScore, withScore } from '../codes/score-codes.js';
import { type Candidate, conventionRule } from '../hypotheses/hypothesis.js';
import { hasOtherPoints, weightsOf } from '../hypotheses/program-conventions.js';

/** Players by number who weren't expelled, in groups that are equal in the points and in the columns to the left. */
export function groupsToTheLeft(
  tournament: Tournament,
  points: ArrayLike<number>,
  columns: readonly PrintedColumn[],
): readonly (readonly number[])[] {
  return groupsByKey(everybody(tournament), (player) => {
    const id = tournament.ids[player];
    return [points[player], ...columns.map(({ cells }) => cells.get(id) ?? '')].join('|');
  });
}

/** The points of a group from the games against each other. */
interface Mutual {
  readonly points: Float64Array;
  readonly haveAllMet: boolean;
}

function mutualOf(tournament: Tournament, tied: readonly number[], forfeits: boolean): Mutual {
  const encounters = encountersOf(tournament, tied, forfeits);
  const { missing, scores } = standingsOf(encounters, [...tied.keys()]);
  const units = unitsOf(encounters);
  return { points: scores.map((score) => score / units), haveAllMet: missing.every((games) => games === 0) };
}

/** The points, or 0 for a group of whom some haven't met. */
function whereAllMet({ haveAllMet, points }: Mutual): Float64Array {
  return haveAllMet ? points : new Float64Array(points.length);
}

/** The points, or 0 for a group of whom some haven't met, and for one that is level. */
function whereDivided(mutual: Mutual): Float64Array {
  const points = whereAllMet(mutual);
  return points.some((one) => one !== points[0]) ? points : new Float64Array(points.length);
}

/** Groups of players who are tied. */
type Groups = readonly (readonly number[])[];

/** By player, the numbers shown for those of each group; `alone` for a player with whom nobody is tied. */
function columnOf({ ids }: Tournament, groups: Groups, shown: readonly ArrayLike<number>[], alone: number) {
  const values = new Float64Array(ids.length).fill(alone);
  groups.forEach((tied, group) => {
    tied.forEach((player, at) => (values[player] = shown[group][at]));
  });
  return values;
}

/** The columns of an order of C.07, which show the ranks among the tied. */
function ofOrder({ article, code, separate }: OrderCode, tournament: Tournament, groups: Groups): Candidate[] {
  const candidate = groups.map((tied) => {
    const ranks = new Float64Array(tournament.ids.length);
    ranksIn(separate(tournament, tied), ranks);
    return tied.map((player) => ranks[player]);
  });
  const values = columnOf(tournament, groups, candidate, 1);
  return EDITIONS.toReversed().map((edition) => ({
    rule: { code, edition, article },
    isNamed: true,
    isMean: false,
    values,
  }));
}

/** The tournament with shares of wins for points: 1, ½ and 0. */
function inWeights(tournament: Tournament): Tournament {
  if (!hasOtherPoints(tournament)) return tournament;
  const { scale } = tournament.primary;
  return derive(tournament, { primary: { awarded: weightsOf(tournament).map((weight) => weight * scale) } });
}

/** The columns of conventions, which show points; in a score of teams where the codes name one. */
function ofConventions(tournament: Tournament, groups: Groups, score?: TeamScore): Candidate[] {
  const given = inScore(tournament, score);
  const [played, withForfeits] = [false, true].map((forfeits) => groups.map((tied) => mutualOf(given, tied, forfeits)));
  const ofWins = inWeights(given);
  const inWins = ofWins === given ? played : groups.map((tied) => mutualOf(ofWins, tied, false));
  const shown = (code: string, convention: string, isNamed: boolean, points: readonly Float64Array[]): Candidate => ({
    rule: conventionRule(score === undefined ? code : withScore(code, score), convention),
    isNamed,
    isMean: false,
    values: columnOf(tournament, groups, points, 0),
  });
  return [
    shown('DE', 'points where all have met', true, played.map(whereAllMet)),
    shown('DE', 'points where all have met, level groups 0', true, played.map(whereDivided)),
    shown('DE/P', 'points where all have met', false, withForfeits.map(whereAllMet)),
    shown(
      'DE',
      'points from any mutual game',
      false,
      played.map(({ points }) => points),
    ),
    // Swiss-Chess' DiVerg, with a line where it doesn't apply
    shown(
      'DE',
      '2 for a win, 1 for a draw',
      true,
      inWins.map(({ points }) => points.map((share) => 2 * share)),
    ),
  ];
}

/** The columns that the orders of Article 5 make, and those that conventions make of direct encounter. */
export function encounterCandidates(tournament: Tournament, orders: readonly OrderCode[], groups: Groups): Candidate[] {
  const tied = groups.filter(({ length }) => length > 1);
  const scores = tournament.boards === undefined ? [undefined] : [undefined, ...SCORES_OF_TEAMS];
  return [
    ...orders.flatMap((order) => ofOrder(order, tournament, tied)),
    ...scores.flatMap((score) => ofConventions(tournament, tied, score)),
  ];
}
