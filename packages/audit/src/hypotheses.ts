import type { Edition, Tournament } from '@crosstable/core';
import { EDITIONS, editionOfCode, refusalOf } from '@crosstable/core';

import type { CodedCalculation } from './calculations.js';
import { CALCULATIONS } from './calculations.js';
import { hypothesesOfGrid, hypothesesWithName } from './convention-hypotheses.js';
import { countingHypotheses } from './counting-conventions.js';
import type { Hypothesis } from './hypothesis.js';
import { ratingHypotheses } from './rating-conventions.js';
import { withoutScore } from './score-codes.js';
import { inEdition } from './unplayed-rounds.js';

/** Art. 10: with unrated players the values are undefined, unless the tournament chose how to take them. */
export const WITHOUT_UNRATED = 'unrated opponents left out';

/** The tie-breaks of an edition that are allowed in the tournament. */
export function hypothesesOfEdition(
  given: Tournament,
  edition: Edition,
  calculations: readonly CodedCalculation[] = CALCULATIONS,
): Hypothesis[] {
  const tournament = inEdition(given, edition);
  const areUnratedLeftOut = tournament.ratingRules?.unrated !== 'skip' && tournament.ratings.includes(NaN);
  const isAllowed = ({ calculation, code }: CodedCalculation): boolean =>
    editionOfCode(withoutScore(code)) <= edition && refusalOf(calculation, tournament) === undefined;
  return calculations.filter(isAllowed).map((coded) => {
    const { article, code, unit } = coded;
    const isConvention = unit === 'rating points' && areUnratedLeftOut;
    return {
      rule: { code, ...(isConvention ? { convention: WITHOUT_UNRATED } : { edition }), article },
      isNamed: true,
      coded,
      tournament,
    };
  });
}

/** All editions, the one in force first. */
export function editionsFrom(inForce: Edition): readonly Edition[] {
  return [inForce, ...EDITIONS.filter((edition) => edition !== inForce)];
}

/** Everything that may have made a column of values, the edition in force first. */
export function hypothesesOf(tournament: Tournament, inForce: Edition): Hypothesis[] {
  return [
    ...editionsFrom(inForce).flatMap((edition) => hypothesesOfEdition(tournament, edition)),
    ...hypothesesWithName(tournament),
    ...countingHypotheses(tournament),
    ...ratingHypotheses(tournament),
    ...hypothesesOfGrid(tournament),
  ];
}
