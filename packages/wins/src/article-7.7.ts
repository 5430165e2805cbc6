// FIDE C.07 (edition 2026-03), Article 7.7: Standard Points

import type {
  Account,
  CompiledTournament,
  Crosstable,
  Element,
  Player,
  Reason,
  Rounds,
  Seat,
  Tournament,
} from '@crosstable/core';
import { NO_RECORD, PLAYED, UNFINISHED, outcomeOf, seatAmongOpponents, sumOf } from '@crosstable/core';

import { NUMBER_OF_ROUNDS } from './article-7.js';

type Results = Pick<Tournament, 'opponents' | 'points' | 'records' | 'rounds'>;

/** Art. 7.7: the points to get more of: the scheduled opponent's of the same round; without one those of a draw. */
function pointsToBeat({ opponents, points, records, rounds }: Results, cell: number): number {
  const opponent = opponents[cell];
  return points[opponent < 0 ? PLAYED + 1 : outcomeOf(records[opponent * rounds + (cell % rounds)])];
}

/** Whether there is nothing to compare: a round without a record, or a game that isn't finished. */
function isOpen(outcome: number): boolean {
  return outcome === NO_RECORD || outcome === UNFINISHED;
}

/** Art. 7.7: 1 for a round with more points than that, ½ for one with the same. */
function comparisons({ tournament, player }: Seat<Tournament>): readonly Element[] {
  const { points, records, rounds } = tournament;
  const elements: Element[] = [];
  for (let round = 0; round < rounds; round++) {
    const cell = player * rounds + round;
    const outcome = outcomeOf(records[cell]);
    if (isOpen(outcome)) continue;
    const score = pointsToBeat(tournament, cell);
    elements.push({ round, score, value: (1 + Math.sign(points[outcome] - score)) / 2 }); // Art. 7.7
  }
  return elements;
}

/**
 * Standard Points: 1 for every round in which the player got more points than the scheduled opponent, ½ for the same; without
 * an opponent the points are compared with those of a draw. So a double forfeit is ½ for both, and so is a 0–0.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns A number of rounds, with halves; 0 for a player without games.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games; with a table linear in the rounds. Follows C.07 Art. 7.7.
 *
 * @example
 * ```ts
 * standardPoints('A', [
 *   [{ white: 'A', black: 'B', result: 1 }],
 *   [{ white: 'C', black: 'A', result: 0.5 }],
 *   [{ white: 'A', black: 'D', result: 0, kind: 'double-forfeit' }],
 * ]); // → 2
 * ```
 */
export function standardPoints(player: string, games: Rounds | Crosstable, _players?: readonly Player[]): number {
  return sumOf(comparisons(seatAmongOpponents(player, games)));
}

/** {@link comparisons} for a whole table. */
function column(tournament: CompiledTournament): Float64Array {
  const { points, records, rounds, scores } = tournament;
  const values = new Float64Array(scores.length);
  for (let player = 0; player < values.length; player++) {
    const end = (player + 1) * rounds;
    let halves = 0;
    for (let cell = player * rounds; cell < end; cell++) {
      const outcome = outcomeOf(records[cell]);
      if (isOpen(outcome)) continue;
      halves += 1 + Math.sign(points[outcome] - pointsToBeat(tournament, cell)); // Art. 7.7
    }
    values[player] = halves / 2;
  }
  return values;
}

/** Why a round is worth what it is, by the half points that it is worth. */
const AGAINST_OPPONENT = ['less-than-opponent', 'same-as-opponent', 'more-than-opponent'] as const;
const WITHOUT_OPPONENT = ['less-than-draw', 'same-as-draw', 'more-than-draw'] as const;

function reason({ tournament, player }: Seat, { round, value }: Element): Reason {
  const { opponents, rounds } = tournament;
  const keys = opponents[player * rounds + round] < 0 ? WITHOUT_OPPONENT : AGAINST_OPPONENT;
  return { key: keys[2 * value], article: '7.7' };
}

/** Standard points as the umbrella package and the explanations know them; computed in both editions. */
export const standardPointsAccount: Account = {
  ...NUMBER_OF_ROUNDS,
  code: 'STD',
  name: 'Standard Points',
  article: '7.7',
  edition: '2026-03',
  elements: comparisons,
  columns: { '': column },
  reason,
};
