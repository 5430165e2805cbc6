// FIDE C.07 (edition 2026-03), Article 14.5: Limit

import { FORFEITS, type Tournament, check, checkNames, checkWhole, isIn, memoized } from '@crosstable/core';

/** The limit that an opponent must reach, in one of two forms; default half of the maximum possible score. */
export interface KoyaLimit {
  /** The number of half points by which the limit is raised, or lowered if negative. A half point is 0.5, in 3-1-0 too. */
  readonly limit?: number | undefined;
  /** The limit in percent of the maximum, a whole number from 0 to 100; the regulations don't have this one. */
  readonly percent?: number | undefined;
}

/** A limit: a percentage of the maximum possible score, and a number of half points more. */
export interface Limit {
  readonly percent: number;
  readonly halfPoints: number;
  /** The suffix of the code. */
  readonly option?: string;
  /** The article that sets it. */
  readonly article: '9.2' | '14.5';
}

/** Art. 9.2: half of the maximum. */
export const HALF: Limit = { percent: 50, halfPoints: 0, article: '9.2' };

/** The least number in `/Ln` that is a percentage; below it the number means half points, so that such a percentage has no code. */
const LEAST_PERCENTAGE = 10;

/** Checks where a caller wants the limit. */
export function limitOf(given: KoyaLimit = {}, path = 'options'): Limit {
  checkNames(given, path, { limit: true, percent: true });
  const { limit, percent } = given;
  if (percent !== undefined) {
    checkWhole(percent, `${path}.percent`, 0, 100);
    check(limit === undefined, `${path}.limit`, 'nothing beside a percentage', limit, 'number');
    const option = percent < LEAST_PERCENTAGE ? `/L${percent}%` : `/L${percent}`;
    return { percent, halfPoints: 0, option, article: '14.5' };
  }
  if (limit === undefined) return HALF;
  check(Number.isSafeInteger(limit), `${path}.limit`, 'a whole number', limit, 'number');
  const option = `/L${limit < 0 ? '-' : '+'}${Math.abs(limit)}`;
  return { ...HALF, halfPoints: limit, option, article: '14.5' };
}

/** The limit that the suffix of a code sets: with a sign, or below 10, it moves the limit by half points; else it is a percentage. */
export function limitIn(option: string): { readonly limit: number } | { readonly percent: number } | undefined {
  const written = /^\/L([+-]?)(\d{1,3})$/.exec(option);
  if (written === null) return undefined;
  const [, sign, digits] = written;
  const size = Number(digits);
  const isPercentage = sign === '' && size >= LEAST_PERCENTAGE;
  if (!isPercentage) return { limit: sign === '-' ? -size : size }; // Art. 14.5
  return size <= 100 ? { percent: size } : undefined;
}

/** Whether a bye carries points anywhere: a round-robin without a system has none, its free rounds bring nothing. */
function haveByesPoints({ opponents, primary: { awarded }, records }: Tournament): boolean {
  for (let cell = 0; cell < opponents.length; cell++) {
    const isBye = opponents[cell] < 0 && !isIn(FORFEITS, records[cell]);
    if (isBye && awarded[cell] !== 0) return true;
  }
  return false;
}

/**
 * The maximum possible score, in the units of the tournament: a win in every round. In a round-robin free rounds don't
 * count: the maximum is a win in each game of the player with the most games. Games without a table, and a table without a
 * system, count as a round-robin, unless one of their byes carries points.
 */
export const maximumScore = /* @__PURE__ */ memoized((tournament: Tournament): number => {
  const { ids, opponents, primary, rounds, system } = tournament;
  if (system === 'swiss' || (system === undefined && haveByesPoints(tournament))) return primary.win * rounds || 0;
  let most = 0;
  for (let player = 0; player < ids.length && most < rounds; player++) {
    let paired = 0;
    for (let cell = player * rounds; cell < (player + 1) * rounds; cell++) {
      if (opponents[cell] >= 0) paired++;
    }
    most = Math.max(most, paired);
  }
  return primary.win * most || 0; // never -0, as of a win that costs points
});

/** A hundred times the limit, in the units of the tournament: a whole number, so that scores compare exactly. */
export function hundredfold({ percent, halfPoints }: Limit, maximum: number, { primary }: Tournament): number {
  return percent * maximum + 50 * halfPoints * primary.scale; // Art. 14.5
}
