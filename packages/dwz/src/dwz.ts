import { nearestMillionth } from '@crosstable/core';

import { expectedScore } from './expected.js';
import { coefficientOf2014 } from './order-2014.js';
import { LOWEST_RATING, coefficientOf2026 } from './order-2026.js';
import {
  type DwzGame,
  type DwzOptions,
  type DwzOrder,
  type DwzPlayer,
  checkPlayer,
  ratedGames,
  rulesOf,
} from './player.js';
import type { DwzReason } from './reasons.js';

/** A DWZ after an event, and the numbers that it follows from. */
export interface DwzRating {
  /** The order that was followed, by its year. */
  readonly order: DwzOrder;
  /** The new DWZ, a whole number. */
  readonly rating: number;
  /** The new index: one more, if a game counted. */
  readonly index: number;
  /** The change before it is rounded, and before the lowest rating holds. */
  readonly change: number;
  /** The games that counted: those against rated opponents. */
  readonly games: number;
  /** The points of these games. */
  readonly score: number;
  /** The expected points of these games. */
  readonly expected: number;
  /** The points beyond the expectation count so much; of 2014 it is 800 / (E + games). `null` without games. */
  readonly k: number | null;
  /** E of the order of 2014; `null` in that of 2026, and without games. */
  readonly development: number | null;
}

/** A game that counted, with its expectation and its part of the change. */
export interface ExplainedDwzGame {
  /** The position in the list of games, from 0. */
  readonly game: number;
  readonly opponent: number;
  /** The own rating less the opponent's. */
  readonly difference: number;
  readonly score: number;
  /** The expected score. */
  readonly expected: number;
  /** How far the game moves the rating, in rating points. */
  readonly change: number;
}

/** The explanation of a DWZ. */
export interface DwzExplanation extends DwzRating {
  /** The rating before. */
  readonly before: number;
  readonly opponents: readonly ExplainedDwzGame[];
  /** The reasons for K in the order of the calculation, and the lowest rating where it holds. */
  readonly reasons: readonly DwzReason[];
}

/** A sum without what adding decimals leaves behind: of the table whole hundredths, of the formula far more digits than count. */
function withoutDust(sum: number): number {
  return Math.round(sum * 1e12) / 1e12;
}

/**
 * Explains a DWZ after an event: the expected score and the change of every game, and why K is what it is.
 *
 * @param player - The player before the event.
 * @param games - The games, as for `dwz`.
 * @param options - The last day and the way of expectations, as for `dwz`.
 * @returns The numbers of `dwz`, and what they follow from.
 * @throws As `dwz` does.
 *
 * Cost: linear in the games. Follows the Wertungsordnung of the Deutscher Schachbund, 2014 and 2026.
 *
 * @example
 * ```ts
 * const games = [
 *   { opponent: 1500, score: 1 },
 *   { opponent: 1500, score: 1 },
 *   { opponent: 1500, score: 0 },
 * ];
 * const { opponents, reasons } = explain({ rating: 1500, index: 11, age: 15 }, games);
 * opponents.map(({ change }) => change); // → [24.35, 24.35, -24.35]
 * reasons.map(({ key }) => key); // → ['base-2026', 'bonus', 'k-2026']
 * ```
 */
export function explain(player: DwzPlayer, games: readonly DwzGame[], options: DwzOptions = {}): DwzExplanation {
  const { order, expectation } = rulesOf(options);
  checkPlayer(player, 'player');
  const { rating: before, index } = player;
  const counted = ratedGames(games);
  if (counted.length === 0) {
    const nothing = { change: 0, games: 0, score: 0, expected: 0, k: null, development: null };
    return { order, before, rating: before, index, ...nothing, opponents: [], reasons: [{ key: 'no-games' }] };
  }
  const expectations = counted.map(({ opponent }) => expectedScore(before - opponent, expectation));
  const score = counted.reduce((sum, game) => sum + game.score, 0);
  const expected = withoutDust(expectations.reduce((sum, one) => sum + one, 0));
  const surplus = score - expected;
  const { development, k, reasons } =
    order === 2014 ? coefficientOf2014(player, surplus, counted.length) : coefficientOf2026(player, surplus);
  const change = k * surplus;
  const computed = Math.round(nearestMillionth(before + change));
  const isLow = order === 2026 && computed < LOWEST_RATING;
  const low: DwzReason[] = isLow ? [{ key: 'lowest-rating', values: { computed, lowest: LOWEST_RATING } }] : [];
  return {
    order,
    before,
    rating: isLow ? LOWEST_RATING : computed,
    index: index + 1,
    change,
    games: counted.length,
    score,
    expected,
    k,
    development,
    opponents: counted.map((game, at) => ({
      ...game,
      difference: before - game.opponent,
      expected: expectations[at],
      change: k * (game.score - expectations[at]),
    })),
    reasons: [...reasons, ...low],
  };
}

/**
 * The DWZ of a player after an event, by the order that holds on its last day: the points beyond the expectation times K, rounded.
 *
 * Games against opponents without a DWZ don't count. First ratings aren't given: those of 2026 rest on one source, and those of 2014
 * follow from all new players of an event together.
 *
 * @param player - The player before the event: DWZ, index and age.
 * @param games - The games of the event; byes and forfeits aren't games.
 * @param options - The last day, and whether expected scores follow the formula or the table.
 * @returns The new DWZ and index, and the numbers that they follow from.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games. Follows the Wertungsordnung of the Deutscher Schachbund, 2014 and 2026.
 *
 * @example
 * ```ts
 * const games = [
 *   { opponent: 2100, score: 1 },
 *   { opponent: 2000, score: 0.5 },
 * ];
 * const after = dwz({ rating: 2100, index: 41, age: 30 }, games, { on: '2026-07-05' });
 * after.rating; // → 2109
 * after.k; // → 25
 * after.expected; // → 1.1382
 * dwz({ rating: 1530, index: 22, age: 26 }, [{ opponent: 1930, score: 1 }], { on: '2025-05-01' }).rating; // → 1565
 * ```
 */
export function dwz(player: DwzPlayer, games: readonly DwzGame[], options: DwzOptions = {}): DwzRating {
  const { order, rating, index, change, score, expected, k, development, ...rest } = explain(player, games, options);
  return { order, rating, index, change, games: rest.games, score, expected, k, development };
}
