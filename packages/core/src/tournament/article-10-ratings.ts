// FIDE C.07 (edition 2026-03), Article 10: unrated players, and players with several ratings

import { type Unchecked, check, checkArray, isObject, isWhole } from '../input/check.js';
import type { Player, RatingFrom } from '../input/game.js';
import { nearestMillionth } from '../input/millionths.js';
import type { CrosstableOptions } from '../input/options.js';
import { checkedRating, expelledIn } from '../input/players.js';
import type { RatingList, RatingRules, SpecialCases } from '../input/rating-rules.js';
import type { CheckedOptions } from './settings.js';

/** Most tournaments have one rating for each player, no rule for unrated players, and nobody expelled. */
export const NO_SPECIAL_CASES: SpecialCases = {};

/** The players of a table, by number. */
interface Listed {
  readonly index: ReadonlyMap<string, number>;
  readonly isListed: boolean;
  readonly ratings: Float64Array;
}

/** The ratings of a player of the list, of which the first equals the one rating, if that is given; `undefined` for a player without any. */
export function severalRatings(
  { rating, ratings }: Player,
  at: number,
  rounds: number,
): readonly RatingFrom[] | undefined {
  if (ratings === undefined) return undefined;
  const path = `players[${at}].rating`;
  checkArray(ratings, `${path}s`, 'ratings');
  check(ratings.length > 0, `${path}s`, 'at least one rating', 0, 'number');
  let before = 0;
  // Array.from: methods of an array pass over its holes
  const own = Array.from(ratings, (one: Unchecked<RatingFrom>, place) => {
    const { from, rating: points } = one ?? {};
    const expected =
      place === 0 ? '1, the first round' : `a round after ${before} and up to ${rounds}, the last of the tournament`;
    check(isWhole(from, before + 1, place === 0 ? 1 : rounds), `${path}s[${place}].from`, expected, from, 'number');
    before = from;
    return { from, rating: checkedRating(points, `${path}s[${place}].rating`) };
  });
  const [{ rating: first }] = own;
  const isFirst = rating === undefined || nearestMillionth(rating) === first;
  check(isFirst, path, `${first}, the first of the ratings`, rating, 'number');
  return own;
}

/** The rating in a round; 0 for an unrated player. */
export function ratingIn(round: number, ratings: readonly RatingFrom[]): number {
  let rating = 0;
  for (const period of ratings) if (period.from <= round) rating = period.rating;
  return rating;
}

function checkedList(list: unknown, rounds: number): RatingList {
  if (list === 'first' || list === 'round') return list;
  const path = 'options.ratings';
  check(isObject(list) && 'inRound' in list, path, '"first", "round" or { inRound }', list, 'string');
  const { inRound } = list;
  check(isWhole(inRound, 1, rounds), `${path}.inRound`, `a round from 1 to ${rounds}`, inRound, 'number');
  return { inRound };
}

/** The estimated ratings by id; `undefined` where the option gives none. */
function estimatesOf(unrated: unknown, { index, isListed }: Listed): ReadonlyMap<unknown, number> | undefined {
  if (!isObject(unrated)) return undefined;
  const estimates = new Map<unknown, number>();
  const entries: Iterable<readonly [unknown, unknown]> = unrated instanceof Map ? unrated : Object.entries(unrated);
  for (const [id, rating] of entries) {
    const path = `options.unrated of ${String(id)}`;
    const isKnown = typeof id === 'string' && (index.has(id) || !isListed);
    check(isKnown, path, 'a listed player', id, 'string');
    estimates.set(id, checkedRating(rating, path));
  }
  return estimates;
}

/** By cell, the rating of every player in every round so far. */
function byRounds(
  { ratings }: Listed,
  several: ReadonlyMap<number, readonly RatingFrom[]>,
  rounds: number,
): Float64Array {
  const found = new Float64Array(ratings.length * rounds);
  for (let cell = 0; cell < found.length; cell++) {
    const player = Math.floor(cell / rounds);
    const own = several.get(player);
    found[cell] = own === undefined ? ratings[player] : ratingIn((cell % rounds) + 1, own) || NaN;
  }
  return found;
}

/**
 * Enters the rating that counts for each player into a list in which an unrated player has 0; returns the ratings of those who
 * have several, by number.
 */
function enterRatings(
  ratings: Float64Array,
  players: readonly Player[],
  inRound: number,
  last: number,
): ReadonlyMap<number, readonly RatingFrom[]> {
  const several = new Map<number, readonly RatingFrom[]>();
  players.forEach((player, at) => {
    const own = severalRatings(player, at, last);
    if (own === undefined) return;
    ratings[at] = ratingIn(inRound, own);
    if (own.length > 1) several.set(at, own);
  });
  for (let player = 0; player < ratings.length; player++) ratings[player] ||= NaN;
  return several;
}

/** Gives each unrated player the estimated rating, or the one of all. Each player has the same number of places in the list, in a row. */
function replaceUnrated(
  ratings: Float64Array,
  places: number,
  ids: readonly string[],
  estimates: ReadonlyMap<unknown, number> | undefined,
  ofAll: number,
): void {
  for (let at = 0; at < ratings.length; at++) {
    if (Number.isNaN(ratings[at])) ratings[at] = estimates?.get(ids[Math.floor(at / places)]) ?? ofAll;
  }
}

/**
 * Art. 10: what only some tournaments have. Enters the ratings that count into those of the field, where an unrated player
 * has 0. `roundsInGames` are those before some are left out.
 */
export function specialCasesOf(
  field: Listed,
  { players = [], ratings: asked = 'first', rounds: announced, unrated }: CrosstableOptions,
  { ratingOfUnrated, rounds }: Pick<CheckedOptions, 'ratingOfUnrated' | 'rounds'>,
  roundsInGames: number,
): SpecialCases {
  const { index, ratings } = field;
  const last = Math.max(announced ?? roundsInGames, 1);
  const list = checkedList(asked, last);
  const inRound = list === 'first' ? 1 : list === 'round' ? Math.max(rounds, 1) : list.inRound;
  const several = enterRatings(ratings, players, inRound, last);
  const roundRatings = list === 'round' && several.size > 0 ? byRounds(field, several, rounds) : undefined;
  const estimates = estimatesOf(unrated, field);
  const isRuled = unrated !== undefined && (ratings.includes(NaN) || roundRatings?.includes(NaN) === true);
  if (isRuled) {
    const ids = [...index.keys()];
    replaceUnrated(ratings, 1, ids, estimates, ratingOfUnrated);
    if (roundRatings !== undefined) replaceUnrated(roundRatings, rounds, ids, estimates, ratingOfUnrated);
  }
  const expelled = expelledIn(players, 'players');
  if (expelled.size === 0 && several.size === 0 && !isRuled) return NO_SPECIAL_CASES;
  const ofUnrated = estimates === undefined ? (unrated === 'skip' ? unrated : ratingOfUnrated) : 'estimates';
  const ratingRules: RatingRules = { ...(several.size > 0 && { list }), ...(isRuled && { unrated: ofUnrated }) };
  return {
    ...(expelled.size > 0 && { expelled }),
    ...(roundRatings && { roundRatings }),
    ...((several.size > 0 || isRuled) && { ratingRules }),
  };
}
