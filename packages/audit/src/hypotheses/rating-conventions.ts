// Average ratings of opponents as programs beside C.07 compute them

import { type Cut, type Kept, type Tournament, cutLowest, derive } from '@crosstable/core';

import { codesOf } from '../codes/known-codes.js';
import { lowestUnlessUnplayed } from '../conventions/cut-orders.js';
import { type Hypothesis, conventionRule, withParts } from './hypothesis.js';

const AVERAGES = /* @__PURE__ */ codesOf('ARO');

/** The cuts of an average in which an unplayed round is the first rating left out. */
function unplayedFirst(cuts: readonly Cut[]): readonly Cut[] {
  return cuts.map((cut, at) => (cut === cutLowest ? lowestUnlessUnplayed(at + 1) : cut));
}

/** The ratings that programs give unrated players. 0 would mean that a player is unrated, and so 0.001 stands for it. */
const REPLACEMENTS = [0.001, 1000, 1200, 1400];

/** Means that nobody rounded, and means cut off at the point. */
const ROUNDINGS: readonly (readonly [convention: string, round: (mean: number) => number])[] = [
  ['not rounded', (mean) => mean],
  ['cut off', Math.floor],
];

function means(round: (mean: number) => number): (kept: Kept) => Float64Array {
  return ({ counts, sums }) => sums.map((sum, row) => round(sum / counts[row]));
}

/** The tournament with every unrated player rated. */
function withRatings(tournament: Tournament, replacement: number): Tournament {
  const withReplacement = (ratings: Float64Array) =>
    ratings.map((rating) => (Number.isNaN(rating) ? replacement : rating));
  const { ratings, roundRatings } = tournament;
  return derive(tournament, {
    ratings: withReplacement(ratings),
    roundRatings: roundRatings && withReplacement(roundRatings),
  });
}

/** Average ratings by other conventions. */
export function ratingHypotheses(tournament: Tournament): Hypothesis[] {
  return AVERAGES.flatMap((coded): Hypothesis[] => {
    const { code } = coded;
    const cuts = coded.rule.cuts[coded.modifier] ?? [];
    const found = ROUNDINGS.map(([convention, round]) => ({
      rule: conventionRule(code, convention),
      isNamed: true,
      coded: withParts(coded, { values: means(round) }),
      isMean: true,
      tournament,
    }));
    const replaced = REPLACEMENTS.map((rating) => ({
      rule: conventionRule(code, `unrated opponents as ${Math.floor(rating)}`),
      isNamed: false,
      coded,
      tournament: withRatings(tournament, rating),
    }));
    const leavingOut = {
      rule: conventionRule(code, 'an unplayed round is the rating left out'),
      isNamed: true,
      coded: withParts(coded, {}, unplayedFirst(cuts)),
      tournament,
    };
    return [...(cuts.includes(cutLowest) ? [leavingOut] : []), ...found, ...replaced];
  });
}
