// FIDE C.07 (editions 2024-08 and 2026-03), Article 10: the ratings that count.

import type { Tournament } from '@crosstable/core/testing/random/tournament';
import type { Explanation, Player } from 'crosstable';

import { nearestMillionth } from './fraction.js';

/** The ratings that count in a tournament. */
export interface Ratings {
  /** By player, in millionths of a rating point; `null` for an unrated one. */
  readonly ratings: readonly (number | null)[];
  /** By player and round, where opponents count with the rating of the round in which they were met. */
  readonly roundRatings?: readonly (readonly (number | null)[])[] | undefined;
  /** The rules about ratings, where they make a difference. */
  readonly ratingRules?: Explanation['ratings'];
}

/** The rating of a player in a round, from 1; `null` for an unrated one. */
function ratingOf({ rating = 0, ratings = [{ from: 1, rating }] }: Player, round: number): number | null {
  let last = 0;
  for (const one of ratings) if (one.from <= round) last = one.rating;
  return last === 0 ? null : nearestMillionth(last);
}

/** The rating that stands in for a missing one. */
function standInFor({ id }: Player, unrated: Tournament['options']['unrated']): number | null {
  if (unrated === undefined || unrated === 'skip') return null;
  if (typeof unrated === 'number') return nearestMillionth(unrated);
  const estimated = new Map<string, number>(unrated instanceof Map ? unrated : Object.entries(unrated)).get(id);
  return estimated === undefined ? null : nearestMillionth(estimated);
}

/** The ratings of the players of a tournament with a number of rounds that count. */
export function ratingsIn(
  players: readonly Player[],
  { ratings: list = 'first', unrated }: Tournament['options'],
  rounds: number,
): Ratings {
  const areSeveral = players.some(({ ratings = [] }) => ratings.length > 1);
  const inRound = list === 'first' ? 1 : list === 'round' ? Math.max(rounds, 1) : list.inRound;
  const countingRating = (player: Player, round: number) => ratingOf(player, round) ?? standInFor(player, unrated);
  const everyRound = Array.from({ length: rounds }, (_, at) => at + 1);
  const isByRound = list === 'round' && areSeveral;
  const looked = isByRound ? [inRound, ...everyRound] : [inRound];
  const areUnrated = players.some((player) => looked.some((round) => ratingOf(player, round) === null));
  const isEstimated = typeof unrated === 'object';
  const ruled = unrated !== undefined && areUnrated;
  return {
    ratings: players.map((player) => countingRating(player, inRound)),
    roundRatings: isByRound
      ? players.map((player) => everyRound.map((round) => countingRating(player, round)))
      : undefined,
    ratingRules:
      areSeveral || ruled
        ? { ...(areSeveral ? { list } : {}), ...(ruled ? { unrated: isEstimated ? 'estimates' : unrated } : {}) }
        : undefined,
  };
}
