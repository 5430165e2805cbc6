import {
  GAME_KINDS,
  type GameKind,
  RESULTS,
  type Result,
  check,
  checkArray,
  checkFlag,
  checkObject,
} from '@crosstable/core';

/** An opponent, and whether the game against them can be rated. */
export interface Opposition {
  /** The opponent's rating, in rating points; absent, `null` or 0 for an unrated opponent. */
  readonly opponent?: number | null | undefined;
  /** The kind of an unplayed round, as in a tournament; absent for a game over the board. */
  readonly kind?: GameKind | undefined;
  /** True for a game that is not to be rated: of W, D and L of tournament reports, and where fair play asks for it. */
  readonly unrated?: boolean | undefined;
}

/** One game as a player's rating sees it. */
export interface RatingGame extends Opposition {
  /** The player's own score: 1, ½ or 0, under any scoring of the tournament. */
  readonly score: Result;
}

/** Throws unless a value is a rating: ratings are positive, and a sum of them is finite. */
export function checkRating(rating: unknown, path: string): asserts rating is number {
  const isRating = typeof rating === 'number' && rating > 0 && rating < 1e300;
  check(isRating, path, 'a rating above 0', rating, 'number');
}

/** Throws unless a value is a number from 0 to another. */
export function checkUpTo(value: unknown, path: string, most: number): void {
  const isUpTo = typeof value === 'number' && value >= 0 && value <= most;
  check(isUpTo, path, `a number from 0 to ${most}`, value, 'number');
}

/** Throws unless these are opponents. */
export function checkOpponents(games: readonly Opposition[], path: string): void {
  checkArray(games, path, 'games');
  // By index, for a hole in a list is no game either
  for (let at = 0; at < games.length; at++) {
    const place = `${path}[${at}]`;
    checkObject(games[at], place);
    const { opponent, kind, unrated } = games[at];
    if ((opponent ?? 0) !== 0) checkRating(opponent, `${place}.opponent`);
    const isKind = kind === undefined || GAME_KINDS.includes(kind);
    check(isKind, `${place}.kind`, 'one of the kinds of a game', kind, 'string');
    checkFlag(unrated, `${place}.unrated`);
  }
}

/** Throws unless these are games with a score. */
export function checkGames(games: readonly RatingGame[], path: string): void {
  checkOpponents(games, path);
  games.forEach(({ score }, at) => {
    check(RESULTS.includes(score), `${path}[${at}].score`, '0, 0.5 or 1', score, 'number');
  });
}

/** The points of some games. */
export function pointsOf(games: readonly RatingGame[]): number {
  return games.reduce((sum, { score }) => sum + score, 0);
}
