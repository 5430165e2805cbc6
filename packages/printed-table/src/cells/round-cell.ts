import type { Result } from '@crosstable/core';

import { withHalfSign } from './number-cell.js';
import { errorAtCell, notRead, refuseTeams } from './refusal.js';
import type { Cell } from './sheet.js';

/** The player's side of a round, as its cell has it: of a game, of a bye, or of nothing. */
export interface Side {
  readonly cell: Cell;
  /** The number of the opponent; `undefined` of a bye, and of a blank cell. */
  readonly opponent: number | undefined;
  /** The letter of the own colour; `''` where the notation has none. */
  readonly colour: string;
  /** The own result; `null` where there is none yet. */
  readonly result: Result | null;
  readonly isForfeit: boolean;
  /** Of a full-point bye that only the printed points show. */
  readonly isFullBye?: true;
}

/** The result of a sign of any notation; `null` of anything else. */
export function resultOf(sign: string): Result | null {
  if (/^[1+W]$/.test(sign)) return 1;
  if (/^[½=D]$/.test(sign)) return 0.5;
  return /^[0L-]$/.test(sign) ? 0 : null;
}

/** Chess-Results and Swiss-Manager: opponent, own colour, own result. */
const GAME = /^(\d{1,5})\s?(\p{L})\s?([01½=+-]?)$/u;
/** SwissPerfect: opponent or 0, colon, own result; no colours. */
const SWISS_PERFECT = /^0*(\d{0,5})\s?:()\s?([WDL+=-]?)$/;
/** A round without an opponent. A spreadsheet has the numbers 0 and -1 for `-0` and `-1`. */
const BYE = /^()()-?([01½])$/;
const BLANK = /^()()([*-]?)$/;
/** A game of teams, whose results have two digits or are more than 1. */
const MATCH = /^\d{1,5}\p{L}(?:[2-9]½?|\d½|\d\d½?)$/u;
/** An opponent with a result, as Vega once printed; two results in a cell are a double round robin. */
const WITHOUT_COLOUR = /^(?:[2-9]|\d{2,5})\s+[01½+-]$/;

/** Whether a text can be the cell of a round, and not the result against an opponent whose column it stands in. */
export function namesOpponent(text: string): boolean {
  return [GAME, SWISS_PERFECT, MATCH, WITHOUT_COLOUR].some((notation) => notation.test(text));
}

/** A cell with its result in one sign, as in `½` for `0.5` and `1` for `1.0`. */
export function plainText({ text }: Cell): string {
  return withHalfSign(text)
    .replace(/0?[.,]5$/, '½')
    .replace(/[.,]0$/, '');
}

/** The side of a cell that names an opponent, a colour and the sign of a result. */
export function sideOf(cell: Cell, opponent: number | undefined, colour: string, sign: string): Side {
  return { cell, opponent, colour, result: resultOf(sign), isForfeit: /[+-]/.test(sign) };
}

/** Reads the cell of a round, in any of the notations. */
export function roundCell(cell: Cell): Side {
  const text = plainText(cell);
  for (const notation of [GAME, SWISS_PERFECT, BYE, BLANK]) {
    const found = notation.exec(text);
    if (found !== null) return sideOf(cell, found[1] === '' ? undefined : Number(found[1]), found[2], found[3]);
  }
  if (MATCH.test(text)) refuseTeams(cell);
  const note = WITHOUT_COLOUR.test(text) ? notRead('cells without a colour') : '';
  throw errorAtCell(cell, 'opponent, colour and result as in "12w1", a bye as in "-1", or nothing', note);
}
