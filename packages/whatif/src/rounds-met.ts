// FIDE C.07 (edition 2026-03), Article 16, with open games: the scores met, and what cuts leave of them. The packages of the
// tie-breaks compute whole tables of finished rounds; a search asks for the value of one player after another outcome
// thousands of times. The tests hold these against `standings`.

import type { Cut, Tournament } from '@crosstable/core';
import { NEWEST_RULES, UNFINISHED, isIn, isLimitedByOpponent, outcomeOf, take, unplayedRounds } from '@crosstable/core';

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
  /** The tournament, as the tie-break sees it. */
  readonly tournament: Tournament;
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
      if (!rules.limitsDummy || !isLimitedByOpponent(record, opponents[cell])) opponents[cell] = -1; // Art. 16.4.1
    }
    cells[Math.floor(cell / rounds)].push(cell);
  });
  const limit = rules.limitsDummy ? primary.draw * rounds : Infinity; // Art. 16.4.2
  return { cells, opponents, isDummy, limit, isVoluntary, tournament };
}

/** Art. 16.4: the score met in a cell, from the player's own score and that of an opponent. */
export function scoreMet(
  { isDummy, limit, opponents }: RoundsMet,
  cell: number,
  own: number,
  scoreOf: (opponent: number) => number,
): number {
  const opponent = opponents[cell];
  const score = opponent < 0 ? limit : scoreOf(opponent);
  return isDummy[cell] === 1 ? Math.min(own, score) : score;
}

/** The sum of a player's contributions, which are scores, each multiplied by the points of its round; and of it what cuts take. */
export type SumAndCut = (
  cuts: readonly Cut[],
  met: RoundsMet,
  player: number,
  scoreIn: (cell: number) => number,
  pointsIn: (cell: number) => number,
) => readonly [sum: number, cut: number];

/** Art. 14, in one row for so many rounds that is filled in again and again; NaN where a round has no contribution. */
export function sumAndCutIn(rounds: number): SumAndCut {
  const scores = new Float64Array(rounds);
  const values = new Float64Array(rounds);
  return (cuts, { cells, tournament }, player, scoreIn, pointsIn) => {
    let sum = 0;
    let taken = 0;
    scores.fill(NaN);
    values.fill(NaN);
    for (const cell of cells[player]) {
      const at = cell - player * rounds;
      scores[at] = scoreIn(cell);
      values[at] = scores[at] * pointsIn(cell);
      sum += values[at];
    }
    const table = { from: player, to: player + 1, scores, tournament, values };
    for (const cut of cuts) {
      const at = cut(table, 0);
      if (at < 0) break;
      taken += values[at];
      take(table, at);
    }
    return [sum, taken];
  };
}
