// The yardstick of the standings under a whole list: the same rows by hand, from the one loop over the games.
import { ABSENT, FORFEIT_LOSS, HALF_BYE, LOSS, POINTS, WIN, adjusted, readTournament } from './columns-by-hand.mjs';

/** The list that is timed. */
export const LIST = ['PTS', 'BH/C1', 'BH', 'SB', 'DE'];

/**
 * @param {readonly (readonly { white: string, black: string, result: number, kind?: string }[])[]} games
 * @param {readonly { id: string, rating: number }[]} players
 * @returns {{ rank: number, player: string, values: number[] }[]}
 */
export function standingsByHand(games, players) {
  const read = readTournament(games, players);
  const { scores } = read;
  const { buchholz, cut, berger } = sums(read, adjusted(read));
  const compare = (one, other) =>
    scores[other] - scores[one] ||
    cut[other] - cut[one] ||
    buchholz[other] - buchholz[one] ||
    berger[other] - berger[one];
  const order = Array.from(scores.keys()).sort(compare);
  const rows = [];
  for (let start = 0, end = 0; start < order.length; start = end) {
    while (end < order.length && compare(order[start], order[end]) === 0) end++;
    let place = 1;
    const groups = end - start === 1 ? [[order[start]]] : met(order.slice(start, end), read);
    for (const group of groups) {
      const rank = start + place;
      const among = groups.length === 1 ? null : place; // direct encounter separated nobody
      for (const player of group) {
        const values = [scores[player], cut[player], buchholz[player], berger[player], among];
        rows.push({ rank, player: players[player].id, values });
      }
      place += group.length;
    }
  }
  return rows;
}

function sums({ cells, rounds, scores }, adjustedScores) {
  const buchholz = new Float64Array(scores.length);
  const cut = new Float64Array(scores.length);
  const berger = new Float64Array(scores.length);
  for (let player = 0; player < scores.length; player++) {
    let sum = 0;
    let products = 0;
    let least = Infinity;
    let absence = Infinity;
    for (let cell = player * rounds; cell < (player + 1) * rounds; cell++) {
      const record = cells[cell] & 15;
      const opponent = cells[cell] >> 4;
      let score;
      if (record >= LOSS && record <= WIN) score = adjustedScores[opponent];
      else {
        // Art. 16.4
        score = Math.min(scores[player], record >= FORFEIT_LOSS ? adjustedScores[opponent] : rounds / 2);
        // Art. 16.1.2
        if ((record === ABSENT || record === HALF_BYE || record === FORFEIT_LOSS) && score < absence) absence = score;
      }
      sum += score;
      products += score * POINTS[record];
      if (score < least) least = score;
    }
    buchholz[player] = sum;
    cut[player] = sum - (absence === Infinity ? least : absence); // Art. 16.5.2
    berger[player] = products;
  }
  return { buchholz, cut, berger };
}

/** Art. 6, for a few players who have met at most once. */
function met(tied, read) {
  if (tied.length < 2) return [tied];
  const { cells, rounds } = read;
  const table = tied.map((player) => {
    let score = 0;
    let missing = tied.length - 1;
    for (let cell = player * rounds; cell < (player + 1) * rounds; cell++) {
      const record = cells[cell] & 15;
      if (record < LOSS || record > WIN || !tied.includes(cells[cell] >> 4)) continue;
      score += POINTS[record];
      missing--;
    }
    return { player, score, missing };
  });
  if (table.every(({ missing }) => missing === 0)) {
    const levels = [...new Set(table.map(({ score }) => score))].sort((one, other) => other - one);
    if (levels.length === 1) return [tied];
    const at = (level) => table.filter(({ score }) => score === level).map(({ player }) => player);
    return levels.flatMap((level) => met(at(level), read));
  }
  const placed = [];
  let rest = table;
  for (;;) {
    const others = rest;
    const first = others.find((one) =>
      others.every((other) => other === one || one.score > other.score + other.missing),
    );
    if (first === undefined) break;
    placed.push([first.player]);
    rest = others.filter((one) => one !== first);
  }
  if (placed.length === 0) return [tied];
  return rest.length === 0
    ? placed
    : [
        ...placed,
        ...met(
          rest.map(({ player }) => player),
          read,
        ),
      ];
}
