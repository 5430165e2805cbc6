// The cell of an opponent: the result against the player whose column it stands in
import type { Heading } from './heading.js';
import { errorAtCell, notRead } from './refusal.js';
import { type Side, plainText, resultOf, sideOf } from './round-cell.js';
import type { Cell } from './sheet.js';

/** A forfeit of which the cell doesn't tell the winner, as German programs have it (kampflos, Kontumaz). */
const FORFEIT = /^k\.?$/i;

/** Reads the result against the opponent whose column the cell stands in. */
export function opponentCell(cell: Cell, opponent: number, isOwn: boolean): Side {
  const text = plainText(cell);
  if (!isOwn && FORFEIT.test(text)) return { cell, opponent, colour: '', result: null, isForfeit: true };
  if (isOwn ? /^[^\d\s½=+WDL-]*$/.test(text) : /^\.?$/.test(text) || resultOf(text) !== null)
    return sideOf(cell, opponent, '', text);
  const expected = isOwn ? '"*" or nothing on the diagonal' : 'a result as in "1", "½" or "0", or nothing';
  throw errorAtCell(cell, expected, notRead('several games in a cell, also as their sum, and tables of teams'));
}

/** Refuses a second column of the opponent 1: the games below it would be missing. */
export function refuseSecond({ first, row }: Heading): void {
  const second = row.cells.find(({ text }, column) => column !== first && text === row.cells[first].text);
  if (second !== undefined)
    throw errorAtCell(second, 'each opponent once', notRead('round robins of several games per pair'));
}
