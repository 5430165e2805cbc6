import { EDITIONS, type Edition, type Tournament, editionOfCode, inScore, refusalOf } from '@crosstable/core';

import { CODES_OF_PLAYERS, type KnownCodes, type ValueCode } from '../codes/known-codes.js';
import { inEdition } from '../conventions/unplayed-rounds.js';
import { hypothesesWithName } from './convention-hypotheses.js';
import { countingHypotheses } from './counting-conventions.js';
import { type Hypothesis, ownHypotheses } from './hypothesis.js';
import { programHypotheses } from './program-conventions.js';
import { ratingHypotheses } from './rating-conventions.js';

/** Art. 10: with unrated players the values are undefined, unless the tournament chose how to take them. */
export const WITHOUT_UNRATED = 'unrated opponents left out';

/** The tie-breaks of an edition that are allowed in the tournament. */
export function hypothesesOfEdition(
  given: Tournament,
  edition: Edition,
  { values }: KnownCodes = CODES_OF_PLAYERS,
): Hypothesis<ValueCode>[] {
  const tournament = inEdition(given, edition);
  const areUnratedLeftOut = tournament.ratingRules?.unrated !== 'skip' && tournament.ratings.includes(NaN);
  const isAllowed = ({ code, rule }: ValueCode): boolean =>
    editionOfCode(code) <= edition && refusalOf(rule, tournament) === undefined;
  return values.filter(isAllowed).map((coded) => {
    const { code, rule, score } = coded;
    const { article, needsRatings } = rule;
    const isConvention = needsRatings !== undefined && areUnratedLeftOut;
    return {
      rule: { code, ...(isConvention ? { convention: WITHOUT_UNRATED } : { edition }), article },
      isNamed: true,
      coded,
      tournament: inScore(tournament, score),
    };
  });
}

/** All editions, the one in force first. */
export function editionsFrom(inForce: Edition): readonly Edition[] {
  return [inForce, ...EDITIONS.filter((edition) => edition !== inForce)];
}

/** The rules of players that may have made a column of values, but for the grid between the conventions; the edition in force first. */
export function hypothesesOf(
  tournament: Tournament,
  inForce: Edition,
  known: KnownCodes = CODES_OF_PLAYERS,
): Hypothesis[] {
  return [
    ...editionsFrom(inForce).flatMap((edition) => hypothesesOfEdition(tournament, edition, known)),
    ...ownHypotheses(tournament, known),
    ...hypothesesWithName(tournament),
    ...countingHypotheses(tournament),
    ...ratingHypotheses(tournament),
    ...programHypotheses(tournament, inForce),
  ];
}
