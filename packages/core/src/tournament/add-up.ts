import type { Score } from './score.js';

/** The worth of results, in units. */
type Worth = Pick<Score, 'name' | 'scale' | 'win' | 'draw' | 'loss'>;

/** The points that an arbiter gave or took. */
export type Arbitration = Pick<Score, 'adjustments' | 'replaced'>;

const NO_ARBITRATION: Arbitration = { adjustments: [], replaced: /* @__PURE__ */ new Set() };

/** The score of all participants from the points of every cell. Cost: linear in the cells. */
export function addUp(
  rounds: number,
  { name, scale, win, draw, loss }: Worth,
  awarded: Float64Array,
  size: number,
  { adjustments, replaced }: Arbitration = NO_ARBITRATION,
): Score {
  const totals = new Float64Array(size);
  for (let player = 0; player < size; player++) {
    for (let round = 0; round < rounds; round++) totals[player] += awarded[player * rounds + round];
  }
  for (const { player, points } of adjustments) totals[player] += points;
  return Object.freeze({ name, scale, win, draw, loss, awarded, adjustments, replaced, totals });
}
