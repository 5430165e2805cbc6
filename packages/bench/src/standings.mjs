// Times whole standings, from the games to the rows, beside the same rows by hand and beside the npm packages that rank.
import { crosstable, standings } from 'crosstable';
import { LIST, standingsByHand } from './standings-by-hand.mjs';
import { byOrganizer } from './organizer.mjs';
import { compareRows } from './ours.mjs';
import { medianAndBest, ratioOf, timePair, timeTogether } from './pair.mjs';
import { byTiebreak } from './peers.mjs';
import { playedThroughout } from './played-throughout.mjs';
import { versioned } from './versions.mjs';

/** The least number of players for a comparison with a peer. */
const COMPARED = 10;

/**
 * Packages that rank. The second searches all players and all matches for every player, so that ten times as many take
 * too long.
 */
const PEERS = [
  { name: versioned('tiebreak'), start: byTiebreak, without: 'SB, DE', most: 100_000 },
  { name: versioned('tournament-organizer'), start: byOrganizer, without: 'BH/C1, DE of more than two', most: 1_000 },
];

/** Throws unless a peer agrees: on the points of all players, and on all its values for players who played every round. */
function comparePeer(name, rows, theirs, played) {
  const ours = new Map(rows.map(({ player, values }) => [player, values]));
  let compared = 0;
  for (const { player, values } of theirs) {
    const codes = played.has(player) ? Object.keys(values) : ['PTS'];
    for (const code of codes) {
      const expected = ours.get(player)[LIST.indexOf(code)];
      if (values[code] !== expected) {
        throw new Error(`${name}: ${code} of ${player}: expected ${expected}, got ${values[code]}`);
      }
    }
    if (codes.length > 1) compared++;
  }
  if (compared < COMPARED) throw new Error(`${name}: expected ${COMPARED} players to compare by, got ${compared}`);
}

/**
 * Milliseconds of all programs for one tournament. `ratio` is our time divided by the time by hand, and `part` our time
 * divided by a peer's.
 *
 * @param {{ games: object[][], players: object[] }} tournament
 * @param {{ samples: number, peerSamples: number }} counts
 */
export function timeStandings({ games, players }, { samples, peerSamples }) {
  const rank = () => standings(crosstable(games, { players, system: 'swiss' }), LIST);
  const byHand = () => standingsByHand(games, players);
  const rows = rank();
  compareRows(byHand(), rows);
  const played = playedThroughout(games, players);
  const peers = PEERS.filter(({ most }) => players.length <= most).map(({ name, without, start }) => {
    const run = start(games, players);
    comparePeer(name, rows, run(), played);
    return { name, without, run };
  });

  const { one, other, ratio } = timePair(rank, byHand, samples);
  const [ours, ...theirs] = timeTogether([rank, ...peers.map(({ run }) => run)], peerSamples);
  return {
    games: games.reduce((sum, list) => sum + list.length, 0),
    ours: one,
    byHand: other,
    ratio,
    peers: peers.map(({ name, without }, at) => ({
      name,
      without,
      ours: medianAndBest(ours),
      ...medianAndBest(theirs[at]),
      part: ratioOf(ours, theirs[at]),
    })),
  };
}

/** Rows by size: the growth of the time from one to the next, beside that of the games. */
export function growthOf(times) {
  return times.map((now, at) => {
    const before = times[at - 1];
    if (before === undefined) return { games: null, ours: null, byHand: null };
    return {
      games: now.games / before.games,
      ours: now.ours.median / before.ours.median,
      byHand: now.byHand.median / before.byHand.median,
    };
  });
}
