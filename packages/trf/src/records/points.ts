import { type Column, cut, refuse } from '../text/columns.js';
import type { Line } from '../text/line.js';

/** Whether a text is a number of points, with a decimal point or a decimal comma. */
export function isPoints(text: string): boolean {
  return /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(text);
}

/** The number of such a text; that of -0.0 is 0, too. */
export function pointsOf(text: string): number {
  return Number(text.replace(',', '.')) + 0;
}

/** The numbers of some columns of a record; blank ones are left out. @throws TrfError for another text */
export function readNumbersOf<T extends string>(
  line: Line,
  columns: Readonly<Record<T, Column>>,
  fields: readonly T[],
): Partial<Record<T, number>> {
  const numbers: Partial<Record<T, number>> = {};
  for (const field of fields) {
    const text = cut(line.text, columns[field]);
    if (text === '') continue;
    if (!isPoints(text)) refuse(line, columns[field], 'a number');
    numbers[field] = pointsOf(text);
  }
  return numbers;
}
