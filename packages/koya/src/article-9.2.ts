// FIDE C.07 (edition 2026-03), Article 9.2: Koya System

import type {
  Account,
  CompiledTournament,
  Crosstable,
  Element,
  Explanation,
  Player,
  Rounds,
  Seat,
  Tournament,
} from '@crosstable/core';
import { UNFINISHED, compiledSeat, explanation, inPoints, outcomeOf } from '@crosstable/core';

import type { KoyaLimit, Limit } from './article-14.5.js';
import { HALF, hundredfold, limitOf, maximumScore } from './article-14.5.js';

/** Whether a score, in the units of the tournament, is at least the limit. */
function reaches(tournament: Tournament, limit: Limit): (score: number) => boolean {
  const least = hundredfold(limit, maximumScore(tournament), tournament);
  return (score) => 100 * score >= least; // Art. 9.2
}

/** Art. 9.2: the points against each opponent, as far as the opponent reached the limit. Art. 15.2: also in forfeits. */
function pointsAgainst({ tournament, player }: Seat<Tournament>, limit: Limit): readonly Element[] {
  const { opponents, points, records, rounds, scores } = tournament;
  const isReached = reaches(tournament, limit);
  const elements: Element[] = [];
  for (let round = 0; round < rounds; round++) {
    const cell = player * rounds + round;
    const outcome = outcomeOf(records[cell]);
    if (opponents[cell] < 0 || outcome === UNFINISHED) continue;
    const score = scores[opponents[cell]];
    elements.push({ round, score, value: isReached(score) ? points[outcome] : 0 }); // Art. 9.2
  }
  return elements;
}

/**
 * Koya: the points achieved against the opponents who have at least half of the maximum possible score, or what else the
 * limit is. The maximum is a win in every round, but for the free rounds of a round-robin. Games by themselves, and a table
 * without a system, count as a round-robin, unless a bye among them carries points. The scores are those on the table;
 * forfeits against an opponent count like games.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @param options - Where the limit is: `limit` moves it by so many half points, `percent` sets it.
 * @returns Points; 0 for a player without games.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games, and then as with a table: linear in players times rounds, of a Swiss in the rounds. Follows
 * C.07 Art. 9.2, 14.5 and 15.2.
 *
 * @example
 * ```ts
 * import type { Game } from '@crosstable/koya';
 *
 * const games: Game[][] = [
 *   [{ white: 'A', black: 'B', result: 0.5 }, { white: 'C', black: 'D', result: 1 }],
 *   [{ white: 'A', black: 'C', result: 1 }, { white: 'D', black: 'B', result: 0 }],
 *   [{ white: 'D', black: 'A', result: 0 }, { white: 'B', black: 'C', result: 0.5 }],
 * ];
 * koya('A', games); // → 1.5
 * koya('A', games, [], { limit: 1 }); // → 0.5
 * ```
 */
export function koya(
  player: string,
  games: Rounds | Crosstable,
  _players?: readonly Player[],
  options?: KoyaLimit,
): number {
  const limit = limitOf(options);
  const seat = compiledSeat(player, games);
  return inPoints(pointsAgainst(seat, limit), seat.tournament);
}

/** {@link pointsAgainst} for a whole table. */
function column(tournament: CompiledTournament, limit: Limit): Float64Array {
  const { opponents, points, records, rounds, scale, scores } = tournament;
  const isReached = reaches(tournament, limit);
  const counts = Uint8Array.from(scores, (score) => Number(isReached(score))); // Art. 9.2
  const values = new Float64Array(scores.length);
  for (let player = 0; player < values.length; player++) {
    const end = (player + 1) * rounds;
    let sum = 0;
    for (let cell = player * rounds; cell < end; cell++) {
      if (counts[opponents[cell]] === 1) sum += points[outcomeOf(records[cell])];
    }
    values[player] = sum / scale;
  }
  return values;
}

function accountOf(limit: Limit): Account {
  const { article, option } = limit;
  return {
    code: 'KS',
    ...(option === undefined ? {} : { option }),
    name: 'Koya System',
    article: '9.2',
    type: 'BC',
    edition: '2024-08',
    systems: ['round-robin'],
    degree: 1,
    degreeOfScores: 1,
    needsRatings: false,
    elements: (seat) => pointsAgainst(seat, limit),
    modifiers: {},
    value: (elements, { tournament }) => inPoints(elements, tournament),
    columns: { '': (tournament) => column(tournament, limit) },
    reason: ({ tournament }, { score }) => {
      const key = reaches(tournament, limit)(score) ? 'at-least-limit' : 'below-limit';
      return { key, article };
    },
    conclusion: (_, { tournament }) => {
      const maximum = maximumScore(tournament);
      const points = hundredfold(limit, maximum, tournament) / (100 * tournament.scale);
      return { key: 'limit', article, values: { limit: points, maximum: maximum / tournament.scale } };
    },
  };
}

/** Koya as the umbrella package and the explanations know it. */
export const koyaAccount: Account = /* @__PURE__ */ accountOf(HALF);

/** Koya with another limit, which the code says after it: `/L+1`, `/L60`. */
export function koyaWithLimit(limit: KoyaLimit): Account {
  return accountOf(limitOf(limit));
}

/**
 * Explains a Koya: for every opponent the score, whether it reaches the limit, and the points that so count.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param players - Checked with bare games, and otherwise not needed.
 * @param variant - Where the limit is; default half of the maximum.
 * @returns The value in points and its contributions, in the order of the rounds; the conclusion gives the limit and the
 *   maximum in points.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games, and then as with a table: linear in the rounds of the player times players times rounds.
 *
 * @example
 * ```ts
 * import type { Game } from '@crosstable/koya';
 *
 * const games: Game[][] = [
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 1 }],
 *   [{ white: 'A', black: 'C', result: 0.5 }, { white: 'D', black: 'B', result: 1 }],
 *   [{ white: 'D', black: 'A', result: 0 }, { white: 'B', black: 'C', result: 0 }],
 * ];
 * explain('A', games).contributions.map(({ value, reason }) => reason.key === 'below-limit' || value); // → [true, 0.5, true]
 * ```
 */
export function explain(
  player: string,
  games: Rounds | Crosstable,
  players?: readonly Player[],
  variant?: KoyaLimit,
): Explanation {
  const limit = limitOf(variant, 'variant');
  return explanation(accountOf(limit), '', player, compiledSeat(player, games, players));
}
