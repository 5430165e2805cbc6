// FIDE C.07 (edition 2026-03), Article 12: the game points of a team on each board

import { FORFEIT_LOSSES, NO_RECORD, OTHER_BYES, UNFINISHED, isIn, outcomeOf } from '@crosstable/core';

import type { TeamCells } from './cells.js';

/** The game points on each board of a round without entered boards. */
function pointsOnEachBoard({ ofGame }: TeamCells, outcome: number): number {
  if (isIn(FORFEIT_LOSSES, outcome)) return ofGame.loss; // Art. 12: a forfeit loss is a standard loss
  return isIn(OTHER_BYES, outcome) ? ofGame.win : ofGame.ofOutcome[outcome]; // Art. 12: a pairing-allocated bye is a win
}

/**
 * The game points of a team on a board in a round, by `cell * size + board`. A forfeit counts as a standard win or loss
 * (Art. 12). A pairing-allocated bye is a win on every board, whatever it is worth (Art. 12). The outcome of another
 * bye, or of a match that was forfeited without boards, counts on every board. An unfinished match doesn't count yet. NaN
 * where only the total of the match is known.
 */
export function boardPointsOf(cells: TeamCells): Float64Array {
  const { areTotals, boardRecords, ofGame, records, size } = cells;
  const points = new Float64Array(boardRecords.length);
  for (let cell = 0; cell < records.length; cell++) {
    const seat = cell * size;
    const outcome = outcomeOf(records[cell]);
    if (boardRecords[seat] === NO_RECORD) {
      points.fill(areTotals[cell] === 1 ? NaN : pointsOnEachBoard(cells, outcome), seat, seat + size);
    } else if (outcome !== UNFINISHED) {
      for (let board = seat; board < seat + size; board++) {
        const record = boardRecords[board];
        points[board] = isIn(FORFEIT_LOSSES, record) ? ofGame.loss : ofGame.ofOutcome[outcomeOf(record)]; // Art. 12
      }
    }
  }
  return points;
}
