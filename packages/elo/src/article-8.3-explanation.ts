// FIDE B.02 (edition 2024-03), Article 8.3: Rating Change, explained

import { checkNames, isObject } from '@crosstable/core';

import { ratingMet } from './article-5.1.js';
import { ABOVE } from './article-7.3.1-rapid-and-blitz.js';
import { LIMIT, countedDifference, differenceRule } from './article-8.3.1.js';
import { expectedPercent } from './article-8.3.2.js';
import { type Development, JUNIOR_AGE, JUNIOR_RATING, MOST, NEW_GAMES, coefficient } from './article-8.3.3.js';
import { changeInPercent, changeOf, checkCoefficient } from './article-8.3.js';
import { type DifferenceRule, trueDifference } from './difference-rule.js';
import { type RatingGame, checkGames, checkRating } from './rating-game.js';
import type { NotRatedReason, RatingReason } from './rating-reasons.js';
import type { RatingKind, RuleOptions } from './rules-in-force.js';

/** The input of `ratingChange`; instead of K it may have the facts that K depends on. */
export interface RatingExplanationInput extends RuleOptions {
  /** The player's rating in rating points, on the list in force when the tournament started. */
  readonly rating: number;
  /** K, or the facts that it depends on. */
  readonly k: number | Development;
  readonly games: readonly RatingGame[];
}

/** The effect of one game on the rating. */
export interface GameExplanation {
  /** The position in the list of games, from 0. */
  readonly game: number;
  /** The opponent's rating; `null` of an unrated opponent. */
  readonly opponent: number | null;
  /** The player's rating less the opponent's; `null` against an unrated opponent. */
  readonly difference: number | null;
  /** The difference that counts, and why it is this one; both `null` for a game that is not rated. */
  readonly counted: number | null;
  readonly reason: RatingReason | null;
  /** The expected score in whole percent; `null` for a game that is not rated. */
  readonly percent: number | null;
  readonly score: number;
  /** ΔR: the score less the expected score; `null` for a game that is not rated. */
  readonly change: number | null;
  /** Why the game is not rated; `null` for one that is. */
  readonly notRated: RatingReason | null;
}

/** The explanation of a rating change. */
export interface RatingExplanation {
  readonly kind: RatingKind;
  /** Before the games. */
  readonly oldRating: number;
  readonly games: readonly GameExplanation[];
  /** ΣΔR. */
  readonly sum: number;
  readonly k: number;
  /** The reason for K. */
  readonly kReason: RatingReason;
  /** Why K is smaller than that for the games of this period; `null` where it isn't. */
  readonly kReduced: RatingReason | null;
  /** K × ΣΔR in rating points, not rounded. */
  readonly change: number;
  readonly rounded: number;
  /** The rounding of the change. */
  readonly conclusion: RatingReason;
  /** After the games. */
  readonly rating: number;
}

/** The article that applies: rapid and blitz have a chapter of their own, in which section 8 is section 7. */
function citation(article: string, kind: RatingKind): string {
  return kind === 'standard' ? `B.02 ${article}` : `B.02 ${article.replace(/^8/, '7')} (rapid and blitz)`;
}

function reasonNotRated(key: NotRatedReason, kind: RatingKind, rule: DifferenceRule, difference: number): RatingReason {
  if (key === 'unrated-opponent') return { key, article: citation('8.3.1', kind) };
  if (key !== 'difference-too-large') return { key, article: citation('5.1', kind) };
  return { key, article: citation('8.3.1', kind), values: { difference, least: rule.notRatedFrom ?? 0, above: ABOVE } };
}

function reasonCounted(kind: RatingKind, rule: DifferenceRule, difference: number, counted: number): RatingReason {
  const article = citation('8.3.1', kind);
  if (counted !== difference) return { key: 'limited-difference', article, values: { difference, limit: LIMIT } };
  if (Math.abs(difference) <= LIMIT) return { key: 'true-difference', article, values: { difference } };
  return { key: 'exempt-from-limit', article, values: { difference, from: rule.exemptFrom ?? 0 } };
}

function gameExplanation(
  kind: RatingKind,
  rule: DifferenceRule,
  rating: number,
  game: RatingGame,
  at: number,
): GameExplanation {
  const percentOrReason = changeInPercent(rule, rating, game);
  const opponent = ratingMet(game);
  const difference = trueDifference(rating, opponent);
  const isOpponentRated = opponent > 0;
  const common = {
    game: at,
    opponent: isOpponentRated ? opponent : null,
    difference: isOpponentRated ? difference : null,
    score: game.score,
  };
  if (typeof percentOrReason !== 'number') {
    const notRated = reasonNotRated(percentOrReason, kind, rule, Math.abs(difference));
    return { ...common, counted: null, reason: null, percent: null, change: null, notRated };
  }
  const counted = countedDifference(rule, rating, opponent);
  return {
    ...common,
    counted,
    reason: reasonCounted(kind, rule, difference, counted),
    percent: expectedPercent(rule, rating, opponent),
    change: percentOrReason / 100,
    notRated: null,
  };
}

/** In the order of the rules for K. */
const KEYS = ['reached-2400', 'junior', 'new-to-the-list', 'established'] as const;

/** The rule that decides K, with its numbers. */
function reasonForK(
  rule: number,
  { games = 0, birthYear = 0, listYear = 0 }: Development,
  article: string,
): RatingReason {
  const key = KEYS[rule];
  if (key === 'junior') {
    return { key, article, values: { age: listYear - birthYear, limit: JUNIOR_AGE, rating: JUNIOR_RATING } };
  }
  return key === 'new-to-the-list' ? { key, article, values: { games, limit: NEW_GAMES } } : { key, article };
}

/** K and its reason. */
function explainedCoefficient(rating: number, given: number | Development, article: string) {
  if (!isObject(given)) {
    checkCoefficient(given);
    return { k: given, kReason: { key: 'given', article }, kReduced: null } as const;
  }
  const { rule, full, k } = coefficient(rating, given, 'k.');
  const values = { k: full, games: given.gamesInPeriod ?? 0, limit: MOST };
  return {
    k,
    kReason: reasonForK(rule, given, article),
    kReduced: k === full ? null : ({ key: 'reduced', article, values } as const),
  };
}

/**
 * Explains a rating change: for every game the difference of the ratings that counts, the expected score and the change, or
 * the reason why it is not rated; then K and how the change was rounded.
 *
 * @param input - The input of `ratingChange`. With the input of `kFactor` instead of K, the explanation gives the reason for
 *   K.
 * @returns The same numbers as those of `ratingChange`, with stable keys and the articles.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games. Follows B.02 Art. 8.3.
 *
 * @example
 * ```ts
 * const { games, ...rest } = explain({ rating: 2200, k: { gamesInPeriod: 9 }, games: [{ opponent: 2700, score: 0 }] });
 * games[0].reason?.key; // → 'limited-difference'
 * games[0].percent; // → 8
 * rest.k; // → 20
 * rest.kReason.key; // → 'established'
 * rest.change; // → -1.6
 * rest.rating; // → 2198
 * ```
 */
export function explain(input: RatingExplanationInput): RatingExplanation {
  checkNames(input, 'input', { rating: true, k: true, games: true, on: true, kind: true });
  const { rating, games, kind = 'standard' } = input;
  checkRating(rating, 'rating');
  const explained = explainedCoefficient(rating, input.k, citation('8.3.3', kind));
  checkGames(games, 'games');
  const rule = differenceRule(input);
  const { sum, change, rounded } = changeOf(rule, rating, explained.k, games);
  return {
    kind,
    oldRating: rating,
    games: games.map((game, at) => gameExplanation(kind, rule, rating, game, at)),
    sum,
    ...explained,
    change,
    rounded,
    conclusion: { key: 'halves-away-from-zero', article: citation('8.3.4', kind), values: { change } },
    rating: rating + rounded,
  };
}
