// The US Chess Rating System: the special formula, for players with few games, or with nothing but wins or losses

import { CERTAIN, provisionalExpectedScore } from './formulas.js';

/** The limits of a result. */
export const LEAST_SPECIAL = 100;
export const MOST_SPECIAL = 2700;

/** Where a sum is as good as 0 along a stretch: it is made of whole games, but of rounded numbers. */
const NOTHING = 1e-7;

/** The games so far as one weight: so many, at this rating, with so many points. */
export interface Past {
  readonly weight: number;
  readonly rating: number;
  readonly points: number;
}

/** All games before were won or lost. */
export type Earlier = 'all-won' | 'all-lost';

/** The games before, in the special formula: an even score at the rating, or all won by 400 less, or all lost by 400 more. */
export function pastOf(rating: number, effective: number, earlier: Earlier | undefined): Past {
  if (earlier === 'all-won') return { weight: effective, rating: rating - CERTAIN, points: effective };
  if (earlier === 'all-lost') return { weight: effective, rating: rating + CERTAIN, points: 0 };
  return { weight: effective, rating, points: effective / 2 };
}

/** A rating at which the line of a game, or of the games before, begins or ends. */
interface Knot {
  readonly at: number;
  /** 1 where a line begins, -1 where it ends; of the games before apart from those of the event, for they have a weight. */
  readonly games: number;
  readonly past: number;
}

function knotsOf(past: Past, opponents: readonly number[]): readonly Knot[] {
  const knots = opponents.flatMap((opponent): Knot[] => [
    { at: opponent - CERTAIN, games: 1, past: 0 },
    { at: opponent + CERTAIN, games: -1, past: 0 },
  ]);
  if (past.weight > 0) {
    knots.push({ at: past.rating - CERTAIN, games: 0, past: 1 }, { at: past.rating + CERTAIN, games: 0, past: -1 });
  }
  return knots.sort((one, other) => one.at - other.at);
}

/** The expected score at each knot: it is 0 at the first one, and then rises in lines. */
function expectedAt(knots: readonly Knot[], weight: number): readonly number[] {
  let [expected, at, games, past] = [0, knots[0].at, 0, 0];
  return knots.map((knot) => {
    expected += ((games + past * weight) / (2 * CERTAIN)) * (knot.at - at);
    at = knot.at;
    games += knot.games;
    past += knot.past;
    return expected;
  });
}

/**
 * The rating at which the expected score of the games, and of those before, is the score; before its limits. Where a stretch of ratings
 * is equally good, the nearest one to `from`.
 *
 * @param points - The score of the games of the event, of which there is one at least.
 */
export function specialRating(from: number, past: Past, opponents: readonly number[], points: number): number {
  const knots = knotsOf(past, opponents);
  const expected = expectedAt(knots, past.weight);
  const score = past.points + points;
  const upper = expected.findIndex((sum) => sum >= score - NOTHING);
  // Nothing is expected at the first knot, nor below it
  if (upper === 0) return Math.min(from, knots[0].at);
  if (expected[upper] > score + NOTHING) {
    const [low, high] = [knots[upper - 1].at, knots[upper].at];
    const part = (score - expected[upper - 1]) / (expected[upper] - expected[upper - 1]);
    return low + part * (high - low);
  }
  // At this knot it is reached, and stays so up to the next that expects more
  const next = expected.findIndex((sum) => sum > score + NOTHING);
  const last = next === -1 ? Infinity : knots[next - 1].at;
  return Math.min(last, Math.max(from, knots[upper].at));
}

/** The expected scores at a rating: of the games before, and of every game. */
export function specialExpectations(rating: number, past: Past, opponents: readonly number[]) {
  return {
    past: past.weight * provisionalExpectedScore(rating, past.rating),
    games: opponents.map((opponent) => provisionalExpectedScore(rating, opponent)),
  };
}
