// FIDE C.07 (edition 2026-03), Article 12: the game points of a team on each board

import { FORFEIT_LOSSES, NO_RECORD, PAIRING_BYE, UNFINISHED, isIn, outcomeOf } from '@crosstable/core';

import type { TeamCells } from './cells.js';

/** The points of a round on every board, where no board of it was entered. */
function pointsOnEachBoard({ ofGame }: TeamCells, outcome: number): number {
  if (outcome === NO_RECORD || outcome === UNFINISHED) return 0;
  if (isIn(FORFEIT_LOSSES, outcome)) return ofGame.loss; // Art. 12: a forfeit loss is a standard loss
  const isPairingBye = outcome >= PAIRING_BYE && outcome < PAIRING_BYE + 3;
  return isPairingBye ? ofGame.win : ofGame.ofOutcome[outcome]; // Art. 12
}

/**
 * By board of a cell: the game points there. A forfeit counts as a standard win or loss, and a pairing-allocated bye as a win on
 * every board, whatever it is worth (Art. 12); the other byes and a match that was forfeited without boards are on every board
 * what they are as a whole. A match that isn't finished counts for nothing yet. NaN where only the total of the match is known.
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
