import { check } from '@crosstable/core';

/** Whether a text is a number of points, as scoring records and 299 have them. */
export function isPoints(text: string): boolean {
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text);
}

/** A number of points as its four columns hold it: one decimal, more where the number has them. */
export function formatPoints(points: unknown, path: string): string {
  check(typeof points === 'number', path, 'a number', points);
  const oneDecimal = points.toFixed(1);
  const shortest = Number(oneDecimal) === points && oneDecimal.length <= 4 ? oneDecimal : String(points);
  const text = shortest.length > 4 ? shortest.replace(/^(-?)0\./, '$1.') : shortest;
  const fits = Number.isFinite(points) && text.length <= 4 && !text.includes('e');
  check(fits, path, 'a number that fits into four columns', points, 'number');
  return text;
}
