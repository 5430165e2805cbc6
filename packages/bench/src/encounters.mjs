// Times direct encounter for many participants with the same points.
import { crosstable, teamTable, tiebreakValues } from 'crosstable';
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

/** The rounds of Berger's circle for an odd number, in which all meet. `play` makes a game of two places. */
function circle(size, play) {
  return Array.from({ length: size }, (_, round) =>
    Array.from({ length: (size - 1) / 2 }, (_, pair) =>
      play((round + pair + 1) % size, (round - pair - 1 + size) % size),
    ),
  );
}

/** A round-robin in which each player beats every second opponent. */
function roundRobinCrowd(size) {
  const play = (white, black) => ({ white: `P${white + 1}`, black: `P${black + 1}`, result: 1 });
  return crosstable(circle(size, play), { system: 'round-robin' });
}

/**
 * Teams that have all met. Each beat the next one and drew with the others. The last two aren't tied with the others: they beat
 * the first of them and lost to the last. Every application places one team at either end, so that there are as many
 * applications as possible.
 */
function teamCrowd(tied) {
  const last = tied - 1;
  const hasBeaten = (one, other) =>
    one < last ? other === one + 1 && other < tied : one === last ? other === tied + 1 : one === tied && other === 0;
  const play = (white, black) => {
    const lead = Number(hasBeaten(white, black)) - Number(hasBeaten(black, white));
    return { white: `T${white + 1}`, black: `T${black + 1}`, gamePoints: [2 + lead, 2 - lead] };
  };
  return teamTable(circle(tied + 2, play), { system: 'round-robin' });
}

function timeOf(table, code = 'DE') {
  return timeAlone(() => tiebreakValues(code, table), SAMPLES);
}

/** The times of one column of direct encounters, in a Swiss with this many rounds and in a round-robin. */
export function timeEncounters(size, rounds) {
  return { swiss: timeOf(swissCrowd(size, rounds)), roundRobin: timeOf(roundRobinCrowd(size - 1)) };
}

/** The time of the column of extended direct encounters of tied teams, whose number is odd. */
export function timeTeamEncounters(tied) {
  return timeOf(teamCrowd(tied), 'EDE');
}
