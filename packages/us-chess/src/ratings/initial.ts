// The US Chess Rating System, step 1: the initial rating of an unrated player

import { check, checkObject } from '@crosstable/core';

/** The facts from which an initial rating follows, of which the first one that is there counts. */
export interface InitialFacts {
  /** An initial rating that US Chess has given, such as that of another federation, converted. From 1 to 4000. */
  readonly initial?: number | undefined;
  /** FIDE's standard rating. From 1 to 4000. */
  readonly fide?: number | undefined;
  /** The age in years at the event, with its fraction. From 0 to 150. */
  readonly age?: number | undefined;
}

/** More than any rating. */
const MOST_RATING = 4000;

/** Throws unless a value is a rating. */
export function checkRating(rating: unknown, path: string): asserts rating is number {
  const isRating = typeof rating === 'number' && rating >= 1 && rating <= MOST_RATING;
  check(isRating, path, `a rating from 1 to ${MOST_RATING}`, rating, 'number');
}

/** The limits of an initial rating by age; grown-ups have the upper one. */
const LEAST = 100;
const MOST = 1300;

/** The initial rating of a player about whom nothing is known. */
const OF_NOBODY = 750;

/** FIDE's rating up to which one line converts it, and above which another does. */
const LOWER_LINE = 2000;

function ofFide(rating: number): number {
  return rating <= LOWER_LINE ? -1073 + 1.5667 * rating : 20 + 1.02 * rating;
}

/** The facts, checked. */
export function checkInitialFacts(facts: InitialFacts, path: string): void {
  checkObject(facts, path);
  const { initial, fide, age } = facts;
  if (initial !== undefined) checkRating(initial, `${path}.initial`);
  if (fide !== undefined) checkRating(fide, `${path}.fide`);
  const isAge = age === undefined || (typeof age === 'number' && age >= 0 && age <= 150);
  check(isAge, `${path}.age`, 'an age from 0 to 150', age, 'number');
}

/** An initial rating, and the fact that it follows from. */
export type Initial =
  | { readonly by: 'initial' | 'fide' | 'age'; readonly fact: number; readonly rating: number }
  | { readonly by: 'nothing'; readonly rating: number };

/** The initial rating by facts that were checked. */
export function initialOf({ initial, fide, age }: InitialFacts): Initial {
  if (initial !== undefined) return { by: 'initial', fact: initial, rating: initial };
  if (fide !== undefined) return { by: 'fide', fact: fide, rating: Math.max(LEAST, ofFide(fide)) };
  if (age !== undefined) return { by: 'age', fact: age, rating: Math.min(MOST, Math.max(LEAST, 50 * age)) };
  return { by: 'nothing', rating: OF_NOBODY };
}

/**
 * The rating from which US Chess starts the calculation of an unrated player. It isn't a rating that the player gets: the first event
 * decides that.
 *
 * By age it is 50 points for a year, from 100 to 1300; by FIDE's rating it follows two lines. Without any fact it is 750. Conversions
 * of other ratings aren't known here: give what US Chess gives as `initial`.
 *
 * @param facts - The facts, of which `initial` counts first, then `fide`, then `age`.
 * @returns The initial rating in rating points, unrounded.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: constant. Follows the US Chess Rating System, edition 2026-04, step 1.
 *
 * @example
 * ```ts
 * initialRating({ age: 10 }); // → 500
 * initialRating({ fide: 1500, age: 30 }); // → 1277.05
 * initialRating({}); // → 750
 * ```
 */
export function initialRating(facts: InitialFacts): number {
  checkInitialFacts(facts, 'facts');
  return initialOf(facts).rating;
}
