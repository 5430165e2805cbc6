// Times direct encounter for many players with the same points.
import { crosstable, tiebreakValues } from '../../crosstable/dist/index.js';
import { timeAlone } from './pair.mjs';

const SAMPLES = 21;

/** The game of a player with the player `step` places further on, in a circle. */
function around(size, step, result) {
  const taken = new Set();
  const list = [];
  for (let at = 0; at < size; at++) {
    const other = (at + step) % size;
    if (taken.has(at) || taken.has(other)) continue;
    taken.add(at).add(other);
    list.push({ white: `P${at + 1}`, black: `P${other + 1}`, result });
  }
  return list;
}

/** A Swiss in which few players have met, and drew: direct encounter separates nobody. */
function swissCrowd(size, rounds) {
  return crosstable(
    Array.from({ length: rounds }, (_, round) => around(size, round + 1, 0.5)),
    { system: 'swiss' },
  );
}

/** Berger's circle with an odd number of players: all have met, and each beat every second opponent. */
function roundRobinCrowd(size) {
  const games = Array.from({ length: size }, (_, round) =>
    Array.from({ length: (size - 1) / 2 }, (_, pair) => {
      const white = (round + pair + 1) % size;
      const black = (round - pair - 1 + size) % size;
      return { white: `P${white + 1}`, black: `P${black + 1}`, result: 1 };
    }),
  );
  return crosstable(games, { system: 'round-robin' });
}

function timeOf(table) {
  return timeAlone(() => tiebreakValues('DE', table), SAMPLES);
}

/** The times of one column of direct encounters, in a Swiss with this many rounds and in a round-robin. */
export function timeEncounters(size, rounds) {
  return { swiss: timeOf(swissCrowd(size, rounds)), roundRobin: timeOf(roundRobinCrowd(size - 1)) };
}
