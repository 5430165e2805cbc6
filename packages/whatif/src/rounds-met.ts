// FIDE C.07 (edition 2026-03), Article 16, with open games: the scores met, and Articles 14 and 16.5: the cuts. The packages of
// the tie-breaks compute whole tables of finished rounds; a search asks for the value of one player after another outcome
// thousands of times. The tests hold these against `standings`.

import type { Tournament } from '@crosstable/core';
import { FORFEITS, NEWEST_RULES, UNFINISHED, isIn, outcomeOf, unplayedRounds } from '@crosstable/core';

/** The rounds in which players meet a score; a cell is `player * rounds + round`. */
export interface RoundsMet {
  /** By player: the cells of these rounds. */
  readonly cells: readonly (readonly number[])[];
  /** By cell: the opponent whose score is met, or limits that of a dummy; -1 for none. */
  readonly opponents: Int32Array;
  /** By cell: 1 for a dummy, whose score is the player's own up to a limit. */
  readonly isDummy: Uint8Array;
  /** The limit of a dummy without an opponent. */
  readonly limit: number;
  /** By cell: 1 for a voluntary unplayed round. */
  readonly isVoluntary: Uint8Array;
}

/** The rounds of everybody; an open game is a game in every outcome. */
export function roundsMetOf(tournament: Tournament): RoundsMet {
  const { ids, primary, records, rounds, rules = NEWEST_RULES, system } = tournament;
  const { unplayed = unplayedRounds(system) } = tournament;
  const opponents = tournament.opponents.slice();
  const cells = ids.map((): number[] => []);
  const isDummy = new Uint8Array(records.length);
  const isVoluntary = new Uint8Array(records.length);
  records.forEach((record, cell) => {
    const isGame = outcomeOf(record) === UNFINISHED || isIn(unplayed.regular, record);
    if (!isGame || opponents[cell] < 0) {
      if (!isIn(unplayed.dummy, record)) return;
      isDummy[cell] = 1;
      isVoluntary[cell] = Number(isIn(unplayed.voluntary, record));
      if (!rules.limitsDummy || !isIn(FORFEITS, record)) opponents[cell] = -1; // Art. 16.4.1
    }
    cells[Math.floor(cell / rounds)].push(cell);
  });
  const limit = rules.limitsDummy ? primary.draw * rounds : Infinity; // Art. 16.4.2
  return { cells, opponents, isDummy, limit, isVoluntary };
}

/** Art. 16.4: the score met in a cell, from the player's own score and that of the opponent; of none where nobody was paired. */
export function scoreMet({ isDummy, limit }: RoundsMet, cell: number, own: number, opponent = limit): number {
  return isDummy[cell] === 1 ? Math.min(own, opponent) : opponent;
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

/** The numbers of cuts at the lower end and at the higher one. */
export interface Cuts {
  readonly lowCuts: number;
  readonly highCuts: number;
}

/** The place of the least first number, or with -1 of the greatest; among equal ones the second decides. -1 for none. */
function outermost(
  first: Float64Array,
  second: Float64Array,
  length: number,
  sign: 1 | -1,
  among?: Uint8Array,
): number {
  let found = -1;
  for (let at = 0; at < length; at++) {
    if (among?.[at] === 0) continue;
    if (found < 0 || sign * (first[at] - first[found] || second[at] - second[found]) < 0) found = at;
  }
  return found;
}

/** Art. 14.1.1, 16.5: the place in a row of the contribution that a cut at the lower end takes. */
function leastSignificant({ isVoluntary, scores, values }: Row, length: number): number {
  const low = outermost(scores, values, length, 1);
  const voluntary = outermost(values, scores, length, 1, isVoluntary);
  return voluntary >= 0 && values[voluntary] >= values[low] ? voluntary : low; // Art. 16.5.1
}

/** Art. 14: the sum that cuts take from a row, which is used up. The order of what is left doesn't matter. */
export function cutFrom(row: Row, length: number, { highCuts, lowCuts }: Cuts): number {
  const { isVoluntary, scores, values } = row;
  let sum = 0;
  for (let cut = 0, last = length - 1; cut < lowCuts + highCuts && last >= 0; cut++, last--) {
    const at = cut < lowCuts ? leastSignificant(row, last + 1) : outermost(scores, values, last + 1, -1); // Art. 14.3
    sum += values[at];
    scores[at] = scores[last];
    values[at] = values[last];
    isVoluntary[at] = isVoluntary[last];
  }
  return sum;
}
