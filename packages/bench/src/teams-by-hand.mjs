// The yardstick of tables of teams: the same seven maps by hand. It checks nothing and has one scoring, one system and one
// edition, but it looks up the teams of the two players of every board.
import { ABSENT, BLACK, FORFEIT_LOSS, HALF_BYE, LOSS, WHITE, WIN } from './columns-by-hand.mjs';

/** The codes of the maps of {@link teamsByHand}, in their order. */
export const TEAM_CODES = ['MPTS', 'GPTS', 'BH:MP', 'BH:MP/C1', 'EMMSB', 'EMGSB/C1', 'EGGSB'];

/** By record: the match points. A pairing-allocated bye is a draw. */
const MATCH_POINTS = new Float64Array([0, 0, 1, 2, 1, 1, 0, 2]);

/**
 * @param {readonly (readonly { white: string, black: string, kind?: string, boards?: readonly { white: string, black: string,
 *   result: number }[] }[])[]} matches
 * @param {readonly { id: string, players: readonly string[] }[]} teams
 * @param {number} boards of a match
 * @returns {Map<string, number>[]}
 */
export function teamsByHand(matches, teams, boards) {
  const read = readMatches(matches, teams, boards);
  const ofMatches = { ...scoresOf(read, read.matchPoints, 1), awarded: read.matchPoints };
  const ofGames = { ...scoresOf(read, read.gamePoints, boards / 2), awarded: read.gamePoints };
  return valuesOf(teams, read, ofMatches, ofGames);
}

/** The one loop over the matches: cells and both points by team and round. */
function readMatches(matches, teams, boards) {
  const rounds = matches.length;
  const index = new Map();
  const teamOf = new Map();
  for (let team = 0; team < teams.length; team++) {
    const { id, players } = teams[team];
    index.set(id, team);
    for (let at = 0; at < players.length; at++) teamOf.set(players[at], team);
  }
  const cells = new Int32Array(teams.length * rounds);
  const matchPoints = new Float64Array(cells.length);
  const gamePoints = new Float64Array(cells.length);
  for (let round = 0; round < rounds; round++) {
    const list = matches[round];
    for (let at = 0; at < list.length; at++) {
      const { white, black, boards: played, kind } = list[at];
      const first = index.get(white);
      const cell = first * rounds + round;
      const second = index.get(black);
      if (played === undefined) {
        cells[cell] = WHITE[kind];
        matchPoints[cell] = MATCH_POINTS[WHITE[kind]];
        gamePoints[cell] = (matchPoints[cell] * boards) / 2;
        if (second === undefined) continue;
        const other = second * rounds + round;
        cells[cell] |= second << 4;
        cells[other] = BLACK[kind] | (first << 4);
        matchPoints[other] = MATCH_POINTS[BLACK[kind]];
        gamePoints[other] = (matchPoints[other] * boards) / 2;
        continue;
      }
      const other = second * rounds + round;
      for (let board = 0; board < played.length; board++) {
        const game = played[board];
        gamePoints[teamOf.get(game.white) * rounds + round] += game.result;
        gamePoints[teamOf.get(game.black) * rounds + round] += 1 - game.result;
      }
      const lead = Math.sign(gamePoints[cell] - gamePoints[other]);
      cells[cell] = (LOSS + 1 + lead) | (second << 4);
      cells[other] = (WIN - 1 - lead) | (first << 4);
      matchPoints[cell] = 1 + lead;
      matchPoints[other] = 1 - lead;
    }
  }
  return { cells, rounds, matchPoints, gamePoints };
}

/** The totals, and what the opponents see of them (Art. 16.3.2). */
function scoresOf({ cells, rounds }, awarded, draw) {
  const totals = new Float64Array(cells.length / rounds);
  const adjusted = new Float64Array(totals.length);
  for (let team = 0; team < totals.length; team++) {
    const end = (team + 1) * rounds;
    let total = 0;
    for (let cell = team * rounds; cell < end; cell++) total += awarded[cell];
    totals[team] = total;
    for (let cell = end - 1; cell >= end - rounds; cell--) {
      const record = cells[cell] & 15;
      if (record !== ABSENT && record !== HALF_BYE && record !== FORFEIT_LOSS) break;
      if (record === ABSENT) total += draw;
    }
    adjusted[team] = total;
  }
  return { totals, adjusted, limit: draw * rounds };
}

function valuesOf(teams, { cells, rounds }, ofMatches, ofGames) {
  const [matchPoints, gamePoints, buchholz, buchholzCut, emmsb, emgsbCut, eggsb] = TEAM_CODES.map(() => new Map());
  for (let team = 0; team < teams.length; team++) {
    let scores = 0;
    let lowest = Infinity;
    let absentScore = -1;
    let matchProducts = 0;
    let mixedProducts = 0;
    let leastMixed = 0;
    let absentMixed = -1;
    let gameProducts = 0;
    for (let cell = team * rounds; cell < (team + 1) * rounds; cell++) {
      const record = cells[cell] & 15;
      const opponent = cells[cell] >> 4;
      let score;
      let gameScore;
      if (record >= LOSS && record <= WIN) {
        score = ofMatches.adjusted[opponent];
        gameScore = ofGames.adjusted[opponent];
      } else {
        // Art. 16.4: a dummy, no better than the opponent who was scheduled or a draw in every round
        const isForfeit = record >= FORFEIT_LOSS;
        score = Math.min(ofMatches.totals[team], isForfeit ? ofMatches.adjusted[opponent] : ofMatches.limit);
        gameScore = Math.min(ofGames.totals[team], isForfeit ? ofGames.adjusted[opponent] : ofGames.limit);
      }
      const mixed = score * ofGames.awarded[cell];
      scores += score;
      matchProducts += score * ofMatches.awarded[cell];
      mixedProducts += mixed;
      gameProducts += gameScore * ofGames.awarded[cell];
      if (score < lowest || (score === lowest && mixed < leastMixed)) {
        lowest = score;
        leastMixed = mixed;
      }
      // Art. 16.1.2
      if (record === ABSENT || record === HALF_BYE || record === FORFEIT_LOSS) {
        if (absentScore < 0 || score < absentScore) absentScore = score;
        if (absentMixed < 0 || mixed < absentMixed) absentMixed = mixed;
      }
    }
    const { id } = teams[team];
    matchPoints.set(id, ofMatches.totals[team]);
    gamePoints.set(id, ofGames.totals[team]);
    buchholz.set(id, scores);
    buchholzCut.set(id, scores - Math.max(absentScore, lowest)); // Art. 16.5.1
    emmsb.set(id, matchProducts);
    emgsbCut.set(id, mixedProducts - Math.max(absentMixed, leastMixed));
    eggsb.set(id, gameProducts);
  }
  return [matchPoints, gamePoints, buchholz, buchholzCut, emmsb, emgsbCut, eggsb];
}
