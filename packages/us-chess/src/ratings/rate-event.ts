import { type GameForRating, type Rounds, check, ratedGamesOf } from '@crosstable/core';

import { type EventRules, type USChessOptions, rulesOf } from './options.js';
import { type USChessPlayer, checkPlayer, isRated } from './player.js';
import { type USChessGame, type USChessRating, rated, startOf } from './rate-player.js';
import { LEAST_SPECIAL, MOST_SPECIAL, pastOf, specialRating } from './special.js';

/** A player of an event. */
export interface USChessEventPlayer extends USChessPlayer {
  /** The id, the same as in the games. */
  readonly id: string;
}

/** A player's rating after an event. */
export interface RatedUSChessPlayer extends USChessRating {
  readonly id: string;
}

/** A player of an event at each of the five steps. */
export interface EventSteps {
  readonly player: USChessEventPlayer;
  readonly games: readonly GameForRating<USChessEventPlayer>[];
  /** Step 3: the estimate of an unrated player with games; `null` of others. */
  readonly estimate: number | null;
  /** Step 4: everybody rated against the ratings before; the opponents of step 5. */
  readonly first: USChessRating;
  /** Step 5. */
  readonly last: USChessRating;
}

/** Step 3: one effective game at the initial rating, and the games against the opponents' ratings before, or their initial ones. */
function estimateOf(player: USChessEventPlayer, games: readonly GameForRating<USChessEventPlayer>[]): number | null {
  if (isRated(player) || games.length === 0) return null;
  const start = startOf(player);
  const opponents = games.map(({ opponent }) => startOf(opponent));
  const score = games.reduce((sum, game) => sum + game.score, 0);
  const estimate = specialRating(start, pastOf(start, 1, undefined), opponents, score);
  return Math.min(MOST_SPECIAL, Math.max(LEAST_SPECIAL, estimate));
}

/** The games against these ratings of the opponents. */
function against(
  games: readonly GameForRating<USChessEventPlayer>[],
  ratings: ReadonlyMap<string, number | null>,
): USChessGame[] {
  return games.map(({ opponent: { id }, score }) => ({ id, opponent: Number(ratings.get(id)), score }));
}

/** The five steps of an event. */
export function stepsOf(
  games: Rounds,
  players: readonly USChessEventPlayer[],
  rules: EventRules,
): readonly EventSteps[] {
  const entries = [...ratedGamesOf(players, checkPlayer, games, 'games').values()];
  const playing = entries.filter((entry) => entry.games.length > 0);
  const isMatch = playing.length === 2 && playing[0].games.length > 1;
  check(
    !isMatch,
    'games',
    "games of three players or more, for the rules of matches aren't known here",
    'match',
    'string',
  );
  const estimated = entries.map((entry) => ({ ...entry, estimate: estimateOf(entry.player, entry.games) }));
  const before = new Map(estimated.map(({ player, estimate }) => [player.id, estimate ?? startOf(player)]));
  const once = estimated.map((entry) => ({
    ...entry,
    first: rated(entry.player, against(entry.games, before), rules),
  }));
  // Without floors: in what US Chess has published they hold in the last step alone
  const between = new Map(once.map(({ player, first }) => [player.id, first.computed]));
  return once.map((entry) => ({ ...entry, last: rated(entry.player, against(entry.games, between), rules) }));
}

/**
 * The US Chess ratings of everybody after an event of one section, in its five steps: initial ratings of the unrated, effective games,
 * estimates for the unrated, everybody rated against the ratings before, and everybody rated again against the results of that.
 *
 * Byes and forfeits aren't games. Nor are games marked `unrated`, and those that aren't finished. A match of two players is refused,
 * for matches have rules that aren't known here; so are, by name, floors by prize money and conversions of other ratings.
 *
 * @param games - The rounds, `games[n]` being round n + 1.
 * @param players - Everybody in the games, as before the event. Facts that are missing count as said of each.
 * @param options - The last day, and which ratings these are.
 * @returns The players in the order given: rating before and after with decimals, K, the expected score and the bonus.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; also for a player
 * of the games who isn't among the players.
 *
 * Cost: linear in players and games, but for the order of a player's opponents. Follows the US Chess Rating System, edition 2026-04.
 *
 * @example
 * ```ts
 * const games = [
 *   [{ white: 'Ann', black: 'Bob', result: 1 as const }, { white: 'Cid', black: '', result: 1 as const }],
 *   [{ white: 'Bob', black: 'Cid', result: 0.5 as const }],
 *   [{ white: 'Cid', black: 'Ann', result: 0 as const }],
 * ];
 * const players = [{ id: 'Ann', rating: 1500, games: 40 }, { id: 'Bob', rating: 1600.25 }, { id: 'Cid', age: 12 }];
 * const rated = rateEvent(games, players);
 * rated.map(({ after }) => after); // → [1537.7802, 1564.1695, 1343.0259]
 * rated[0].k; // → 43.0838
 * ```
 */
export function rateEvent(
  games: Rounds,
  players: readonly USChessEventPlayer[],
  options: USChessOptions = {},
): RatedUSChessPlayer[] {
  const rules = rulesOf(options);
  return stepsOf(games, players, rules).map(({ player, last }) => ({ id: player.id, ...last }));
}
