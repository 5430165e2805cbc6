// FIDE C.07 (edition 2026-03), Article 16, with open games: the scores met, and Articles 14 and 16.5: the cuts

import type { Tournament } from '@crosstable/core';
import { FORFEITS, NEWEST_RULES, UNFINISHED, isIn, outcomeOf, unplayedRounds } from '@crosstable/core';

/** The round takes no part. */
export const NOTHING_MET = 0;
/** The score met is the opponent's. */
export const OPPONENT_MET = 1;
/** The score met is that of a dummy: the player's own, limited by a number. */
export const DUMMY_MET = 2;
/** The same, limited by the score of the opponent who was paired. */
export const FORFEIT_MET = 3;

/** By cell, `player * rounds + round`: the score that the player meets there. */
export interface RoundsMet {
  readonly kinds: Uint8Array;
  readonly opponents: Int32Array;
  /** The limit of a dummy. */
  readonly limits: Float64Array;
  /** 1 for a voluntary unplayed round. */
  readonly isVoluntary: Uint8Array;
}

/** The rounds of everybody; an open game is a game in every outcome. */
export function roundsMetOf(tournament: Tournament): RoundsMet {
  const { opponents, primary, records, rounds, rules = NEWEST_RULES, system } = tournament;
  const { unplayed = unplayedRounds(system) } = tournament;
  const size = records.length;
  const kinds = new Uint8Array(size);
  const limits = new Float64Array(size).fill(rules.limitsDummy ? primary.draw * rounds : Infinity); // Art. 16.4.2
  const isVoluntary = new Uint8Array(size);
  for (let cell = 0; cell < size; cell++) {
    const record = records[cell];
    const isGame = outcomeOf(record) === UNFINISHED || isIn(unplayed.regular, record);
    if (isGame && opponents[cell] >= 0) kinds[cell] = OPPONENT_MET;
    else if (!isIn(unplayed.dummy, record)) kinds[cell] = NOTHING_MET;
    else if (rules.limitsDummy && isIn(FORFEITS, record) && opponents[cell] >= 0)
      kinds[cell] = FORFEIT_MET; // Art. 16.4.1
    else kinds[cell] = DUMMY_MET;
    isVoluntary[cell] = isIn(unplayed.voluntary, record) ? 1 : 0;
  }
  return { kinds, opponents, limits, isVoluntary };
}

/** The rounds of one player on the way to a value: the scores met, what each adds, and whether it is voluntary. */
export interface Row {
  readonly scores: Float64Array;
  readonly values: Float64Array;
  readonly isVoluntary: Uint8Array;
}

/** A row for so many rounds. */
export function rowFor(rounds: number): Row {
  return {
    scores: new Float64Array(rounds),
    values: new Float64Array(rounds),
    isVoluntary: new Uint8Array(rounds),
  };
}

/** Art. 14.1.1, 16.5: the place in a row of the contribution that a cut at the lower end takes. */
function lowest({ isVoluntary, scores, values }: Row, length: number): number {
  let low = 0;
  let voluntary = -1;
  for (let at = 0; at < length; at++) {
    if (scores[at] < scores[low] || (scores[at] === scores[low] && values[at] < values[low])) low = at;
    if (isVoluntary[at] === 0) continue;
    const isLower =
      voluntary < 0 ||
      values[at] < values[voluntary] ||
      (values[at] === values[voluntary] && scores[at] < scores[voluntary]);
    if (isLower) voluntary = at;
  }
  return voluntary >= 0 && values[voluntary] >= values[low] ? voluntary : low; // Art. 16.5.1
}

/** Art. 14.3: the same at the higher end. */
function highest({ scores, values }: Row, length: number): number {
  let high = 0;
  for (let at = 1; at < length; at++) {
    if (scores[at] > scores[high] || (scores[at] === scores[high] && values[at] > values[high])) high = at;
  }
  return high;
}

/** Takes a contribution out of a row, whose order doesn't matter. */
function takeOut({ isVoluntary, scores, values }: Row, at: number, last: number): number {
  const value = values[at];
  scores[at] = scores[last];
  values[at] = values[last];
  isVoluntary[at] = isVoluntary[last];
  return value;
}

/** Art. 14: the sum that cuts take from a row, which is used up. */
export function cutFrom(row: Row, length: number, lowCuts: number, highCuts: number): number {
  let left = length;
  let sum = 0;
  for (let cut = 0; cut < lowCuts && left > 0; cut++) {
    const at = lowest(row, left);
    left--;
    sum += takeOut(row, at, left);
  }
  for (let cut = 0; cut < highCuts && left > 0; cut++) {
    const at = highest(row, left);
    left--;
    sum += takeOut(row, at, left);
  }
  return sum;
}
