import { errorAtCell, notRead, refuseTeams } from '../cells/refusal.js';
import { type Side, plainText, readingOf } from '../cells/round-cell.js';
import { type PrintedPoints, agreement } from '../games/points.js';
import type { Notation } from './notation.js';
import { swissPerfect } from './swiss-perfect.js';

/** Opponent, own colour, own result; a draw may be that of remis, or the X of a table by hand. */
const GAME = /^(\d{1,5})\s?(\p{L})\s?([01½=rRxX+-]?)$/u;
/** A round without an opponent. A spreadsheet has the numbers 0 and -1 for `-0` and `-1`. */
const BYE = /^-?([01½])$/;
const BLANK = /^([*-]?)$/;
/** A game of teams, whose results have two digits or are more than 1. */
const MATCH = /^\d{1,5}\p{L}(?:[2-9]½?|\d½|\d\d½?)$/u;
/** An opponent with a result, as Vega once printed; two results in a cell are a double round robin. */
const WITHOUT_COLOUR = /^(?:[2-9]|\d{2,5})\s+[01½+-]$/;

/** Whether a cell is refused, but names an opponent, so that its column is a round. */
export function isRefusedGame(text: string): boolean {
  return MATCH.test(text) || WITHOUT_COLOUR.test(text);
}

/** Throws for an X in a row whose printed points don't show that it is a draw, also beside the opponents of a round robin. */
function checkDraws(rows: readonly (readonly Side[])[], printed: readonly PrintedPoints[]): void {
  const isByHand = ({ cell, result }: Side): boolean => result === 0.5 && /X$/i.test(cell.text);
  const agrees = agreement(rows, printed);
  for (const [player, row] of rows.entries()) {
    const drawn = row.find(isByHand);
    if (drawn !== undefined && !agrees(player))
      throw errorAtCell(drawn.cell, 'a draw as in "½"', 'an X is a draw where the printed points agree with it');
  }
}

/** Chess-Results and Swiss-Manager; Vega, whose cells are read as the same ones; SwissPerfect. A table may mix them. */
export const chessResults: Notation = {
  name: 'Chess-Results',
  read(cell) {
    const text = plainText(cell);
    const found = GAME.exec(text);
    if (found !== null) return readingOf(found[1], found[2], found[3]);
    const alone = BYE.exec(text) ?? BLANK.exec(text);
    return alone === null ? swissPerfect(text) : readingOf('', '', alone[1]);
  },
  refuse(cell) {
    const text = plainText(cell.text);
    if (MATCH.test(text)) refuseTeams(cell);
    const note = WITHOUT_COLOUR.test(text) ? notRead('cells without a colour') : '';
    throw errorAtCell(cell, 'opponent, colour and result as in "12w1", a bye as in "-1", or nothing', note);
  },
  settle(rows, printed) {
    checkDraws(rows, printed);
    return rows;
  },
};
