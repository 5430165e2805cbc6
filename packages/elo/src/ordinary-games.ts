import type { GameColumns } from './game-columns.js';

/*
 * The expected score is (1 + tanh x) / 2, where x is the lead times c = ln 10 / 800, and
 *
 *   tanh(x + y) = (tanh x + tanh y) / (1 + tanh x · tanh y)
 *
 * is exact. So a lead is cut into whole points, whose tangents are in a table, and the rest z, 0 ≤ z < 1, whose tangent is a
 * polynomial: with y = cz,
 *
 *   tanh y = y − y³/3 + 2y⁵/15 − …
 *
 * where z⁵ may be taken for (20 z³ − 5 z) / 16, from which it is nowhere more than 1/16 away (T₅, the fifth polynomial of
 * Chebyshev, is 16 z⁵ − 20 z³ + 5 z). What is left out is less than 2c⁵/15 / 16 + 17c⁷/315 < 1.7e-15. A rest that is 1.7e-15 / c
 * < 6e-13 rating points longer has that tangent: the expectation is the exact one of a lead that is off by less than 6e-13
 * points, and by as much again, 2^-41 points, because leads are counted from 2048 in the table. So a game with a K of 32 is off
 * by less than K · (ln 10 / 1600) · 1.1e-12 < 6e-14 points, and by the rounding of a few numbers below K, 2^-51 · K: together a
 * rounding of a rating above 512. Errors don't grow: a player who is rated too high gains less in the next game.
 */

/** Leads of this many points and more, either way, are not in the table: the favourite expects 0.99999 there. */
const REACH = 2048;
const CELLS = 2 * REACH;

/** Rates games in order, in place, and gives the index of the first that it leaves, or `to`. */
type Rate = (ratings: Float64Array, games: GameColumns, k: number, bonus: number, from: number, to: number) => number;

/** Called once: engines treat the variables of such a function as constants, which makes the loop twice as fast. */
function rateByTable(): Rate {
  const c = Math.LN10 / 800;
  const linear = c - c ** 5 / 24;
  const cubic = c ** 3 / 3 - c ** 5 / 6;
  const tangents = Float64Array.from({ length: CELLS }, (_, cell) => Math.tanh((cell - REACH) * c));

  /** The tangent of a lead that is counted from the first cell of the table: above 0 and less than `CELLS`. */
  function tangent(lead: number): number {
    const cell = lead | 0;
    const rest = lead - cell;
    const small = rest * (linear - rest * rest * cubic);
    const large = tangents[cell & (CELLS - 1)];
    return (large + small) / (1 + large * small);
  }

  return (ratings, { white, black, result }, k, bonus, from, to) => {
    const unit = result instanceof Uint8Array ? 0.5 : 1;
    const half = k * 0.5;
    const shift = bonus + REACH;
    for (let game = from; game < to; game++) {
      const one = white[game];
      const other = black[game];
      const points = result[game] * unit;
      const ofOne = ratings[one];
      const ofOther = ratings[other];
      const lead = ofOne - ofOther + shift;
      // An index beyond the ratings leads to NaN, for which no comparison is true.
      if (!(one !== other && lead * (CELLS - lead) > 0 && points * (1 - points) >= 0)) return game;
      const change = k * points - half - half * tangent(lead);
      ratings[one] = ofOne + change;
      ratings[other] = ofOther - change;
    }
    return to;
  };
}

/**
 * Rates games in order, in place, as long as they are ordinary: of two different players whose ratings, with the bonus for
 * White, are less than 2048 points apart, with a result in range. Gives the index of the first game that isn't, or `to`.
 */
export const rateOrdinaryGames = /* @__PURE__ */ rateByTable();
