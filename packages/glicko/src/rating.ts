import { check, checkArray, checkNames, checkObject } from '@crosstable/core';

/** A rating, and how sure it is. */
export interface UncertainRating {
  /** Rating points, from -10,000 to 10,000; players are usually near 1500. */
  readonly rating: number;
  /** The rating deviation (RD) in rating points, from 0 to 10,000: a standard deviation of the rating. */
  readonly deviation: number;
}

/** The rating of a player in Glicko-2. */
export interface GlickoRating extends UncertainRating {
  /** The volatility σ, above 0 and at most 10: how much the player's strength changes from period to period, usually near 0.06. */
  readonly volatility: number;
}

/** One game as a player's rating sees it: the rating of the opponent before the period, and the player's own score. */
export interface GlickoGame extends UncertainRating {
  /** 1 for a win, ½ for a draw, 0 for a loss; any number from 0 to 1 is accepted. */
  readonly score: number;
}

/** The constants that Glicko-2 leaves to its users. */
export interface GlickoOptions {
  /**
   * τ, which limits how fast volatility changes: from 0.01 to 2, usually from 0.3 to 1.2. Default 0.5; of lichess 0.75.
   */
  readonly tau?: number | undefined;
  /** ε, how near the iteration for the logarithm of σ² has to come: from 1e-12 to 1, default 1e-6. */
  readonly epsilon?: number | undefined;
}

/**
 * The largest rating, either way, and the largest deviation. Up to these no formula leaves the range of numbers: two
 * ratings 20,000 apart have an expectation of about 1e-50.
 */
export const MOST = 10_000;

/** The largest volatility: 1737 rating points in every period. */
export const MOST_VOLATILITY = 10;

/** Throws unless a value is a number within these limits. */
export function checkWithin(value: unknown, path: string, least: number, most: number): asserts value is number {
  const isWithin = typeof value === 'number' && value >= least && value <= most;
  check(isWithin, path, `a number from ${least} to ${most}`, value, 'number');
}

/** Whether all three numbers are within the limits, without a path for every one. */
export function isGlicko({ rating, deviation, volatility }: GlickoRating): boolean {
  const isUncertain = Math.abs(rating) <= MOST && deviation >= 0 && deviation <= MOST;
  return isUncertain && volatility > 0 && volatility <= MOST_VOLATILITY;
}

/** Throws unless this is a rating with a deviation. */
export function checkUncertain(player: UncertainRating, path: string): void {
  checkObject(player, path);
  checkWithin(player.rating, `${path}.rating`, -MOST, MOST);
  checkWithin(player.deviation, `${path}.deviation`, 0, MOST);
}

/** Throws unless this is a rating of Glicko-2. */
export function checkGlicko(player: GlickoRating, path: string): void {
  checkUncertain(player, path);
  const { volatility } = player;
  const isVolatility = typeof volatility === 'number' && volatility > 0 && volatility <= MOST_VOLATILITY;
  const expected = `a number above 0, at most ${MOST_VOLATILITY}`;
  check(isVolatility, `${path}.volatility`, expected, volatility, 'number');
}

/** Throws unless these are games. */
export function checkGames(games: readonly GlickoGame[], path: string): void {
  checkArray(games, path, 'games');
  // By index, for a hole in a list is no game either
  for (let at = 0; at < games.length; at++) {
    checkUncertain(games[at], `${path}[${at}]`);
    checkWithin(games[at].score, `${path}[${at}].score`, 0, 1);
  }
}

/** The constants to use, checked. */
export function constantsOf(options: GlickoOptions): Required<{ [Name in keyof GlickoOptions]: number }> {
  checkNames(options, 'options', { tau: true, epsilon: true });
  const { tau = 0.5, epsilon = 1e-6 } = options;
  checkWithin(tau, 'options.tau', 0.01, 2);
  checkWithin(epsilon, 'options.epsilon', 1e-12, 1);
  return { tau, epsilon };
}
