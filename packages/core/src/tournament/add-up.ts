import type { FreeAdjustment, Score } from './score.js';

/** What results are worth, in units. */
type Worth = Pick<Score, 'scale' | 'win' | 'draw' | 'loss'>;

/** What an arbiter gave or took. */
export type Arbitration = Pick<Score, 'adjustments' | 'replaced'>;

const NO_ARBITRATION: Arbitration = { adjustments: [], replaced: /* @__PURE__ */ new Set() };

/** By participant: the score on the table. */
function totalsOf(awarded: Float64Array, adjustments: readonly FreeAdjustment[], size: number, rounds: number) {
  const totals = new Float64Array(size);
  for (let player = 0, cell = 0; player < size; player++) {
    let total = 0;
    for (const end = cell + rounds; cell < end; cell++) total += awarded[cell];
    totals[player] = total;
  }
  for (const { player, points } of adjustments) totals[player] += points;
  return totals;
}

/** The score of so many participants, from what every cell brought. Cost: linear in the cells. */
export function addUp(
  rounds: number,
  { scale, win, draw, loss }: Worth,
  awarded: Float64Array,
  size: number,
  { adjustments, replaced }: Arbitration = NO_ARBITRATION,
): Score {
  const totals = totalsOf(awarded, adjustments, size, rounds);
  return Object.freeze({ scale, win, draw, loss, awarded, adjustments, replaced, totals });
}
