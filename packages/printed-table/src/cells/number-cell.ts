import { errorAtCell } from './refusal.js';
import type { Cell } from './sheet.js';

/** The whole number of a rank or a player: `2`, or of a shared rank `2=`, `=2`, `2-3` or `2.-3.`; `undefined` of another text. */
export function ordinalOf(text: string): number | undefined {
  const found = /^=?(\d+)(?:[.=]|\.?[-–][1-9]\d*\.?)?$/.exec(text);
  return found === null ? undefined : Number(found[1]);
}

/** A text with `½` at its end for `1/2`, or for the 1, fraction slash and 2 that programs make of it. */
export function withHalfSign(text: string): string {
  return text.replace(/1[/⁄]2$/, '½');
}

/**
 * The number of a cell, of at most six decimals: `26,5`, `26.5`, `26½`, `.5` or `1 850`; `null` of a blank cell, `undefined` of another
 * text.
 */
export function numberOf(text: string): number | null | undefined {
  if (text === '' || text === '-') return null;
  const found = /^(-?)(\d{1,7}(?:\s?½)?|\d{0,7}[.,]\d+|½)$/.exec(withHalfSign(text).replace(/(?<=^\d) (?=\d{3}$)/, ''));
  if (found === null) return undefined;
  const [, sign, digits] = found;
  const number = Number(Number(digits.replace(',', '.').replace(/\s?½/, '.5')).toFixed(6));
  return sign === '-' ? 0 - number : number; // -0 is 0, too
}

/** The number of a cell that must have one, or be blank. */
export function numberIn(cell: Cell): number | null {
  const number = numberOf(cell.text);
  if (number === undefined) throw errorAtCell(cell, 'a number, as 26.5, 26,5 or 26½, or nothing');
  return number;
}

/** An average of ratings with a sign between thousands, or one that needs none. */
const THOUSANDS = /^(?:[1-3][., ]\d{3}|\d{3}|[0-]?)$/;

/**
 * The numbers of a column of cells that must have one, or be blank. `1.850` is 1850 where all cells can be averages of ratings, and
 * not all be quarters with three decimals.
 */
export function numbersIn(cells: readonly Cell[]): (number | null)[] {
  const whole = cells.map((cell) => ({ ...cell, text: cell.text.replace(/(?<=^\d)[., ]/, '') }));
  const areWhole = cells.every(({ text }) => THOUSANDS.test(text)) && whole.some(({ text }) => Number(text) % 250 > 0);
  return (areWhole ? whole : cells).map(numberIn);
}
