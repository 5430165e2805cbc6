import { errorAtCell, notRead } from '../cells/refusal.js';
import type { OnRepair } from '../cells/repair.js';
import type { Side } from '../cells/round-cell.js';
import type { Cell } from '../cells/sheet.js';

/** The letters of White, each with those of Black that languages print beside it; a cell has one letter. */
const WHITE_BESIDE: readonly (readonly [white: string, black: RegExp])[] = [
  ['w', /\p{L}/u], // white, weiß
  ['b', /n/], // blanc, blancas, bianco
  ['б', /ч/],
];

/**
 * The letter of White in a table; `undefined` where it can't be told.
 *
 * @throws RangeError for `12W` beside `7L`, whose letters are those of results in English
 */
export function whiteLetter(sides: readonly Side[], onRepair: OnRepair): string | undefined {
  const letters = new Map<string, Cell>();
  for (const { colour, cell } of sides) {
    const letter = colour.toLowerCase();
    if (letter !== '' && !letters.has(letter)) letters.set(letter, cell);
  }
  const lost = letters.get('l');
  if (lost !== undefined && letters.has('w')) throw errorAtCell(lost, 'a colour', notRead('cells without a colour'));
  const [first, second = '', ...others] = letters.keys();
  const found = WHITE_BESIDE.find(
    ([white, black]) => (first === white && black.test(second)) || (second === white && black.test(first)),
  );
  if (found !== undefined && others.length === 0) return found[0];
  const place = [...letters.values()].at(-1);
  if (place !== undefined) onRepair('colour', place, { key: 'unknown-colours', values: {} });
  return undefined;
}
