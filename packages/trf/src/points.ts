/** A number of points as its four columns hold it: one decimal, more where the number has them. */
export function formatPoints(path: string, points: number): string {
  const oneDecimal = points.toFixed(1);
  const shortest = Number(oneDecimal) === points && oneDecimal.length <= 4 ? oneDecimal : String(points);
  const text = shortest.length > 4 ? shortest.replace(/^(-?)0\./, '$1.') : shortest;
  if (!Number.isFinite(points) || text.length > 4 || text.includes('e')) {
    throw new RangeError(`${path}: expected a number that fits into four columns, got ${points}`);
  }
  return text;
}
