// The yardstick of the library: the same seven maps by hand, as fast as one loop over the games and one over the
// players can be. It checks nothing, has one scoring, one system and one edition, and explains nothing.

/*
 * A player's round, in the lower four bits of a cell; the bits above hold the number of the opponent. A cell of 0 is a
 * round without a record, which Article 16.1.1 takes for a zero-point bye.
 */
export const ABSENT = 0;
export const LOSS = 1;
export const WIN = 3;
export const HALF_BYE = 4;
const FULL_BYE = 5;
export const FORFEIT_LOSS = 6;
const FORFEIT_WIN = 7;

export const POINTS = new Float64Array([0, 0, 0.5, 1, 0.5, 1, 0, 1]);

/** White's round in an unplayed game; for a forfeit also Black's. */
export const WHITE = {
  'zero-bye': ABSENT,
  'half-bye': HALF_BYE,
  'full-bye': FULL_BYE,
  'pairing-bye': FULL_BYE,
  'forfeit-loss': FORFEIT_LOSS,
  'forfeit-win': FORFEIT_WIN,
  'double-forfeit': FORFEIT_LOSS,
};
export const BLACK = { 'forfeit-loss': FORFEIT_WIN, 'forfeit-win': FORFEIT_LOSS, 'double-forfeit': FORFEIT_LOSS };

/** The codes of the maps of {@link columnsByHand}, in their order. */
export const CODES = ['PTS', 'PS', 'PS/C1', 'SB', 'SB/C1', 'ARO', 'ARO/C1'];

/**
 * @param {readonly (readonly { white: string, black: string, result: number, kind?: string }[])[]} games
 * @param {readonly { id: string, rating: number }[]} players
 * @returns {Map<string, number | null>[]}
 */
export function columnsByHand(games, players) {
  const read = readTournament(games, players);
  return valuesOf(players, read, adjusted(read));
}

/** The one loop over the games: cells by player and round, scores by player, ratings. */
export function readTournament(games, players) {
  const rounds = games.length;
  const size = players.length;
  const index = new Map();
  const ratings = new Float64Array(size);
  for (let player = 0; player < size; player++) {
    index.set(players[player].id, player);
    ratings[player] = players[player].rating;
  }
  const cells = new Int32Array(size * rounds);
  const scores = new Float64Array(size);
  for (let round = 0; round < rounds; round++) {
    const list = games[round];
    for (let at = 0; at < list.length; at++) {
      const { white, black, result, kind } = list[at];
      const first = index.get(white);
      let ofWhite = LOSS + 2 * result;
      let ofBlack = WIN - 2 * result;
      if (kind !== undefined) {
        ofWhite = WHITE[kind];
        ofBlack = BLACK[kind];
      }
      scores[first] += POINTS[ofWhite];
      if (ofBlack === undefined) {
        cells[first * rounds + round] = ofWhite;
        continue;
      }
      const second = index.get(black);
      cells[first * rounds + round] = ofWhite | (second << 4);
      cells[second * rounds + round] = ofBlack | (first << 4);
      scores[second] += POINTS[ofBlack];
    }
  }
  return { cells, rounds, ratings, scores };
}

/** Art. 16.3.2: zero-point byes in the absence at the end count as draws. */
export function adjusted({ scores, cells, rounds }) {
  const adjustedScores = scores.slice();
  for (let player = 0; player < scores.length; player++) {
    for (let cell = (player + 1) * rounds - 1; cell >= player * rounds; cell--) {
      const record = cells[cell] & 15;
      if (record !== ABSENT && record !== HALF_BYE && record !== FORFEIT_LOSS) break;
      if (record === ABSENT) adjustedScores[player] += 0.5;
    }
  }
  return adjustedScores;
}

function valuesOf(players, { cells, rounds, ratings, scores }, adjustedScores) {
  const [points, progressive, progressiveCut, berger, bergerCut, average, averageCut] = CODES.map(() => new Map());
  for (let player = 0; player < scores.length; player++) {
    const start = player * rounds;
    let total = 0;
    let totals = 0;
    let products = 0;
    let leastScore = Infinity;
    let least = 0;
    let absence = -1;
    let met = 0;
    let ratingSum = 0;
    let lowest = Infinity;
    for (let cell = start; cell < start + rounds; cell++) {
      const record = cells[cell] & 15;
      const opponent = cells[cell] >> 4;
      const scored = POINTS[record];
      total += scored;
      totals += total;
      let score;
      if (record >= LOSS && record <= WIN) {
        score = adjustedScores[opponent];
        const rating = ratings[opponent];
        ratingSum += rating;
        met++;
        if (rating < lowest) lowest = rating;
      } else {
        // Art. 16.4: a dummy, no better than the opponent who was scheduled or a draw in every round
        score = Math.min(scores[player], record >= FORFEIT_LOSS ? adjustedScores[opponent] : rounds / 2);
      }
      const product = score * scored;
      products += product;
      if (score < leastScore || (score === leastScore && product < least)) {
        leastScore = score;
        least = product;
      }
      // Art. 16.1.2
      if ((record === ABSENT || record === HALF_BYE || record === FORFEIT_LOSS) && (absence < 0 || product < absence)) {
        absence = product;
      }
    }
    const { id } = players[player];
    points.set(id, total);
    progressive.set(id, totals);
    progressiveCut.set(id, totals - POINTS[cells[start] & 15]);
    berger.set(id, products);
    bergerCut.set(id, products - Math.max(absence, least)); // Art. 16.5.1
    average.set(id, met > 0 ? Math.round(ratingSum / met) : null);
    averageCut.set(id, met > 1 ? Math.round((ratingSum - lowest) / (met - 1)) : null);
  }
  return [points, progressive, progressiveCut, berger, bergerCut, average, averageCut];
}
