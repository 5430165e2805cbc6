// Writes numbers of points into their columns
import { check, nearestMillionth } from '@crosstable/core';

/** A number of points for its columns: one decimal, or as many as the number has. */
export function formatPoints(points: unknown, path: string, width: 4 | 6 = 4): string {
  check(typeof points === 'number', path, 'a number', points);
  const exact = nearestMillionth(points); // sums of tenths aren't
  const oneDecimal = exact.toFixed(1);
  const shortest = Number(oneDecimal) === exact && oneDecimal.length <= width ? oneDecimal : String(exact);
  const text = shortest.length > width ? shortest.replace(/^(-?)0\./, '$1.') : shortest;
  const fits = Number.isFinite(points) && text.length <= width && !text.includes('e');
  check(fits, path, `a number that fits into ${width === 4 ? 'four' : 'six'} columns`, points, 'number');
  return text;
}

/** The text of points as {@link formatPoints} writes them; nothing for a missing number. */
export function formatAmount(points: unknown, path: string, width?: 4 | 6): string {
  return points === undefined ? '' : formatPoints(points, path, width);
}
