// FIDE C.07 (edition 2026-03), Article 12: the game points of a team on each board

import { FORFEIT_LOSSES, NO_RECORD, OTHER_BYES, UNFINISHED, isIn, outcomeOf } from '@crosstable/core';

import type { TeamCells } from './cells.js';

/** The points of a round on every board, where no board of it was entered. */
function pointsOnEachBoard({ ofGame }: TeamCells, outcome: number): number {
  if (isIn(FORFEIT_LOSSES, outcome)) return ofGame.loss; // Art. 12: a forfeit loss is a standard loss
  return isIn(OTHER_BYES, outcome) ? ofGame.win : ofGame.ofOutcome[outcome]; // Art. 12: a pairing-allocated bye is a win
}

/**
 * By board of a cell: the game points there. A forfeit counts as a standard win or loss (Art. 12). A pairing-allocated bye is a win on every board, whatever it is worth (Art. 12); the
 * other byes and a match that was forfeited without boards are on every board what they are as a whole; NaN where only the total
 * of the match is known.
 */
export function boardPointsOf(cells: TeamCells): Float64Array {
  const { boardRecords, gamePoints, ofGame, points, records, size } = cells;
  for (let cell = 0; cell < records.length; cell++) {
    const seat = cell * size;
    const isTotal = !Number.isNaN(gamePoints[cell]);
    if (boardRecords[seat] !== NO_RECORD) {
      if (outcomeOf(records[cell]) === UNFINISHED) continue;
      for (let board = seat; board < seat + size; board++) {
        if (isIn(FORFEIT_LOSSES, boardRecords[board])) points[board] = ofGame.loss; // Art. 12
      }
    } else if (!isTotal) points.fill(pointsOnEachBoard(cells, outcomeOf(records[cell])), seat, seat + size);
  }
  return points;
}
