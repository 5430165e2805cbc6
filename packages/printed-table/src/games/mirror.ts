import { errorAtCell } from '../cells/refusal.js';
import type { PrintedGame } from '../cells/printed-game.js';
import type { OnRepair } from '../cells/repair.js';
import type { Side } from '../cells/round-cell.js';

/** Whether two sides are those of the same game. */
export function areOneGame(one: Side, other: Side): boolean {
  if (one.isForfeit !== other.isForfeit) return false;
  if (one.colour === other.colour && one.colour !== '') return false;
  if (one.result === null || other.result === null) return one.result === other.result;
  // 0 for both: nobody came, or the arbiter decided so
  return one.result + other.result === 1 || one.result + other.result === 0;
}

const NOTE = 'both cells of a game must mirror each other; save the page again if rows were changed';

/** Throws unless the cell of the opponent has the other side of a player's game. */
export function checkMirrored(own: Side, player: number, other: Side): void {
  if (other !== own && other.opponent === player && areOneGame(own, other)) return;
  const { text, line } = own.cell;
  throw errorAtCell(other.cell, `the other side of ${JSON.stringify(text)} of line ${line}`, NOTE);
}

/** The game of the sides of White and Black. */
function withColours(ofWhite: Side, ofBlack: Side): PrintedGame {
  const { result, isForfeit } = ofWhite;
  const ids = { white: String(ofBlack.opponent), black: String(ofWhite.opponent) };
  const isLostByBoth = result === 0 && ofBlack.result === 0;
  if (!isForfeit) return { ...ids, result, ...(isLostByBoth && { blackResult: 0 }) };
  if (result === 1) return { ...ids, result, kind: 'forfeit-win' };
  return { ...ids, result: 0, kind: isLostByBoth ? 'double-forfeit' : 'forfeit-loss' };
}

/** The game of a player; `isWhite` is `undefined` where the page doesn't tell. */
export function gameOf(own: Side, other: Side, isWhite: boolean | undefined, onRepair: OnRepair): PrintedGame {
  if (own.result === null) onRepair('unfinished-game', own.cell, { key: 'game-without-result', values: {} });
  if (isWhite === undefined) return { ...withColours(own, other), coloursUnknown: true };
  return isWhite ? withColours(own, other) : withColours(other, own);
}
