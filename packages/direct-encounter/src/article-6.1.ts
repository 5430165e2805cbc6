// FIDE C.07 (edition 2026-03), Article 6.1: Separate Standings

import { FORFEITS, type Tournament, isIn, unplayedRounds } from '@crosstable/core';

/** The scores of the tied players against each other. Here they are numbered from 0, in the order of the list. */
export interface Encounters {
  readonly tournament: Tournament;
  /** By tied: the number of the player in the tournament. */
  readonly players: readonly number[];
  /** By player: their place among the tied. */
  readonly places: ReadonlyMap<number, number>;
  /** The outcomes that count as games, Article 6.1.1. */
  readonly counted: number;
  /** By tied: the start of their part of the lists that follow; one more for the end. */
  readonly starts: Int32Array;
  /** The tied players whom they met, each once. */
  readonly opponents: Int32Array;
  /** The number of meetings with each of them. */
  readonly meetings: Int32Array;
  /** The points from these meetings, in units of 1 / (`scale` * `factor`). */
  readonly addends: Float64Array;
  /** The factor that turns averages of points into whole numbers. */
  readonly factor: number;
  /** The unit to which sums are rounded if there is no such factor; else 0. */
  readonly rounding: number;
  /** The least and the most that a missing game is worth, in the units of `addends`. */
  readonly least: number;
  readonly most: number;
}

/** The number of binary digits of sums that no factor makes whole: enough to tell them apart, too few for their errors. */
const DIGITS = 40;

/** The number of units in a point. */
export function unitsOf({ factor, tournament }: Encounters): number {
  return factor * tournament.primary.scale;
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}

/** The least common multiple of all numbers of meetings. */
function leastCommonMultiple(counts: ReadonlySet<number>): number {
  let multiple = 1;
  for (const count of counts) {
    if (multiple > Number.MAX_SAFE_INTEGER) break; // too large already
    multiple *= count / greatestCommonDivisor(count, multiple);
  }
  return multiple;
}

/**
 * The opponents whom each of the tied met, how often, and the points from all of these meetings. Cost: linear in the tied times
 * rounds.
 */
function meetingsOf(
  { opponents: opponentOf, primary, records, rounds }: Tournament,
  players: readonly number[],
  places: ReadonlyMap<number, number>,
  counted: number,
): Pick<Encounters, 'starts' | 'opponents' | 'meetings' | 'addends'> {
  const { awarded } = primary;
  const size = players.length;
  const starts = new Int32Array(size + 1);
  const opponents = new Int32Array(size * rounds);
  const meetings = new Int32Array(size * rounds);
  const addends = new Float64Array(size * rounds);
  const entryOf = new Int32Array(size).fill(-1); // by tied opponent: the last entry that was made of them
  let end = 0;
  for (let place = 0; place < size; place++) {
    const start = end;
    starts[place] = start;
    const first = players[place] * rounds;
    for (let cell = first; cell < first + rounds; cell++) {
      const opponent = places.get(opponentOf[cell]) ?? -1;
      if (opponent < 0 || !isIn(counted, records[cell])) continue;
      if (entryOf[opponent] < start) {
        entryOf[opponent] = end;
        opponents[end] = opponent;
        end++;
      }
      meetings[entryOf[opponent]]++;
      addends[entryOf[opponent]] += awarded[cell];
    }
  }
  starts[size] = end;
  return {
    starts,
    opponents: opponents.subarray(0, end),
    meetings: meetings.subarray(0, end),
    addends: addends.subarray(0, end),
  };
}

/** Reads the games of the tied against each other. Cost: linear in the tied times rounds. */
export function encountersOf(tournament: Tournament, players: readonly number[], forfeits: boolean): Encounters {
  const { primary, system, unplayed = unplayedRounds(system) } = tournament;
  const counted = unplayed.regular | (forfeits ? FORFEITS : 0); // Art. 6.1.1, 15.2
  const size = players.length;
  const places = new Map(players.map((player, place) => [player, place]));
  const read = meetingsOf(tournament, players, places, counted);
  const { addends, meetings } = read;
  const ofGame = [primary.loss, primary.draw, primary.win];
  let largest = Math.max(...ofGame.map(Math.abs));
  for (const addend of addends) largest = Math.max(largest, Math.abs(addend));
  const multiple = leastCommonMultiple(new Set(meetings));
  const isExact = multiple * largest * size <= Number.MAX_SAFE_INTEGER;
  const factor = isExact ? multiple : 1;
  for (let at = 0; at < addends.length; at++) addends[at] *= factor / meetings[at]; // Art. 6.1.2
  return {
    tournament,
    players,
    places,
    counted,
    factor,
    rounding: isExact ? 0 : 2 ** (Math.ceil(Math.log2(largest * size)) - DIGITS),
    least: Math.min(...ofGame) * factor,
    most: Math.max(...ofGame) * factor,
    ...read,
  };
}

/** The separate standings of players who are tied; all lists are in the order of `tied`. */
export interface SeparateStandings {
  readonly tied: readonly number[];
  /** With how many of the others no game counts. */
  readonly missing: Int32Array;
  /** In the units of the encounters. */
  readonly scores: Float64Array;
  /** The scores if all missing games were lost, or won. */
  readonly worst: Float64Array;
  readonly best: Float64Array;
}

/** Art. 6.1: adds up the points of the tied against each other. Cost: linear in the tied and their games. */
export function standingsOf(encounters: Encounters, tied: readonly number[]): SeparateStandings {
  const { addends, least, most, opponents, players, rounding, starts } = encounters;
  const round = (score: number): number => (rounding === 0 ? score : Math.round(score / rounding) * rounding);
  const size = tied.length;
  const missing = new Int32Array(size);
  const scores = new Float64Array(size);
  const worst = new Float64Array(size);
  const best = new Float64Array(size);
  const isTied = new Uint8Array(players.length);
  for (const place of tied) isTied[place] = 1;
  for (let at = 0; at < size; at++) {
    const end = starts[tied[at] + 1];
    let others = size - 1;
    let score = 0;
    for (let entry = starts[tied[at]]; entry < end; entry++) {
      if (isTied[opponents[entry]] === 0) continue;
      score += addends[entry];
      others--;
    }
    missing[at] = others;
    scores[at] = round(score);
    worst[at] = round(score + others * least);
    best[at] = round(score + others * most);
  }
  return { tied, missing, scores, worst, best };
}
