import type { Result } from '@crosstable/core';
import type { ScoreTable } from './scoring-records.js';
import type { TrfGame } from './tournament.js';

/** What a game or a bye is worth to its two players. */
export function gamePoints(game: TrfGame, table: ScoreTable): readonly [white: number, black: number] {
  switch (game.kind) {
    case undefined:
      return [
        pointsOf(game.result, table.WW, table.WD, table.WL),
        pointsOf(game.blackResult ?? 1 - game.result, table.BW, table.BD, table.BL),
      ];
    case 'forfeit-win':
      return [table.FW, table.FL];
    case 'forfeit-loss':
      return [table.FL, table.FW];
    case 'double-forfeit':
      return [table.FL, table.FL];
    case 'full-bye':
      return [table.FPB, 0];
    case 'half-bye':
      return [table.HPB, 0];
    case 'zero-bye':
      return [table.ZPB, 0];
    case 'pairing-bye':
      return [table.PAB, 0];
  }
}

/** The pairing-allocated bye as a result: 1 if it is worth a win, ½ if it is worth a draw, else 0. */
export function pairingByeResult(table: ScoreTable): Result {
  if (table.PAB === table.WW) return 1;
  return table.PAB === table.WD ? 0.5 : 0;
}

function pointsOf(result: number, win: number, draw: number, loss: number): number {
  if (result === 0.5) return draw;
  return result === 1 ? win : loss;
}
