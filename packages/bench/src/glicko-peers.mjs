// A history of games in periods, rated by the npm packages that rate by Glicko-2, as their READMEs show, and by openskill, which
// rates by another formula. Each has a loop of its own: in a shared loop the engine would inline none of them.
import { Glicko2 as Glicko2Ts } from 'glicko2.ts';
import glicko2Js from 'glicko2';
import glicko2Lite from 'glicko2-lite';
import { rate, rating } from 'openskill';

import { versioned } from './versions.mjs';

const TAU = 0.5;
const SETTINGS = { tau: TAU, rating: 1500, rd: 350, vol: 0.06 };

/** Both managers of players have the same methods. */
function byManager(Manager) {
  return (ratings, periods) => {
    const manager = new Manager(SETTINGS);
    const players = Array.from(ratings.rating, (one, at) =>
      manager.makePlayer(one, ratings.deviation[at], ratings.volatility[at]),
    );
    for (const { white, black, result } of periods) {
      manager.updateRatings(Array.from(white, (player, at) => [players[player], players[black[at]], result[at]]));
    }
    players.forEach((player, at) => {
      ratings.rating[at] = player.getRating();
      ratings.deviation[at] = player.getRd();
      ratings.volatility[at] = player.getVol();
    });
  };
}

function byLite({ rating, deviation, volatility }, periods) {
  for (const { white, black, result } of periods) {
    const games = Array.from(rating, () => []);
    for (let game = 0; game < white.length; game++) {
      const one = white[game];
      const other = black[game];
      games[one].push([rating[other], deviation[other], result[game]]);
      games[other].push([rating[one], deviation[one], 1 - result[game]]);
    }
    games.forEach((own, at) => {
      const rated = glicko2Lite(rating[at], deviation[at], volatility[at], own, { tau: TAU });
      rating[at] = rated.rating;
      deviation[at] = rated.rd;
      volatility[at] = rated.vol;
    });
  }
}

/** Game by game: it knows no periods. */
function byOpenskill(ratings, periods) {
  const players = Array.from(ratings.rating, () => rating());
  for (const { white, black, result } of periods) {
    for (let game = 0; game < white.length; game++) {
      const score = [result[game], 1 - result[game]];
      const [[one], [other]] = rate([[players[white[game]]], [players[black[game]]]], { score });
      players[white[game]] = one;
      players[black[game]] = other;
    }
  }
}

/** The packages with the same formula. A slow one takes minutes for a million games, so that it rates one period alone. */
export const PEERS = [
  { name: versioned('glicko2'), rate: byManager(glicko2Js.Glicko2) },
  { name: versioned('glicko2-lite'), rate: byLite },
  { name: versioned('glicko2.ts'), rate: byManager(Glicko2Ts), isSlow: true },
];

/** Another formula for the same purpose, for information. */
export const OPENSKILL = { name: versioned('openskill'), rate: byOpenskill, isSlow: true };
