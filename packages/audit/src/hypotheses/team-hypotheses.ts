// The rules that may have made a table of teams: the codes of teams in both editions, and the conventions in each score

import { type Edition, type PrintedTable, type Tournament, inScore } from '@crosstable/core';
import { SCORES_OF_TEAMS, needsRatings } from '@crosstable/standings';

import { CODES_OF_TEAMS } from '../codes/codes-of-teams.js';
import type { KnownCodes } from '../codes/known-codes.js';
import { type TeamScore, withScore } from '../codes/score-codes.js';
import { type WaysOf, hypothesesOfGrid, hypothesesWithName } from './convention-hypotheses.js';
import { countingHypotheses } from './counting-conventions.js';
import { editionsFrom, hypothesesOf, hypothesesOfEdition } from './hypotheses.js';
import { type Hypothesis, ownHypotheses } from './hypothesis.js';

/** Writes a score into the codes of hypotheses, and leaves out those whose codes can't have it. */
function inCodes(hypotheses: readonly Hypothesis[], score: TeamScore): Hypothesis[] {
  return hypotheses.flatMap((hypothesis) => {
    const code = withScore(hypothesis.rule.code, score);
    return CODES_OF_TEAMS.values.every((one) => one.code !== code)
      ? []
      : [{ ...hypothesis, rule: { ...hypothesis.rule, code } }];
  });
}

/** The hypotheses of a tournament as it is, and in each score of teams. */
function inEachScore(given: Tournament, hypothesesIn: (tournament: Tournament) => Hypothesis[]): Hypothesis[] {
  const inScores = SCORES_OF_TEAMS.flatMap((score) => inCodes(hypothesesIn(inScore(given, score)), score));
  return [...hypothesesIn(given), ...inScores];
}

/**
 * Everything that may have made a column of values, of players or of teams: the rules, the edition in force first, then the grid
 * between the conventions.
 */
export function hypothesesOfResults(
  given: Tournament,
  inForce: Edition,
  known: KnownCodes,
  waysOf?: WaysOf,
): Hypothesis[] {
  const gridOf = (tournament: Tournament): Hypothesis[] => hypothesesOfGrid(tournament, waysOf);
  if (given.boards === undefined) return [...hypothesesOf(given, inForce, known), ...gridOf(given)];
  return [
    ...editionsFrom(inForce).flatMap((edition) => hypothesesOfEdition(given, edition, known)),
    ...ownHypotheses(given, known),
    ...inEachScore(given, (tournament) => [...hypothesesWithName(tournament), ...countingHypotheses(tournament)]),
    ...inEachScore(given, gridOf),
  ];
}

/** Ratings have at least three digits: a table without such a value has no column of a tie-break by ratings. */
const LEAST_RATING = 100;

/** The rules that have a name and may have made the columns of a table, of players or of teams. */
export function rulesOfResults(
  given: Tournament,
  inForce: Edition,
  known: KnownCodes,
  { columns }: PrintedTable,
): Hypothesis[] {
  const hasRatings = columns.some(({ cells }) => [...cells.values()].some((value) => (value ?? 0) >= LEAST_RATING));
  return hypothesesOfResults(given, inForce, known, () => []).filter(
    ({ coded, isNamed }) => isNamed && (hasRatings || needsRatings(coded) === false),
  );
}
