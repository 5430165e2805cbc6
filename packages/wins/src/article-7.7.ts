// FIDE C.07 (edition 2026-03), Article 7.7: Standard Points

import {
  type Calculation,
  type Contributing,
  type Crosstable,
  OPEN,
  type Player,
  type Reason,
  type Rounds,
  type TiebreakRule,
  type Tournament,
  isIn,
  tournamentOf,
  valueOf,
  variantOf,
} from '@crosstable/core';

import { countingRule } from './article-7.js';

/** Art. 7.7: the points to compare with: those of the scheduled opponent, or of a draw if there was none. */
function pointsToBeat({ opponents, primary, rounds }: Tournament, cell: number): number {
  const opponent = opponents[cell];
  return opponent < 0 ? primary.draw : primary.awarded[opponent * rounds + (cell % rounds)];
}

/** Art. 7.7: 1 for a round with more points than that, ½ for one with the same. */
export const standardPointsCalculation: Calculation = {
  contributions: (tournament, { from, to }) => {
    const { primary, records, rounds } = tournament;
    const start = from * rounds;
    const scores = new Float64Array((to - from) * rounds).fill(NaN);
    const values = scores.slice();
    for (let cell = 0; cell < values.length; cell++) {
      if (isIn(OPEN, records[start + cell])) continue;
      scores[cell] = pointsToBeat(tournament, start + cell);
      values[cell] = (1 + Math.sign(primary.awarded[start + cell] - scores[cell])) / 2; // Art. 7.7
    }
    return { scores, values };
  },
  values: ({ sums }) => sums,
};

/** The reasons of a round's worth, by half points. */
const AGAINST_OPPONENT = ['less-than-opponent', 'same-as-opponent', 'more-than-opponent'] as const;
const WITHOUT_OPPONENT = ['less-than-draw', 'same-as-draw', 'more-than-draw'] as const;

function reasonOfPoints({ opponents, rounds }: Tournament, { player, round, value }: Contributing): Reason {
  const keys = opponents[player * rounds + round] < 0 ? WITHOUT_OPPONENT : AGAINST_OPPONENT;
  return { key: keys[2 * value], article: '7.7' };
}

/** The rule, with reasons of its own. */
export const standardPointsRule: TiebreakRule = /* @__PURE__ */ variantOf(
  /* @__PURE__ */ countingRule({ code: 'STD', name: 'Standard Points', article: '7.7' }, standardPointsCalculation),
  { reason: reasonOfPoints },
);

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
  return valueOf(standardPointsCalculation, player, tournamentOf(games));
}
