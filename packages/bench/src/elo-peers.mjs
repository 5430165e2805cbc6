// A history of games rated by hand and by the npm packages that rate by Elo's formula, game by game, as their READMEs
// show. Each has a loop of its own: in a shared loop the engine would inline none of them.
import { update } from '@echecs/elo';
import studimax from '@studimax/elo';
import Arpad from 'arpad';
import EloRank from 'elo-rank';
import EloRating from 'elo-rating';

import { versioned } from './versions.mjs';

const K = 32;

/** The first loop that a programmer would write. */
export function byHand(ratings, { white, black, result }) {
  for (let game = 0; game < white.length; game++) {
    const a = ratings[white[game]];
    const b = ratings[black[game]];
    const change = K * (result[game] - 1 / (1 + Math.pow(10, (b - a) / 400)));
    ratings[white[game]] = a + change;
    ratings[black[game]] = b - change;
  }
}

function byEloRating(ratings, { white, black, result }) {
  for (let game = 0; game < white.length; game++) {
    const rated = EloRating.calculate(ratings[white[game]], ratings[black[game]], result[game], K);
    ratings[white[game]] = rated.playerRating;
    ratings[black[game]] = rated.opponentRating;
  }
}

function byArpad(ratings, { white, black, result }) {
  const elo = new Arpad(K);
  for (let game = 0; game < white.length; game++) {
    const a = ratings[white[game]];
    const b = ratings[black[game]];
    ratings[white[game]] = elo.newRating(elo.expectedScore(a, b), result[game], a);
    ratings[black[game]] = elo.newRating(elo.expectedScore(b, a), 1 - result[game], b);
  }
}

function byEloRank(ratings, { white, black, result }) {
  const elo = new EloRank(K);
  for (let game = 0; game < white.length; game++) {
    const a = ratings[white[game]];
    const b = ratings[black[game]];
    ratings[white[game]] = elo.updateRating(elo.getExpected(a, b), result[game], a);
    ratings[black[game]] = elo.updateRating(elo.getExpected(b, a), 1 - result[game], b);
  }
}

function byStudimax(ratings, { white, black, result }) {
  const elo = new studimax.default({ kFactor: K });
  for (let game = 0; game < white.length; game++) {
    const rated = elo.calculateRating(ratings[white[game]], ratings[black[game]], result[game]);
    ratings[white[game]] = rated.Ra;
    ratings[black[game]] = rated.Rb;
  }
}

function byEchecs(ratings, { white, black, result }) {
  for (let game = 0; game < white.length; game++) {
    const [a, b] = update(ratings[white[game]], ratings[black[game]], { result: result[game], k: K });
    ratings[white[game]] = a;
    ratings[black[game]] = b;
  }
}

const always = () => true;
/** Two packages limit a lead to 400 points. */
const near = (lead) => Math.abs(lead) <= 400;

/**
 * `off` is the largest difference between a new rating and the exact one, for the games for which `isRight` is true.
 * Three packages round to whole points. elo-rating rounds down, and treats draws as wins.
 */
export const PEERS = [
  { name: versioned('elo-rating'), rate: byEloRating, off: 1, isRight: (lead, result) => near(lead) && result !== 0.5 },
  { name: versioned('arpad'), rate: byArpad, off: 0.5, isRight: always },
  { name: versioned('elo-rank'), rate: byEloRank, off: 0.5, isRight: always },
  { name: versioned('@studimax/elo'), rate: byStudimax, off: 0, isRight: always },
  { name: versioned('@echecs/elo'), rate: byEchecs, off: 0.5, isRight: near },
];
