import { check } from '@crosstable/core';
import { cut, refuse, type Column } from './columns.js';
import type { Line } from './line.js';

/** Whether a text is a number of points, as in scoring records and 299. */
export function isPoints(text: string): boolean {
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text);
}

/** A number of points for its columns: one decimal, or as many as the number has. */
export function formatPoints(points: unknown, path: string, width: 4 | 6 = 4): string {
  check(typeof points === 'number', path, 'a number', points);
  const oneDecimal = points.toFixed(1);
  const shortest = Number(oneDecimal) === points && oneDecimal.length <= width ? oneDecimal : String(points);
  const text = shortest.length > width ? shortest.replace(/^(-?)0\./, '$1.') : shortest;
  const fits = Number.isFinite(points) && text.length <= width && !text.includes('e');
  check(fits, path, `a number that fits into ${width === 4 ? 'four' : 'six'} columns`, points, 'number');
  return text;
}

/** The same for a number that may be missing. */
export function formatAmount(points: unknown, path: string, width?: 4 | 6): string {
  return points === undefined ? '' : formatPoints(points, path, width);
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
