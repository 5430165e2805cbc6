import { isPlayed } from '../tournament/record.js';
import type { Tournament } from '../tournament/tournament.js';

/** The participants from `from` up to, but not including, `to`: a whole table, or one row of it. */
export interface Rows {
  readonly from: number;
  readonly to: number;
}

/**
 * The contributions of the rounds to a tie-break; Article 14 calls them its elements. Cells count from the first of the rows:
 * a round of a participant is at `(player - from) * rounds + round`. Points are in the units of the tournament.
 */
export interface Contributions {
  /** By cell: the number that the round brings in, such as the opponent's score or rating; NaN for nothing. */
  readonly scores: Float64Array;
  /** By cell: the number that the round adds to the value; NaN where the round contributes nothing. */
  readonly values: Float64Array;
}

/** Contributions with the rows that they are of. */
export interface ContributionTable extends Contributions, Rows {
  readonly tournament: Tournament;
}

/** A list by cell, as the typed arrays of a tournament are. */
interface Cells<T> {
  subarray: (start: number, end: number) => T;
}

/** The part of a list by cell that belongs to some rows. */
export function rowsOf<T>(cells: Cells<T>, { rounds }: Pick<Tournament, 'rounds'>, { from, to }: Rows): T {
  return cells.subarray(from * rounds, to * rounds);
}

/**
 * Art. 8.2, 10.4, 10.5: by cell, the value that the opponent met over the board has in another tie-break, from those of all
 * participants; NaN for a round without such an opponent. `isMetToo` says which other rounds make one.
 */
export function valuesMet(
  tournament: Tournament,
  { from, to }: Rows,
  ofAll: Float64Array,
  isMetToo?: (tournament: Tournament, cell: number) => boolean,
): Contributions {
  const { opponents, records, rounds } = tournament;
  const start = from * rounds;
  const values = new Float64Array((to - from) * rounds);
  for (let at = 0; at < values.length; at++) {
    const cell = start + at;
    values[at] = isPlayed(records[cell]) || isMetToo?.(tournament, cell) ? ofAll[opponents[cell]] : NaN;
  }
  return { scores: values, values };
}
