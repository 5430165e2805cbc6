import type { Score } from './score.js';

/** The worth of results, in units. */
type Worth = Pick<Score, 'name' | 'scale' | 'win' | 'draw' | 'loss'>;

/** The score of all participants from the points of every cell. Cost: linear in the cells. */
export function addUp(
  rounds: number,
  { name, scale, win, draw, loss }: Worth,
  awarded: Float64Array,
  size: number,
): Score {
  const totals = new Float64Array(size);
  for (let player = 0; player < size; player++) {
    for (let round = 0; round < rounds; round++) totals[player] += awarded[player * rounds + round];
  }
  return Object.freeze({ name, scale, win, draw, loss, awarded, totals });
}
