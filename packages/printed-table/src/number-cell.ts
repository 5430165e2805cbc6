import { misplaced } from './misplaced.js';
import type { Cell } from './sheet.js';

/** The whole number of a rank or a player: `2`, or of a shared rank `2=`, `=2` or `2-3`; `undefined` of another text. */
export function ordinalOf(text: string): number | undefined {
  const found = /^=?(\d+)(?:[.=]|[-–][1-9]\d*)?$/.exec(text);
  return found === null ? undefined : Number(found[1]);
}

/** The number of a cell: `26,5`, `26.5`, `26½` or `.5`; `null` of a blank cell, `undefined` of another text. */
export function numberOf(text: string): number | null | undefined {
  if (text === '' || text === '-') return null;
  const found = /^(-?(?:\d{1,7}(?:[.,]\d{1,6})?|[.,]\d{1,6})|(?=½))(½?)$/.exec(text);
  if (found === null) return undefined;
  const [, digits, halfSign] = found;
  const [number, half] = [Number(digits.replace(',', '.')), halfSign === '' ? 0 : 0.5];
  return (digits.startsWith('-') ? number - half : number + half) + 0; // -0 is 0, too
}

/** The number of a cell that must have one, or be blank. */
export function numberIn(cell: Cell): number | null {
  const number = numberOf(cell.text);
  if (number === undefined) throw misplaced(cell, 'a number or nothing');
  return number;
}
