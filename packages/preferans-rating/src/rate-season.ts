import { check, checkArray, isObject } from '@crosstable/core';

import { type Unchecked, finite, positive } from './finite.js';
import { type PrefPlayer, type PrefRatingResult, ratedGame } from './preferans-rating.js';

/** A player of a season as they enter it. */
export interface PrefSeasonPlayer {
  readonly username: string;
  /** Rating points before the season. */
  readonly rating: number;
}

/** A game of a season: three players by their usernames, and their scores in the same order. */
export interface PrefSeasonGame {
  readonly players: readonly string[];
  /** The final scores, as `finalScores` counts them. */
  readonly scores: readonly number[];
  readonly bula: number;
}

/** A player of a season as they leave it; a list of them can open the next season. */
export interface PrefSeasonRated {
  readonly username: string;
  /** Rating points before the season. */
  readonly oldRating: number;
  /** Rating points after the season. */
  readonly rating: number;
  /** Rating points won or lost over the season, a whole number. */
  readonly change: number;
  /** The number of games. */
  readonly games: number;
}

/** A game of a season, rated, as `prefRating` has it. */
export interface PrefSeasonEntry extends PrefRatingResult {
  /** The sum of the three changes: 0, or 1 or −1 that rounding left. */
  readonly sum: number;
}

/** A rated season. */
export interface PrefSeason {
  /** The players in the order given, with their final ratings. */
  readonly players: readonly PrefSeasonRated[];
  /** The games in the order given. */
  readonly games: readonly PrefSeasonEntry[];
  /** The games whose changes don't add up to 0, counted from 0. */
  readonly unbalanced: readonly number[];
  /** The sum of all changes: by how much the ratings of all players together have moved. */
  readonly sum: number;
}

/** The state of a player during a season. */
interface Standing {
  readonly username: string;
  readonly oldRating: number;
  rating: number;
  change: number;
  games: number;
}

/** A game in which everything is checked but the new ratings. */
interface CheckedGame {
  readonly standings: readonly Standing[];
  readonly scores: readonly number[];
  readonly bula: number;
}

function enter(players: unknown): ReadonlyMap<string, Standing> {
  checkArray(players, 'players', 'players');
  const standings = new Map<string, Standing>();
  for (const [index, player] of players.entries()) {
    const path = `players[${index}]`;
    check(isObject(player), path, 'a player', player);
    const { username, rating }: Unchecked<PrefSeasonPlayer> = player;
    check(typeof username === 'string', `${path}.username`, 'a string', username);
    check(!standings.has(username), `${path}.username`, 'every username once', username, 'string');
    const oldRating = finite(`${path}.rating`, rating);
    standings.set(username, { username, oldRating, rating: oldRating, change: 0, games: 0 });
  }
  return standings;
}

/** Throws unless a value is a list of three. */
function checkThree(list: unknown, path: string, what: string): asserts list is readonly unknown[] {
  checkArray(list, path, what);
  check(list.length === 3, `${path}.length`, '3', list.length, 'number');
}

function checkedGame(game: unknown, path: string, season: ReadonlyMap<string, Standing>): CheckedGame {
  check(isObject(game), path, 'a game', game);
  const { players, scores, bula }: Unchecked<PrefSeasonGame> = game;
  checkThree(players, `${path}.players`, 'three usernames');
  const standings = Array.from(players, (username, seat) => {
    const at = `${path}.players[${seat}]`;
    check(typeof username === 'string', at, 'a string', username);
    const standing = season.get(username);
    check(standing !== undefined, at, 'a player of the season', username, 'string');
    check(players.indexOf(username) === seat, at, 'every player once', username, 'string');
    return standing;
  });
  checkThree(scores, `${path}.scores`, 'three scores');
  const numbers = Array.from(scores, (score, seat) => finite(`${path}.scores[${seat}]`, score));
  return { standings, scores: numbers, bula: positive(`${path}.bula`, bula) };
}

/** Rates a game with the ratings of the moment, and takes them on. */
function play({ standings, scores, bula }: CheckedGame, path: string): PrefSeasonEntry {
  const [first, second, third] = standings.map(({ username, rating }, seat): PrefPlayer => {
    return { username, rating, score: scores[seat] };
  });
  const { result } = ratedGame(first, second, third, bula, `${path}.`);
  let sum = 0;
  for (const [seat, { rating, change }] of [result.p1, result.p2, result.p3].entries()) {
    const standing = standings[seat];
    standing.rating = rating;
    standing.change += change;
    standing.games++;
    sum += change;
  }
  return { ...result, sum };
}

/**
 * The ratings of a whole season: game after game in the order given, each with the ratings that the games before it
 * have left.
 *
 * The changes of a game need not add up to 0, as each is rounded by itself. No correction is made: each game has its
 * `sum`, `unbalanced` lists the games in which it isn't 0, and the season has the sum of them all.
 *
 * Everything is checked before the first game is rated, and the input is not changed.
 *
 * @param players - Everyone of the season with their rating before it, in rating points, each username once.
 * @param games - The games in the order they were played: three usernames, their final scores in the same order, and
 * the bula that each of the three started with.
 * @returns The players with their new ratings, the games as `prefRating` rates them, and the inconsistencies.
 * @throws TypeError if something is not of its type; RangeError if a username comes twice, a player of a game is not one of
 * the season, a list is not of three, a number is NaN or infinite, a bula is not positive, or a new rating would be too large
 * for a number.
 *
 * Cost: linear in players and games.
 *
 * @example
 * ```ts
 * const players = [
 *   { username: 'Pedja', rating: 1200 },
 *   { username: 'Marko', rating: 1150 },
 *   { username: 'Johnny', rating: 1100 },
 * ];
 * const games = [{ players: ['Pedja', 'Marko', 'Johnny'], scores: [-500, 40, 460], bula: 30 }];
 * rateSeason(players, games).players[0]; // → { username: 'Pedja', oldRating: 1200, rating: 1173, change: -27, games: 1 }
 * ```
 */
export function rateSeason(players: readonly PrefSeasonPlayer[], games: readonly PrefSeasonGame[]): PrefSeason {
  const season = enter(players);
  checkArray(games, 'games', 'games');
  const checked = Array.from(games, (game, index) => checkedGame(game, `games[${index}]`, season));
  const rated = checked.map((game, index) => play(game, `games[${index}]`));
  return {
    players: [...season.values()],
    games: rated,
    unbalanced: rated.flatMap(({ sum }, index) => (sum === 0 ? [] : [index])),
    sum: rated.reduce((total, { sum }) => total + sum, 0),
  };
}
