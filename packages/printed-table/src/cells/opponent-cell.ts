// The cell of an opponent: the results against the player whose column it stands in
import { errorAtCell, notRead } from './refusal.js';
import { type Side, readingOf } from './round-cell.js';
import type { Cell } from './sheet.js';

/** A result in any spelling; `x` and `X` are a draw, no game or a forfeit won, as the whole table shows. */
const RESULT = String.raw`1[/⁄]2|0?[.,]50?|[01][.,]0{1,2}|[01½=+WDLFRrXx*?._-]`;

/** The results of two games: with a sign or blanks between them, or two signs that need none. */
const PAIR = new RegExp(String.raw`^(${RESULT})(?:\s*[-:/|;&]\s*|,?\s+)(${RESULT})$`);
const TWO_SIGNS = /^([01½=+WDLRrXx-])([01½=+WDLRrXx-])$/;
/** One of two games was played. */
const HALF = new RegExp(String.raw`^(?=.*[01½=+WDL])(${RESULT})?\s*[:/|;&]\s*(${RESULT})?$`);
const SINGLE = new RegExp(`^(?:${RESULT})$`);
/** A forfeit of which the cell doesn't tell the winner, as German programs have it (kampflos, Kontumaz). */
const FORFEIT = /^k\.?$/i;

/** The sign of a result: `1`, `½`, `0`, `+` or `-`, `X` where the table decides, and `''` of a game that isn't played. */
function signOf(result: string): string {
  if (/^[.*?_]?$/.test(result)) return '';
  if (/^(?:1[/⁄]2|0?[.,]50?|[½=DRr])$/.test(result)) return '½';
  if (/^[1W]/.test(result)) return '1';
  if (/^[0L]/.test(result)) return '0';
  return result.replace('F', '-').toUpperCase();
}

/** The signs of a cell: one or two; `undefined` where it has other texts. */
export function signsIn(text: string): readonly string[] | undefined {
  const plain = text.replaceAll(/[–—−‒]/g, '-').replace(/(?<=\d)1[/⁄]2$/, '½');
  if (plain === '' || SINGLE.test(plain)) return [signOf(plain)];
  if (FORFEIT.test(plain)) return ['K'];
  const found = PAIR.exec(plain) ?? TWO_SIGNS.exec(plain) ?? HALF.exec(plain);
  return found === null ? undefined : [signOf(found.at(1) ?? ''), signOf(found.at(2) ?? '')];
}

/** Whether a text can stand against oneself. */
export function isDiagonal(text: string): boolean {
  return /^[^\d½=+WDL]*$/.test(text);
}

/** Throws for a cell on the diagonal with a result. */
export function checkDiagonal(cell: Cell): void {
  if (!isDiagonal(cell.text)) throw errorAtCell(cell, '"*" or nothing on the diagonal', SEVERAL);
}

const SEVERAL = notRead('several games in a cell as their sum, and tables of teams');

/** Throws for a cell that has something else than one result, or than those of two games. */
export function refuseResult(cell: Cell): never {
  throw errorAtCell(cell, 'a result as in "1", "½" or "0", or nothing', SEVERAL);
}

/** The side of a game against an opponent. */
export function opponentSide(cell: Cell, opponent: number, sign: string): Side {
  if (sign === 'K') return { cell, opponent, colour: '', result: null, isForfeit: true };
  return { ...readingOf('', '', sign), opponent, cell };
}
