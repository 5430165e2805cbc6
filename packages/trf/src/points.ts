import { cut, refuse, type Column } from './columns.js';
import type { Line } from './line.js';

/** Whether a text is a number of points, as in scoring records and 299. */
export function isPoints(text: string): boolean {
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text);
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
    numbers[field] = Number(text);
  }
  return numbers;
}
