// One game by each of the npm packages that rate by Elo's formula, in the words of `elo` in @crosstable/elo.
import { update } from '@echecs/elo';
import Studimax from '@studimax/elo';
import Arpad from 'arpad';
import EloRank from 'elo-rank';
import EloRating from 'elo-rating';

/** The new ratings of both players. */
export type Rated = readonly [newA: number, newB: number];

export function byEloRating(a: number, result: number, b: number, k: number): Rated {
  const { playerRating, opponentRating } = EloRating.calculate(a, b, result, k);
  return [playerRating, opponentRating];
}

/** Takes text for a rating as well, which the package doesn't refuse; so do the others below. */
export function byArpad(a: number | string, result: number, b: number | string, k: number): Rated {
  const peer = new Arpad(k);
  return [peer.newRating(peer.expectedScore(a, b), result, a), peer.newRating(peer.expectedScore(b, a), 1 - result, b)];
}

export function byEloRank(a: number | string, result: number, b: number | string, k: number): Rated {
  const peer = new EloRank(k);
  return [
    peer.updateRating(peer.getExpected(a, b), result, a),
    peer.updateRating(peer.getExpected(b, a), 1 - result, b),
  ];
}

export function byStudimax(a: number, result: number, b: number, k: number): Rated {
  const { Ra, Rb } = new Studimax({ kFactor: k }).calculateRating(a, b, result);
  return [Ra, Rb];
}

export function byEchecs(a: number, result: number, b: number, k: number): Rated {
  return update(a, b, { result, k });
}
