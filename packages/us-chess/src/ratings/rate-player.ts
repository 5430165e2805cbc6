import { check, checkArray, checkObject } from '@crosstable/core';

import { bonusBarrier, bonusThreshold } from './bonus.js';
import { GAMES_OF_EVENT, absoluteFloor, peakFloor } from './floors.js';
import { coefficient, effectiveGames, expectedScore } from './formulas.js';
import { checkRating, initialOf } from './initial.js';
import { type EventRules, type USChessOptions, rulesOf } from './options.js';
import { type USChessPlayer, checkPlayer, isEstablished, isRated } from './player.js';
import { LEAST_SPECIAL, MOST_SPECIAL, pastOf, specialRating } from './special.js';

/** A rated game in the eyes of a player. */
export interface USChessGame {
  /** The opponent's rating, from 1 to 4000. */
  readonly opponent: number;
  /** 1 for a win, ½ for a draw, 0 for a loss; any number from 0 to 1 is accepted. */
  readonly score: number;
  /** The opponent's id, which matters for the bonus. Without it every game is one against another opponent. */
  readonly id?: string | undefined;
}

/** A new rating, and the numbers that it follows from. */
export interface USChessRating {
  /** The rating before the event; `null` of an unrated player. */
  readonly before: number | null;
  /** The rating after it with its decimals; `null` of an unrated player without a game. */
  readonly after: number | null;
  /** The rated games of the event. */
  readonly games: number;
  /** The rated games until after the event; `null` where nobody knows. */
  readonly gamesAfter: number | null;
  /** The points of these games. */
  readonly score: number;
  /** The formula; `null` without a game, and then also all that follows. */
  readonly formula: 'standard' | 'special' | null;
  /** N': how many games the rating before stands for. */
  readonly effectiveGames: number | null;
  /** K, E and the bonus; `null` in the special formula, which has none. */
  readonly k: number | null;
  readonly expected: number | null;
  readonly bonus: number | null;
  /** The result of the formula. */
  readonly computed: number | null;
  /** The floor, below which no result falls. */
  readonly floor: number | null;
}

/** The rating that a formula starts from: that before the event, or the initial one. */
export function startOf(player: USChessPlayer): number {
  return isRated(player) ? Number(player.rating) : initialOf(player).rating;
}

/** The highest rating that makes a floor; `null` of a player who isn't established. */
export function highestOf(player: USChessPlayer): number | null {
  return isEstablished(player) ? Math.max(player.highest ?? 0, startOf(player)) : null;
}

/** The record for the absolute floor after an event: it grows before it holds. */
export function recordAfter({ wins = 0, draws = 0, events = 0 }: USChessPlayer, games: readonly { score: number }[]) {
  return {
    wins: wins + games.filter(({ score }) => score === 1).length,
    draws: draws + games.filter(({ score }) => score === 0.5).length,
    events: events + (games.length >= GAMES_OF_EVENT ? 1 : 0),
  };
}

/** Games before an event up to which the special formula holds. */
export const SPECIAL_UP_TO = 8;

/** Whether the special formula holds. The games that were played decide, not how many of them are effective. */
export function isSpecial({ earlier, ...player }: USChessPlayer): boolean {
  return !isRated(player) || earlier !== undefined || (player.games ?? Infinity) <= SPECIAL_UP_TO;
}

/** The games before that count in an event; an unrated player has none. */
export function effectiveOf(player: USChessPlayer): number {
  return isRated(player) ? effectiveGames(startOf(player), player.games) : 0;
}

/** The standard formula. The numbers are those of K, E and the bonus, also where it doesn't hold. */
function standard(start: number, effective: number, games: readonly USChessGame[], rules: EventRules) {
  const score = games.reduce((sum, game) => sum + game.score, 0);
  const k = coefficient(start, effective, games.length, rules.isDual);
  const expected = games.reduce((sum, { opponent }) => sum + expectedScore(start, opponent), 0);
  const gain = k * (score - expected);
  // An opponent without an id is somebody else
  const barrier = bonusBarrier(games.map(({ id }, at) => id ?? `#${at}`));
  const bonus = barrier === null ? Math.max(0, gain - bonusThreshold(games.length, rules.multiplier)) : 0;
  return { formula: 'standard', k, expected, bonus, computed: start + gain + bonus } as const;
}

function special(player: USChessPlayer, start: number, effective: number, games: readonly USChessGame[]) {
  const score = games.reduce((sum, game) => sum + game.score, 0);
  const past = pastOf(start, effective, player.earlier);
  const opponents = games.map(({ opponent }) => opponent);
  const computed = Math.min(MOST_SPECIAL, Math.max(LEAST_SPECIAL, specialRating(start, past, opponents, score)));
  return { formula: 'special', k: null, expected: null, bonus: null, computed } as const;
}

/** The rating of a player after games, all of which was checked. */
export function rated(player: USChessPlayer, games: readonly USChessGame[], rules: EventRules): USChessRating {
  const before = isRated(player) ? Number(player.rating) : null;
  const gamesBefore = before === null ? 0 : player.games;
  const numbers = {
    before,
    games: games.length,
    gamesAfter: gamesBefore === undefined ? null : gamesBefore + games.length,
    score: games.reduce((sum, { score }) => sum + score, 0),
  };
  if (games.length === 0) {
    const nothing = { formula: null, effectiveGames: null, k: null, expected: null, bonus: null, computed: null };
    return { ...numbers, after: before, ...nothing, floor: null };
  }
  const start = startOf(player);
  const effective = effectiveOf(player);
  const result = isSpecial(player)
    ? special(player, start, effective, games)
    : standard(start, effective, games, rules);
  const highest = highestOf(player);
  const floor = Math.max(absoluteFloor(recordAfter(player, games)), highest === null ? 0 : (peakFloor(highest) ?? 0));
  return { ...numbers, after: Math.max(floor, result.computed), effectiveGames: effective, ...result, floor };
}

/** Throws unless these are games. */
function checkGames(games: readonly USChessGame[]): void {
  checkArray(games, 'games', 'games');
  // By index, for a hole in a list is no game either
  for (let at = 0; at < games.length; at++) {
    const path = `games[${at}]`;
    checkObject(games[at], path);
    const { opponent, score, id } = games[at];
    checkRating(opponent, `${path}.opponent`);
    const isScore = typeof score === 'number' && score >= 0 && score <= 1;
    check(isScore, `${path}.score`, 'a number from 0 to 1', score, 'number');
    check(id === undefined || typeof id === 'string', `${path}.id`, 'an id', id);
  }
}

/**
 * The US Chess rating of one player after games against opponents of known ratings: what a rating calculator gives. The rating that US
 * Chess publishes follows from all games of the event, because it takes the ratings of opponents as they are afterwards: see `rateEvent`.
 *
 * @param player - The player before the games. Facts that are missing count as said of each.
 * @param games - The rated games of the event; byes and forfeits aren't games.
 * @param options - The day, and which rating it is.
 * @returns The new rating with its decimals, and K, the expected score and the bonus.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; also for rules that
 * aren't known here, by name.
 *
 * Cost: linear in the games, but for their order by rating. Follows the US Chess Rating System, edition 2026-04.
 *
 * @example
 * ```ts
 * const games = [
 *   { opponent: 1250, score: 1 },
 *   { opponent: 1400, score: 1 },
 *   { opponent: 1500, score: 1 },
 *   { opponent: 1550, score: 0.5 },
 * ];
 * const { after, bonus, expected, k } = ratePlayer({ rating: 1300, games: 45 }, games);
 * after; // → 1468.8049
 * k; // → 44.1821
 * expected; // → 1.3633
 * bonus; // → 74.4024
 * ```
 */
export function ratePlayer(
  player: USChessPlayer,
  games: readonly USChessGame[],
  options: USChessOptions = {},
): USChessRating {
  const rules = rulesOf(options);
  checkObject(player, 'player');
  checkPlayer(player, 'player');
  checkGames(games);
  return rated(player, games, rules);
}
