import type { Half } from './round-cell.js';
import { misplaced } from './misplaced.js';
import type { PrintedGame } from './printed-game.js';
import type { Cell } from './sheet.js';

/** A half of a game, and the cell that has it. */
export interface Placed {
  readonly half: Half;
  readonly cell: Cell;
}

/** Whether two halves are the same game from both sides. */
function areOneGame(one: Half, other: Half): boolean {
  if (one.isForfeit !== other.isForfeit) return false;
  if (one.colour === other.colour && one.colour !== '') return false;
  if (one.result === null || other.result === null) return one.result === other.result;
  // 0 for both: nobody came, or the arbiter decided so
  return one.result + other.result === 1 || one.result + other.result === 0;
}

const NOTE = 'both cells of a game must mirror each other; save the page again if rows were changed';

/** Throws unless the cell of the opponent, which may be blank, has the other half of the game. */
export function checkMirrored({ half, cell }: Placed, player: number, other: Half | undefined, otherCell: Cell): void {
  if (other?.opponent === player && areOneGame(half, other)) return;
  throw misplaced(otherCell, `the other side of ${JSON.stringify(cell.text)} of line ${cell.line}`, NOTE);
}

/** The game of which White, and Black, are known. */
export function gameOf(white: number, black: number, ofWhite: Half, ofBlack: Half): PrintedGame {
  const { result, isForfeit } = ofWhite;
  const ids = { white: String(white), black: String(black) };
  const isLostByBoth = result === 0 && ofBlack.result === 0;
  if (!isForfeit) return { ...ids, result, ...(isLostByBoth && { blackResult: 0 }) };
  if (result === 1) return { ...ids, result, kind: 'forfeit-win' };
  return { ...ids, result: 0, kind: ofBlack.result === 1 ? 'forfeit-loss' : 'double-forfeit' };
}
