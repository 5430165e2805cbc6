import { type Rounds, checkObject, ratedGamesOf } from '@crosstable/core';

import { type DwzRating, dwz } from './dwz.js';
import { performance } from './performance-rating.js';
import { type DwzOptions, type DwzOrder, type DwzPlayer, checkPlayer, rulesOf } from './player.js';

/** A player of an event: one with a DWZ has index and age, too. */
export type DwzEventPlayer = { readonly id: string } & (
  DwzPlayer | { readonly rating?: 0 | null | undefined; readonly index?: unknown; readonly age?: unknown }
);

/** A player's DWZ after an event, or what is known of a player without one. */
export interface RatedDwzPlayer extends Omit<DwzRating, 'rating' | 'index' | 'change'> {
  readonly id: string;
  readonly order: DwzOrder;
  /** The DWZ before; `null` of a player without one. */
  readonly before: number | null;
  /** The new DWZ, its index, and the change before it is rounded; `null` of a player without a DWZ: first ones aren't given. */
  readonly rating: number | null;
  readonly index: number | null;
  readonly change: number | null;
  /** The performance, unrounded; `null` where there is none. */
  readonly performance: number | null;
}

/** Whether a player has a DWZ. */
function hasDwz(player: DwzEventPlayer): player is DwzPlayer & { readonly id: string } {
  const { rating } = player;
  return rating !== undefined && rating !== null && rating !== 0;
}

function checkEventPlayer(player: DwzEventPlayer, path: string): void {
  checkObject(player, path);
  if (hasDwz(player)) checkPlayer(player, path);
}

/**
 * The DWZ of everybody after a tournament. Byes and forfeits aren't games; nor are games marked `unrated`, and those that aren't
 * finished. Games against players without a DWZ don't count, and these get no first one, but a performance.
 *
 * @param games - The rounds, `games[n]` being round n + 1.
 * @param players - Everybody in the games: DWZ, index and age, or no `rating` for a player without a DWZ.
 * @param options - The last day, and whether expected scores follow the formula or the table.
 * @returns The players in the order given.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; also for a player
 * of the games who isn't among the players.
 *
 * Cost: linear in players and games. Follows the Wertungsordnung of the Deutscher Schachbund, 2014 and 2026.
 *
 * @example
 * ```ts
 * const games = [
 *   [{ white: 'Ann', black: 'Bob', result: 1 as const }, { white: 'Cid', black: '', result: 1 as const }],
 *   [{ white: 'Bob', black: 'Cid', result: 0.5 as const }],
 * ];
 * const players = [{ id: 'Ann', rating: 1500, index: 12, age: 15 }, { id: 'Bob', rating: 1600, index: 30, age: 41 }, { id: 'Cid' }];
 * const [ann, bob, cid] = rateEvent(games, players, { on: '2026-07-05' });
 * ann.rating; // → 1531
 * bob.rating; // → 1582
 * cid.rating; // → null
 * cid.performance; // → 1600
 * ```
 */
export function rateEvent(
  games: Rounds,
  players: readonly DwzEventPlayer[],
  options: DwzOptions = {},
): RatedDwzPlayer[] {
  const { order } = rulesOf(options);
  const entries = ratedGamesOf(players, checkEventPlayer, games, 'games');
  return Array.from(entries.values(), ({ player, games: played }) => {
    const met = played.map(({ opponent, score }) => ({ opponent: hasDwz(opponent) ? opponent.rating : null, score }));
    const counted = met.filter(({ opponent }) => opponent !== null);
    const common = { id: player.id, performance: performance(met) };
    if (hasDwz(player)) return { ...common, before: player.rating, ...dwz(player, met, options) };
    const score = counted.reduce((sum, game) => sum + game.score, 0);
    const nothing = { rating: null, index: null, change: null, expected: 0, k: null, development: null };
    return { ...common, order, before: null, games: counted.length, score, ...nothing };
  });
}
