import { check, checkArray, checkNames, checkObject, checkWhole, isDay } from '@crosstable/core';

import type { Expectation } from './expected.js';

/** A player with a DWZ before an event. */
export interface DwzPlayer {
  /** The DWZ, from 1 to 4000. */
  readonly rating: number;
  /** The index: the number of evaluations so far, from 1; the 22 of 1530-22. */
  readonly index: number;
  /** The year in which the event ends less the year of birth. */
  readonly age: number;
}

/** A game in the eyes of a player. Byes and forfeits aren't games. */
export interface DwzGame {
  /** The opponent's DWZ, from 1 to 4000; `null` or 0 of an opponent without one, against whom a game doesn't count. */
  readonly opponent: number | null;
  /** 1 for a win, ½ for a draw, 0 for a loss. */
  readonly score: number;
}

/** By which order an event is evaluated. */
export interface DwzOptions {
  /** The last day of the event, such as `'2026-06-08'`, which decides the order. From 2014-05-30; default: the order of 2026. */
  readonly on?: string | undefined;
  /** Expected scores by the formula, or by the table in two decimals: programs differ. Default `'formula'`. */
  readonly expectation?: Expectation | undefined;
}

/** A game against a rated opponent. */
export interface RatedGame extends DwzGame {
  /** The position in the list of games, from 0. */
  readonly game: number;
  readonly opponent: number;
}

/** The order of the federation, by its year. */
export type DwzOrder = 2014 | 2026;

/** The first days of the orders. */
const SINCE_2014 = '2014-05-30';
const SINCE_2026 = '2026-06-08';

/** More than any rating. */
const MOST_RATING = 4000;

function checkRating(rating: unknown, path: string): void {
  const isRating = typeof rating === 'number' && rating >= 1 && rating <= MOST_RATING;
  check(isRating, path, `a rating from 1 to ${MOST_RATING}`, rating, 'number');
}

/** Throws unless this is a player with a DWZ. */
export function checkPlayer(player: DwzPlayer, path: string): void {
  checkObject(player, path);
  checkRating(player.rating, `${path}.rating`);
  checkWhole(player.index, `${path}.index`, 1, 1_000_000);
  checkWhole(player.age, `${path}.age`, 0, 150);
}

/** The games that count, checked: those against rated opponents. */
export function ratedGames(games: readonly DwzGame[]): readonly RatedGame[] {
  checkArray(games, 'games', 'games');
  // Not `flatMap`, which passes over the holes of a list
  return Array.from(games, (game, at): readonly RatedGame[] => {
    const path = `games[${at}]`;
    checkObject(game, path);
    const { opponent, score } = game;
    const isScore = typeof score === 'number' && score >= 0 && score <= 1;
    check(isScore, `${path}.score`, 'a number from 0 to 1', score, 'number');
    if (opponent === null || opponent === 0) return [];
    checkRating(opponent, `${path}.opponent`);
    return [{ game: at, opponent, score }];
  }).flat();
}

/** The order and the way of expectations, checked. */
export function rulesOf(options: DwzOptions): { readonly order: DwzOrder; readonly expectation: Expectation } {
  checkNames(options, 'options', { on: true, expectation: true });
  const { on = SINCE_2026, expectation = 'formula' } = options;
  check(isDay(on), 'options.on', "a day such as '2026-06-08'", on, 'string');
  check(on >= SINCE_2014, 'options.on', `a day from ${SINCE_2014}, for older orders aren't known here`, on, 'string');
  const ways = ['formula', 'table'];
  check(ways.includes(expectation), 'options.expectation', '"formula" or "table"', expectation, 'string');
  return { order: on >= SINCE_2026 ? 2026 : 2014, expectation };
}
